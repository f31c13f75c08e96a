-- Every Location has its counter from the beginning: taking a number is then an update of one row, which costs an eighth
-- of "insert or update".
insert into event_counters (location_id) select id from locations on conflict do nothing;

create function begin_counting_events() returns trigger
language plpgsql
as $$
begin
  insert into event_counters (location_id) select id from added;
  return null;
end
$$;
create trigger locations_count_events after insert on locations
  referencing new table as added for each statement execute function begin_counting_events();
