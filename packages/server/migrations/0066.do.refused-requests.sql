-- What was wrong with a refused request; see docs/decisions/0172.
alter table api_requests
  add column error_code text,
  add column error_message text,
  add column error_fields text[] not null default '{}';

-- Whoever is invited to a partner account and has an account gets a notice; those from before have had their mail.
alter table partner_invitations add column is_notified boolean not null default true;
alter table partner_invitations alter column is_notified set default false;
create index partner_invitations_unannounced on partner_invitations (id) where not is_notified;
