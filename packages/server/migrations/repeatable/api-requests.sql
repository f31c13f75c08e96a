-- Creates daily partitions of the log of requests. Rows of other days go to the default partition, so that a write
-- never fails for want of a partition.
create or replace function ensure_request_days(first_day timestamptz, last_day timestamptz) returns void
language plpgsql
as $$
declare
  day date;
  name text;
begin
  for day in
    select generate_series((first_day at time zone 'UTC')::date, (last_day at time zone 'UTC')::date, '1 day')::date
  loop
    name := 'api_requests_' || to_char(day, 'YYYYMMDD');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of api_requests for values from (%L) to (%L)', name,
          day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
      exception when check_violation or duplicate_table or invalid_object_definition then
        -- The default partition already has rows of that day, or another process was first.
        null;
      end;
    end if;
  end loop;
end
$$;

-- Drops the days that ended before the moment, and older rows of the default partition.
create or replace function drop_request_days(before timestamptz) returns int
language plpgsql
as $$
declare
  part record;
  dropped int := 0;
begin
  for part in
    select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'api_requests'::regclass and child.relname ~ '^api_requests_[0-9]{8}$'
      and (to_date(right(child.relname, 8), 'YYYYMMDD') + 1)::timestamp at time zone 'UTC' <= before
  loop
    execute format('drop table %I', part.name);
    dropped := dropped + 1;
  end loop;
  delete from api_requests_default where at < before;
  return dropped;
end
$$;
