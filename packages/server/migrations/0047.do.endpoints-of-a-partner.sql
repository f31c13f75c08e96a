-- The endpoints of a partner, newest first, whatever Location they are in.
create index endpoints_partner on endpoints (partner_id, id) where removed_at is null;

-- The log of one endpoint.
create index deliveries_endpoint on deliveries (endpoint_id, created_at, id) where endpoint_id is not null;

-- A marketplace event that a developer has sent as a test; nothing happened to the installation.
alter table lifecycle_events add column is_test boolean not null default false;
