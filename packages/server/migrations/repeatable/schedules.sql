-- A team member's schedule as the wire shows it: a row for every day, including days without work.
create or replace function wire_schedule(location bigint, member bigint, first_day date, last_day date) returns json
language sql stable
as $$
  select coalesce(json_agg(row_to_json(wire) order by wire.date), '[]')
  from generate_series(0, last_day - first_day) as step (days)
  left join schedule_days schedule on schedule.location_id = location and schedule.staff_id = member
    and schedule.day = first_day + step.days
  cross join lateral (
    select
      to_char(first_day + step.days, 'YYYY-MM-DD') as date,
      (schedule.day is not null)::int as is_working,
      coalesce((
        select json_agg(json_build_object(
          'from', to_char(lower(slot), 'HH24:MI'),
          'to', case when upper(slot)::date > schedule.day then '24:00' else to_char(upper(slot), 'HH24:MI') end
        ) order by slot)
        from unnest(schedule.working) as slots (slot)
      ), '[]') as slots
  ) wire
$$;
