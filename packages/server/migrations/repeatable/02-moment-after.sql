-- Returns the end of the day or of the second that a caller wrote, for "then or earlier".
create or replace function moment_after(moment text, zone text) returns timestamptz
language sql stable
as $$
  select case length(moment)
    when 10 then (moment::date + 1)::timestamp at time zone zone
    else moment_at(moment, zone) + interval '1 second'
  end
$$;
