-- A moment in a zone, as the ISO fields of the wire have it: 2026-01-31T18:30:00+05:00.
create or replace function iso_local(at timestamptz, zone text) returns text
language sql stable
as $$
  select to_char(at at time zone zone, 'YYYY-MM-DD"T"HH24:MI:SS')
    || case when shift.minutes < 0 then '-' else '+' end
    || lpad((abs(shift.minutes) / 60)::text, 2, '0') || ':' || lpad((abs(shift.minutes) % 60)::text, 2, '0')
  from (
    select (extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) / 60)::int as minutes
  ) shift
$$;

-- The older form, without an offset: 2026-01-31 18:30:00.
create or replace function plain_local(at timestamptz, zone text) returns text
language sql stable
as $$
  select to_char(at at time zone zone, 'YYYY-MM-DD HH24:MI:SS')
$$;
