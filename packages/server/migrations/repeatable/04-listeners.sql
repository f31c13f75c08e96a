-- How much waits for a listener before further events are only counted.
create or replace function max_waiting_for_listener() returns int
language sql immutable parallel safe
as $$ select 1000 $$;

-- The listener that stands in the place of a URL; null for a real URL.
create or replace function listener_id_of(url text) returns bigint
language sql immutable parallel safe
as $$ select case when url like 'listener:%' then substr(url, 10)::bigint end $$;
