-- The names of the field: an installation, an endpoint, its queue, a response, a plan, a reservation.

-- Functions and views under their old names; the repeatable files make them again.
drop view if exists store_cards cascade;
drop view if exists wire_links cascade;
drop view if exists wire_receivers cascade;
drop view if exists standing_receivers cascade;
drop view if exists told_deliveries cascade;
drop function if exists frozen_since(links) cascade;

alter table links rename to installations;
alter table link_log rename to installation_status_log;
alter table link_steps rename to installation_activity;
alter table link_counts rename to installation_counts;
alter table receivers rename to endpoints;
alter table lanes rename to endpoint_queues;
alter table occupancy rename to reservations;
alter table tariffs rename to plans;
alter table tariff_options rename to plan_options;
alter table fanout_cursors rename to fan_out_cursors;

alter table endpoints rename column hears_itself to includes_own_changes;
alter table endpoints rename column outlives_link to outlives_installation;
alter table hook_settings rename column hears_itself to includes_own_changes;
alter table lifecycle_events rename column handed_out_at to fanned_out_at;
alter table deliveries rename column receiver_id to endpoint_id;
alter table deliveries rename column lane_id to queue_id;
alter table deliveries rename column other_receiver_ids to other_endpoint_ids;
alter table due_deliveries rename column receiver_id to endpoint_id;
alter table due_deliveries rename column lane_id to queue_id;
alter table due_deliveries rename column other_receiver_ids to other_endpoint_ids;
alter table claims rename column lane_id to queue_id;
alter table delivery_attempts rename column answer_status to response_status;
alter table delivery_attempts rename column answer_body to response_body;
alter table idempotency_keys rename column sealed_answer to sealed_response;
alter table plan_options rename column tariff_id to plan_id;

alter function count_connected_link() rename to count_installation;
create or replace function count_installation() returns trigger language plpgsql as $$
declare
  connected_change int :=
    (new.status in ('active', 'freezed') is true)::int - (old.status in ('active', 'freezed') is true)::int;
  pending_change int := (new.status = 'pending' is true)::int - (old.status = 'pending' is true)::int;
begin
  if connected_change <> 0 or pending_change <> 0 then
    insert into installation_counts (application_id, bucket, connected, pending) values
      (coalesce(new.application_id, old.application_id), coalesce(new.location_id, old.location_id) / 1024,
        connected_change, pending_change)
    on conflict (application_id, bucket) do update
      set connected = installation_counts.connected + connected_change,
        pending = installation_counts.pending + pending_change;
  end if;
  return null;
end
$$;

-- Indexes, sequences, constraints and triggers follow the names of their tables.
do $$
declare
  renamed jsonb := '{"link_log": "installation_status_log", "link_steps": "installation_activity",
    "link_counts": "installation_counts", "links": "installations", "receivers": "endpoints",
    "lanes": "endpoint_queues", "occupancy": "reservations", "tariff_options": "plan_options", "tariffs": "plans",
    "fanout_cursors": "fan_out_cursors"}';
  was text;
  now_is text;
  found record;
begin
  for was, now_is in select key, value from jsonb_each_text(renamed) order by length(key) desc loop
    for found in
      select conrelid::regclass as of_table, conname as name from pg_constraint
      where connamespace = current_schema()::regnamespace and starts_with(conname, was || '_') and conrelid <> 0
        and coninhcount = 0
    loop
      execute format('alter table %s rename constraint %I to %I', found.of_table, found.name,
        now_is || substr(found.name, length(was) + 1));
    end loop;
    for found in
      select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S') and starts_with(relname, was || '_')
    loop
      execute format('alter %s %I rename to %I', found.kind, found.name,
        now_is || substr(found.name, length(was) + 1));
    end loop;
    for found in
      select tgrelid::regclass as of_table, tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal and starts_with(tgname, was || '_')
    loop
      execute format('alter trigger %I on %s rename to %I', found.name, found.of_table,
        now_is || substr(found.name, length(was) + 1));
    end loop;
  end loop;
  -- Views and functions that name a table inside their text are made again.
  if to_regclass('repeatable_sql') is not null then
    delete from repeatable_sql;
  end if;
end
$$;
