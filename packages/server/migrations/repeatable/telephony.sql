-- Finds the route of a call: that of its subscriber, or else that of the number that was called. Returns nothing
-- without a route. `diversions` are the readings of that number, the likeliest first.
create or replace function find_voip_route(of_chain bigint, sip_user text, diversions text[])
returns table (match text, location_ids bigint[], user_ids bigint[])
language sql stable
as $$
  select route.match, route.location_ids, route.user_ids
  from voip_routes route
  where route.chain_id = of_chain
    and ((route.match = 'user' and route.key = sip_user) or (route.match = 'diversion' and route.key = any(diversions)))
  order by route.match = 'user' desc, array_position(diversions, route.key)
  limit 1
$$;

-- The Locations that a route names, or all of the Chain without one, except deleted and suspended ones; each with the
-- number of the caller as it is read there.
drop function if exists routed_locations(bigint, bigint[], text, bigint[], text[]);
create function routed_locations(
  of_chain bigint, named bigint[], caller text, country_ids bigint[], readings text[]
)
returns table (location_id bigint, title text, phone text)
language sql stable
as $$
  select location.id, location.title, coalesce(readings[array_position(country_ids, location.country_id)], caller)
  from locations location
  where location.chain_id = of_chain and location.deleted_at is null and location.suspended_at is null
    and (named is null or location.id = any(named))
$$;

-- Call notifications of a Chain can go to the people who have a role in it.
create or replace function chain_people(of_chain bigint)
returns table (id bigint, name text)
language sql stable
as $$
  select person.id, person.name
  from users person
  where person.partner_id is null and person.id in (
    select access.user_id from location_access access
    join locations location on location.id = access.location_id
    where location.chain_id = of_chain and location.deleted_at is null)
$$;

-- What a person may see now of a call that they were notified of; null for a person who has no role in its Chain any
-- more.
create or replace function present_call(reader bigint, call json) returns json
language sql stable
as $$
  with visible as (
    select listed.location, listed.position, access.rights
    from json_array_elements(call -> 'locations') with ordinality listed (location, position)
    join locations on locations.id = (listed.location ->> 'id')::bigint and locations.deleted_at is null
    join location_access access on access.location_id = locations.id and access.user_id = reader
  )
  select (call::jsonb || jsonb_build_object(
    'phone', case
      when exists (select from visible where 'client_phones_access' = any(rights)) then call ->> 'phone'
      else mask_phone(call ->> 'phone')
    end,
    'locations', coalesce((
      select jsonb_agg(
        case when 'clients_access' = any(rights) then location::jsonb else location::jsonb || '{"client": null}' end
        order by position)
      from visible), '[]')))::json
  where reader in (select id from chain_people((call ->> 'chain_id')::bigint))
$$;

-- A Chain uses the time zone of its oldest Location.
create or replace function chain_zone(of_chain bigint) returns text
language sql stable
as $$
  select timezone_name from locations where chain_id = of_chain and deleted_at is null order by id limit 1
$$;

-- Saves a call, or updates the one with the same external id: null fields stay as they were. A later statement sees
-- what a concurrent request about the same call has written, so that the last one decides. Returns null while
-- telephony is not enabled.
drop function if exists save_call(bigint, text, text, text, text, text[], text, text, int, text, text, timestamptz, bigint[], text[]);
create function save_call(
  of_chain bigint, external text, call_type text, caller text, called text, diversions text[], subscriber text,
  result text, seconds int, recording text, began text, at timestamptz, country_ids bigint[], readings text[]
)
returns bigint
language plpgsql
as $$
declare
  saved record;
  named bigint[];
