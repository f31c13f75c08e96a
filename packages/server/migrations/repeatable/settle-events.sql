-- The settings at the commit of an event decide who gets it; see docs/decisions/0106.

-- How long after an event its deliveries are due.
create or replace function delivery_delay() returns interval
language sql immutable parallel safe
as $$ select interval '5 seconds' $$;

-- How many events of a Location are fanned out at once.
create or replace function fan_out_batch_size() returns int
language sql immutable parallel safe
as $$ select 200 $$;

-- The sentences of the contract (blocked-by.ts), for what is held from the beginning; a test compares them.
create or replace function reason_to_hold(blocked_by text) returns text
language sql immutable parallel safe
as $$
  select case blocked_by
    when 'partner_suspended' then 'The partner account is suspended by the platform.'
    when 'location_suspended' then 'The Location is suspended by the platform.'
    when 'person_suspended' then 'The person who set this endpoint is suspended by the platform.'
    else 'The application is frozen in this Location.'
  end
$$;

-- The row of a delivery in the queue: all that sending it takes, and the replay that sends it again.
drop function if exists to_due(deliveries);
create or replace function to_due(delivery deliveries, of_replay bigint default null) returns setof due_deliveries
language sql stable
as $$
  select delivery.queue_id, delivery.due_at, delivery.id, delivery.created_at, delivery.location_id,
    delivery.application_id, delivery.endpoint_id, delivery.event_number, delivery.lifecycle_id, delivery.occurred_at,
    delivery.resource, delivery.resource_id, delivery.status, delivery.is_masked, delivery.attempts,
    delivery.other_endpoint_ids, listener_id_of(delivery.url), false, of_replay
$$;

-- The endpoint queues of these URLs, created where they are missing. A worker looks at each when the first of its times
-- has come; null adds no time. Queues are locked in one order.
create or replace function queues_due(partner_ids bigint[], urls text[], due_ats timestamptz[])
returns setof endpoint_queues
language plpgsql
as $$
begin
  return query
    insert into endpoint_queues (partner_id, url, next_due_at)
    select given.partner_id, given.url, min(given.due_at)
    from unnest(partner_ids, urls, due_ats) given (partner_id, url, due_at)
    group by given.partner_id, given.url order by given.partner_id, given.url
    on conflict (partner_id, url_hash(url)) do update
      set next_due_at = least(endpoint_queues.next_due_at, excluded.next_due_at)
    returning *;
end
$$;

