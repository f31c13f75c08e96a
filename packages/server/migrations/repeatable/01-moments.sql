-- Parses a caller's date and time: by its offset, or without one in the zone.
create or replace function moment_at(moment text, zone text) returns timestamptz
language sql stable
as $$
  select case
    -- A plus that was not encoded in a query arrives as a space.
    when moment ~ ':\d\d(\.\d+)?(Z|[+ -]\d\d:?\d\d)$' then regexp_replace(moment, ' (\d\d:?\d\d)$', '+\1')::timestamptz
    else moment::timestamp at time zone zone
  end
$$;

-- Turns working hours into moments. A range within the hour that daylight saving skips is empty.
create or replace function local_span(span tsrange, zone text) returns tstzrange
language sql stable
as $$
  select tstzrange(lower(span) at time zone zone, greatest(lower(span) at time zone zone, upper(span) at time zone zone))
$$;
