-- What an operator suspends: a partner account, a Location, a person. Null while it is not.
alter table partners add column suspended_at timestamptz, add column suspended_by bigint,
  add column suspension_reason text not null default '';
alter table locations add column suspended_at timestamptz, add column suspended_by bigint,
  add column suspension_reason text not null default '';
alter table users add column suspended_at timestamptz, add column suspended_by bigint,
  add column suspension_reason text not null default '';
create index partners_suspended on partners (id) where suspended_at is not null;
create index locations_suspended on locations (id) where suspended_at is not null;
create index users_suspended on users (id) where suspended_at is not null;
create index users_operators on users (id) where is_operator;

-- All parts of a text with up to three characters: what is found by three or fewer characters of it needs one lookup.
create function search_grams(folded text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(array_agg(distinct substr(folded, start, size)), '{}')
  from generate_series(1, length(folded)) start cross join generate_series(1, 3) size
  where start + size <= length(folded) + 1
$$;

-- What a text has to have in common with what it finds.
create function wanted_grams(folded text) returns text[]
language sql immutable strict parallel safe
as $$
  select coalesce(array_agg(distinct substr(folded, start, least(length(folded), 3))), '{}')
  from generate_series(1, greatest(length(folded) - 2, 1)) start where folded <> ''
$$;

create index partners_search on partners using gin (search_grams(fold_text(title)));
create index locations_search on locations using gin (search_grams(fold_text(title)));
create index users_search on users using gin (search_grams(fold_text(name || ' ' || coalesce(email, ''))))
  where partner_id is null;

-- Lists of everything that is blocked.
create index locations_installation_blocked on locations (id) where is_installation_blocked;
create index installations_frozen_by_operator on installations (application_id, location_id) where frozen_by = 'operator';
create index installations_frozen on installations (application_id, location_id) where status = 'freezed';
create index installations_pending on installations (application_id, location_id) where status = 'pending';
-- Who blocked it, and why: the last entry of the log about it.
create index audit_log_blocks on audit_log (action, application_id, location_id, id)
  where action in ('block-installation', 'disable', 'freeze-link');
create index audit_log_address on audit_log (address, id) where address <> '';
create index audit_log_at on audit_log (at, id);
