-- A test of a kind of record belongs to no event: what it carries is kept with it.
alter table deliveries add data json;
