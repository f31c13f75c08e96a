-- A test of a kind of record belongs to no event: what it carries is kept with it.
alter table deliveries add data json;
-- For the log of a record; there are few of them.
create index deliveries_of_tests on deliveries (location_id, resource, resource_id) where data is not null;
