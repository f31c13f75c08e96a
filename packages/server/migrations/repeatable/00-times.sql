-- Formats a moment in a zone as the ISO fields of the wire do: 2026-01-31T18:30:00+05:00. It is one expression without
-- a subquery, so that PostgreSQL inlines it: lists have several for each of their rows.
create or replace function iso_local(at timestamptz, zone text) returns text
language sql stable
as $$
  select to_char(at at time zone zone, 'YYYY-MM-DD"T"HH24:MI:SS')
    || case when at at time zone zone < at at time zone 'UTC' then '-' else '+' end
    || to_char(greatest(at at time zone zone - at at time zone 'UTC', at at time zone 'UTC' - at at time zone zone), 'HH24:MI')
$$;

-- The older form, without an offset: 2026-01-31 18:30:00.
create or replace function plain_local(at timestamptz, zone text) returns text
language sql stable
as $$
  select to_char(at at time zone zone, 'YYYY-MM-DD HH24:MI:SS')
$$;