-- Fans out the next events of these Locations, in their order: a number in the feed of each partner that is eligible, and
-- a delivery for each of its endpoints. The caller holds the rows of `fan_out_cursors`. The settings choose the one right
-- plan, by index and in the order of the index: partitioned tables take longer to plan than to read. `recipients` are
-- the pairs of Location and partner that have new deliveries, for whoever asks for them.
drop function if exists fan_out_events(bigint[], int, timestamptz);
create or replace function fan_out_events(
  of_locations bigint[], max_events int, fanned_out_at timestamptz, with_recipients boolean,
  out event_count int, out delivery_count int, out recipients json
)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_bitmapscan = off
set enable_sort = off
set jit = off
as $$
begin
  with fresh as materialized (
    select event.location_id, event.number, event.resource, event.resource_id, event.status, event.occurred_at,
      event.partner_id as actor_id, right_to(event.resource) as "right",
      -- Clocks differ by little: a time that is wrong by more than a second does not delay later events.
      greatest(event.due_at, least(event.due_at + interval '1 second', greatest(cursor.last_due_at,
        max(event.due_at) over (partition by event.location_id order by event.number)))) as due_at
    from fan_out_cursors cursor
    cross join lateral (
      select events.*, events.occurred_at + delivery_delay() as due_at from events
      where events.location_id = cursor.location_id and events.number > cursor.number
      order by events.number limit max_events
    ) event
    where cursor.location_id = any(of_locations)
  ), addressed as (
    select fresh.*, fresh.location_id as endpoint_location_id from fresh
    union all
    -- The opening of a Location goes to the endpoints of its whole Chain.
    select fresh.*, sibling.id
    from fresh
    join locations location on location.id = fresh.location_id
    join locations sibling on sibling.chain_id = location.chain_id and sibling.id <> location.id
      and sibling.deleted_at is null
    where fresh.resource = 'salon' and fresh.status = 'create'
  ), eligible as materialized (
    select distinct on (addressed.location_id, addressed.number, endpoint.partner_id, endpoint.url)
      addressed.location_id, addressed.number, addressed.resource, addressed.resource_id, addressed.status,
      addressed.occurred_at, endpoint.partner_id, endpoint.application_id, endpoint.id as endpoint_id, endpoint.url, addressed.due_at,
      case when endpoint.decision = 'hold' then 'held' else 'scheduled' end as outcome,
      endpoint.blocked_by, not endpoint.shows_phones as is_masked,
      nullif(array_remove(array_agg(endpoint.id) over (
        partition by addressed.location_id, addressed.number, endpoint.partner_id, endpoint.url
      ), endpoint.id), '{}') as other_endpoint_ids
    from addressed
    cross join lateral endpoint_eligibility(addressed.resource, addressed.status, addressed.actor_id, false) endpoint
    where endpoint.location_id = addressed.endpoint_location_id and endpoint.decision <> 'cancel'
    -- Where several endpoints name the URL, one that gets the event now comes first, then one that sees phones.
    order by addressed.location_id, addressed.number, endpoint.partner_id, endpoint.url, outcome desc, is_masked,
      endpoint.application_id nulls first
  ), installed as materialized (
    select fresh.location_id, fresh.number, fresh.occurred_at, application.partner_id, application.application_id,
      'client_phones_access' <> all(application.rights) as is_masked
    from fresh
    join installed_applications application on application.location_id = fresh.location_id
    where application.blocked_by is null and fresh.resource = any(application.kinds)
      and fresh."right" = any(application.rights) and fresh.actor_id is distinct from application.partner_id
  ), listening as materialized (
    select location_id, number, occurred_at, partner_id from eligible
    union
    select location_id, number, occurred_at, partner_id from installed
  ), counted as (
    insert into feed_counters (location_id, partner_id, last_sequence)
    select location_id, partner_id, count(*) from listening group by location_id, partner_id
    on conflict (location_id, partner_id) do update
      set last_sequence = feed_counters.last_sequence + excluded.last_sequence
    returning location_id, partner_id, last_sequence
  ), fed as (
    insert into event_feed (location_id, partner_id, sequence, number, occurred_at)
    select listening.location_id, listening.partner_id,
      counted.last_sequence + 1
        - row_number() over (partition by listening.location_id, listening.partner_id order by listening.number desc),
      listening.number, listening.occurred_at
    from listening join counted using (location_id, partner_id)
  ), listener as materialized (
    select * from open_listeners(array(select distinct partner_id from listening))
  ), wanted as materialized (
    -- A listener is one more endpoint of its partner, with the rights of one that gets the event, if possible one that
    -- sees phones.
    select distinct on (fresh.location_id, fresh.number, listener.id)
      fresh.location_id, fresh.number, fresh.resource, fresh.resource_id, fresh.status, fresh.occurred_at, fresh.due_at,
      listener.partner_id, listener.id as listener_id, listener.has_room, entitled.application_id, entitled.endpoint_id,
      entitled.is_masked
    from listener
    join (
      select location_id, number, partner_id, application_id, endpoint_id, is_masked from eligible
      where outcome = 'scheduled'
      union all
      select location_id, number, partner_id, application_id, null, is_masked from installed
    ) entitled using (partner_id)
    join fresh on fresh.location_id = entitled.location_id and fresh.number = entitled.number
    where (listener.location_id is null or listener.location_id = fresh.location_id)
      and (listener.events is null or fresh.resource = any(listener.events)
        or fresh.resource || '.' || fresh.status = any(listener.events))
    order by fresh.location_id, fresh.number, listener.id, entitled.is_masked, entitled.endpoint_id
  ), missed as (
    update webhook_listeners set missed = webhook_listeners.missed + without_room.count
    from (select listener_id, count(*) as count from wanted where not has_room group by listener_id) without_room
    where webhook_listeners.id = without_room.listener_id
  ), target as materialized (
    select location_id, number, resource, resource_id, status, occurred_at, partner_id, application_id, endpoint_id, url,
      due_at, outcome, blocked_by, is_masked, other_endpoint_ids
    from eligible
    union all
    select location_id, number, resource, resource_id, status, occurred_at, partner_id, application_id, endpoint_id,
      'listener:' || listener_id, due_at, 'scheduled', null, is_masked, null
    from wanted where has_room
  ), queue as materialized (
    select id, partner_id, url from queues_due(
      array(select partner_id from target), array(select url from target),
      array(select case when outcome = 'scheduled' then due_at end from target))
  ), delivery as (
    insert into deliveries (created_at, partner_id, location_id, application_id, endpoint_id, queue_id, url,
      event_number, occurred_at, resource, resource_id, status, is_masked, outcome, reason, due_at, other_endpoint_ids)
    select coalesce(fanned_out_at, target.occurred_at), target.partner_id, target.location_id,
      target.application_id, target.endpoint_id, queue.id, target.url, target.number, target.occurred_at,
      target.resource, target.resource_id, target.status, target.is_masked, target.outcome,
      case when target.outcome = 'held' then reason_to_hold(target.blocked_by) else '' end,
      target.due_at, target.other_endpoint_ids
    from target join queue using (partner_id, url)
    order by target.location_id, target.number
    returning deliveries as row
  ), due as (
    insert into due_deliveries
    select due.* from delivery cross join lateral to_due(delivery.row) due where (delivery.row).outcome = 'scheduled'
  ), done as (
    select location_id, max(number) as number, max(due_at) as due_at from fresh group by location_id
  ), moved as (
    update fan_out_cursors cursor set number = done.number, last_due_at = greatest(cursor.last_due_at, done.due_at)
    from done where cursor.location_id = done.location_id
  ), emptied as (
    delete from event_queue queued using done
    where queued.location_id = done.location_id and queued.number <= done.number
  )
  select (select count(*) from fresh), (select count(*) from delivery),
    case when with_recipients then (
      select json_agg(recipient) from (
        select distinct (delivery.row).location_id as "locationId", (delivery.row).partner_id as "partnerId",
          (delivery.row).resource from delivery
      ) recipient
    ) end
  into event_count, delivery_count, recipients;