begin
  select route.location_ids into named
  from chain_telephony telephony left join lateral find_voip_route(of_chain, subscriber, diversions) route on true
  where telephony.chain_id = of_chain and telephony.enabled_at is not null;
  if not found then
    return null;
  end if;

  insert into calls as call
    (chain_id, external_id, type, phone, diversion, sip_user, given_status, duration, record_link, called_at)
  values
    (of_chain, external, call_type, caller, called, subscriber, result, seconds, recording,
      case when began is null then at else moment_at(began, chain_zone(of_chain)) end)
  on conflict (chain_id, external_id) where external_id is not null do update set
    type = excluded.type,
    phone = excluded.phone,
    diversion = excluded.diversion,
    sip_user = coalesce(excluded.sip_user, call.sip_user),
    given_status = coalesce(excluded.given_status, call.given_status),
    duration = coalesce(excluded.duration, call.duration),
    record_link = coalesce(excluded.record_link, call.record_link),
    called_at = case when began is null then call.called_at else excluded.called_at end
  returning call.id, call.type, call.status, call.called_at, call.sip_user, xmax <> 0 as is_repeat into saved;

  if saved.is_repeat then
    if subscriber is null and saved.sip_user is not null then
      named := (select route.location_ids from find_voip_route(of_chain, saved.sip_user, diversions) route);
    end if;
    delete from call_locations entry
    where entry.chain_id = of_chain and entry.call_id = saved.id
      and entry.location_id not in (select id from locations where chain_id = of_chain and suspended_at is not null);
  end if;
  insert into call_locations (location_id, chain_id, call_id, called_at, phone, type, status)
  select routed.location_id, of_chain, saved.id, saved.called_at, routed.phone, saved.type, saved.status
  from routed_locations(of_chain, named, caller, country_ids, readings) routed;
  return saved.id;
end
$$;

-- A call in the history of a Location. Its client is the one who has the number there now.
drop function if exists wire_calls(boolean);
create function wire_calls(shows_phones boolean)
returns table (chain_id bigint, call_id bigint, location_id bigint, wire json)
language sql stable
as $$
  select entry.chain_id, entry.call_id, entry.location_id, row_to_json(wire)
  from call_locations entry
  join calls call on call.chain_id = entry.chain_id and call.id = entry.call_id
  join locations location on location.id = entry.location_id
  left join lateral (
    select clients.id from clients
    where clients.location_id = entry.location_id and clients.phone = entry.phone and clients.deleted_at is null
    offset 0
  ) client on true
  cross join lateral (
    select
      call.id,
      coalesce(client.id, 0) as client_id,
      case when shows_phones then entry.phone else mask_phone(entry.phone) end as caller_phone,
      coalesce(call.record_link, '') as record_link,
      coalesce(call.duration, 0) as duration,
      call.status,
      call.type,
      iso_local(call.called_at, location.timezone_name) as call_date
  ) wire
$$;

-- A call in the history of its Chain.
drop function if exists wire_chain_calls(boolean);
create function wire_chain_calls(shows_phones boolean)
returns table (chain_id bigint, call_id bigint, wire json)
language sql stable
as $$
  select call.chain_id, call.id, row_to_json(wire)
  from calls call
  cross join lateral (
    select coalesce(array_agg(entry.location_id order by entry.location_id), '{}') as location_ids,
      min(array[client.location_id, client.id]) as first_client
    from call_locations entry
    left join clients client
      on client.location_id = entry.location_id and client.phone = entry.phone and client.deleted_at is null
    where entry.chain_id = call.chain_id and entry.call_id = call.id
  ) place
  cross join lateral (
    select
      call.id,
      coalesce(place.first_client[2], 0) as client_id,
      case when shows_phones then call.phone else mask_phone(call.phone) end as caller_phone,
      coalesce(call.record_link, '') as record_link,
      coalesce(call.duration, 0) as duration,
      call.status,
      call.type,
      iso_local(call.called_at, chain_zone(call.chain_id)) as call_date,
      call.diversion,
      coalesce(call.sip_user, '') as "user",
      coalesce(call.external_id, '') as call_id,
      place.location_ids
  ) wire
$$;
