-- What a published application would like to become, until an operator has looked at it: the wanted values of the fields
-- that differ. `pending_since` is null for what an operator has sent back.
drop view if exists store_cards, application_cards, wire_applications;
alter table applications
  add column pending jsonb,
  add column pending_since timestamptz,
  -- Grows with every change that an operator has to look at.
  add column revision int not null default 1;

update applications set
  pending = jsonb_build_object('rights', to_jsonb(requested_rights)),
  pending_since = now()
where stage = 'published' and requested_rights is not null;

drop index applications_waiting;
alter table applications drop column requested_rights;
create index applications_waiting on applications (id)
  where stage = 'review' or pending_since is not null or whitelist_requested_at is not null;
alter table applications add check (pending is null or stage = 'published');
alter table applications add check (pending_since is null or pending is not null);
