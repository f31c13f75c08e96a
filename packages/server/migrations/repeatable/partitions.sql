-- Creates weekly partitions of the tables that grow with traffic. Rows of other weeks go to the default partition, so
-- that a write never fails for want of a partition.
create or replace function ensure_partitions(first_day timestamptz, last_day timestamptz) returns void
language plpgsql
as $$
declare
  parent text;
  week date;
begin
  foreach parent in array array['events', 'event_feed', 'deliveries', 'delivery_attempts'] loop
    if to_regclass(parent || '_default') is null then
      execute format('create table %I partition of %I default', parent || '_default', parent);
    end if;
    for week in
      select generate_series(date_trunc('week', first_day at time zone 'UTC'), last_day at time zone 'UTC', '1 week')::date
    loop
      if to_regclass(parent || '_' || to_char(week, 'YYYYMMDD')) is null then
        begin
          execute format(
            'create table %I partition of %I for values from (%L) to (%L)',
            parent || '_' || to_char(week, 'YYYYMMDD'), parent,
            week::timestamp at time zone 'UTC', (week + 7)::timestamp at time zone 'UTC');
        exception when check_violation or duplicate_table or invalid_object_definition then
          -- The default partition already has rows of that week, or another process was first.
          null;
        end;
      end if;
    end loop;
  end loop;
end
$$;

-- Drops the weeks that ended before the moment, and older rows of the default partitions.
create or replace function drop_partitions(before timestamptz) returns int
language plpgsql
as $$
declare
  parent text;
  part record;
  dropped int := 0;
begin
  foreach parent in array array['events', 'event_feed', 'deliveries', 'delivery_attempts'] loop
    for part in
      select child.relname as name
      from pg_inherits
      join pg_class child on child.oid = inhrelid
      where inhparent = parent::regclass and child.relname ~ (parent || '_[0-9]{8}$')
        and (to_date(right(child.relname, 8), 'YYYYMMDD') + 7)::timestamp at time zone 'UTC' <= before
    loop
      execute format('drop table %I', part.name);
      dropped := dropped + 1;
    end loop;
    execute format(
      'delete from %I where %I < $1', parent || '_default',
      case when parent in ('events', 'event_feed') then 'occurred_at' else 'created_at' end) using before;
  end loop;
  return dropped;
end
$$;

select ensure_partitions(now() - interval '1 week', now() + interval '5 weeks');
