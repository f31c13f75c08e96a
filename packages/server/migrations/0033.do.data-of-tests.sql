-- A test that was made from a record belongs to no event: what it carries is kept with it.
alter table deliveries add data json;
create index deliveries_with_data on deliveries (partner_id, created_at) where data is not null;
-- For the log of a record.
create index deliveries_of_tests on deliveries (location_id, resource, resource_id)
  where event_number is null and lifecycle_id is null;