end
$$;

-- Fans out all events of these Locations that were committed so far; no other is committed there before this
-- transaction ends. Every change of eligibility does this first.
create or replace function settle_events(of_locations bigint[]) returns void
language plpgsql
as $$
declare
  waiting bigint[];
begin
  perform from event_counters where location_id = any(of_locations) order by location_id for no key update;
  waiting := array(select distinct location_id from event_queue where location_id = any(of_locations));
  if waiting = '{}' then
    return;
  end if;
  insert into fan_out_cursors (location_id)
  select id from locations where id = any(waiting) order by id on conflict do nothing;
  -- A worker may be fanning them out; it uses the settings from before this change.
  perform from fan_out_cursors where location_id = any(waiting) order by location_id for no key update;
  loop
    -- Fewer events than one batch means that nothing is left.
    exit when (
      select event_count < fan_out_batch_size() from fan_out_events(waiting, fan_out_batch_size(), null, false)
    );
  end loop;
end
$$;

create or replace function settle_events_of_location() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    perform settle_events(array[old.location_id]);
    return old;
  end if;
  perform settle_events(array[new.location_id]);
  return new;
end
$$;

create or replace trigger endpoints_settle_events before insert or update or delete on endpoints
  for each row execute function settle_events_of_location();

-- Triggers run in the order of their names, so the counter is locked by now.
create or replace function note_last_event() returns trigger
language plpgsql
as $$
declare
  last bigint := (select last_number from event_counters where location_id = new.location_id);
begin
  if tg_op = 'INSERT' then
    new.set_after_number := last;
  end if;
  new.changed_after_number := last;
  return new;
end
$$;
create or replace trigger endpoints_then_note_last_event before insert or update on endpoints
  for each row execute function note_last_event();

-- A row without settings only exists to be locked, which comes before the counter.
create or replace trigger installations_settle_events before insert on installations
  for each row when (new.status <> 'uninstalled') execute function settle_events_of_location();
create or replace trigger installations_settle_events_of_end before delete on installations
  for each row when (old.status <> 'uninstalled') execute function settle_events_of_location();
create or replace trigger installations_settle_events_of_status before update of status on installations
  for each row when (old.status <> new.status) execute function settle_events_of_location();
create or replace trigger memberships_settle_events before insert or update or delete on memberships
  for each row execute function settle_events_of_location();
-- A role matters only once somebody has it.
create or replace trigger roles_settle_events before update of rights, slug on roles
  for each row when (old.rights is distinct from new.rights or old.slug is distinct from new.slug)
  execute function settle_events_of_location();

-- Nobody installs the application meanwhile, because that needs a lock of its row.
create or replace function settle_events_of_application() returns trigger
language plpgsql
as $$
begin
  perform settle_events(array(
    select location_id from installations where application_id = new.id and status in ('active', 'freezed')
    union
    select location_id from endpoints where application_id = new.id));
  return new;
end
$$;

create or replace trigger applications_settle_events before update of rights, kinds, disabled_at, stage on applications
  for each row when (
    old.rights is distinct from new.rights or old.kinds is distinct from new.kinds
    or old.disabled_at is distinct from new.disabled_at or old.stage <> new.stage)
  execute function settle_events_of_application();

-- An application that nobody has reviewed gets events only where one of its developers owns the Location.
create or replace function settle_events_of_developer() returns trigger
language plpgsql
as $$
declare
  of_partner bigint := case when tg_op = 'DELETE' then old.partner_id else new.partner_id end;
begin
  perform settle_events(array(
    select installation.location_id from installations installation
    join applications application on application.id = installation.application_id
    where application.partner_id = of_partner and application.stage <> 'published'
      and installation.status in ('active', 'freezed')));
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

create or replace trigger partner_members_settle_events before insert or delete on partner_members
  for each row execute function settle_events_of_developer();

-- The roles of a suspended person count for nothing, so an owner may be one no longer.
create or replace function settle_events_of_person() returns trigger
language plpgsql
as $$
begin
  perform settle_events(array(select location_id from memberships where user_id = new.id));
  return new;
end
$$;

create or replace trigger users_settle_events before update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function settle_events_of_person();

-- The opening of a Location goes to endpoints in its whole Chain, which its own event counter does not lock, so it is
-- fanned out at once, while their counters are locked.
create or replace function fan_out_opening(of_location bigint) returns void
language plpgsql
as $$
begin
  perform from event_counters
  where location_id in (
    select sibling.id from locations location join locations sibling on sibling.chain_id = location.chain_id
    where location.id = of_location)
  order by location_id for share;
  perform settle_events(array[of_location]);
end
$$;
