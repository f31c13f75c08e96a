drop view if exists wire_endpoints;
drop function if exists endpoint_eligibility(text, text, bigint, boolean);
drop view if exists installed_applications;

-- Whether operators have suspended the partner or the Location: what is sent meanwhile is held.
create or replace function suspension_of(of_partner bigint, of_location bigint) returns text
language sql stable
as $$
  select case
    when exists (select from partners where id = of_partner and suspended_at is not null) then 'partner_suspended'
    when exists (select from locations where id = of_location and suspended_at is not null) then 'location_suspended'
  end
$$;

-- What an application may do in a Location where it is installed. `blocked_by` says why it gets nothing there; it is
-- null when it does.
create view installed_applications as
select installation.location_id, application.id as application_id, application.partner_id, application.kinds,
  application.rights, reach.is_reachable,
  case
    when application.disabled_at is not null then 'application_disabled'
    when installation.status not in ('active', 'freezed') or not reach.is_reachable then 'not_installed'
    when installation.status = 'freezed' then 'application_frozen'
    else suspension_of(application.partner_id, installation.location_id)
  end as blocked_by
from installations installation
join applications application on application.id = installation.application_id
-- A draft works only in Locations of its developers.
cross join lateral (
  select application.stage = 'published' or is_developers_own(application.partner_id, installation.location_id)
    as is_reachable
) reach;

-- The reasons that end by themselves or by an operator: what they block is held, and can be sent again afterwards.
create or replace function holding_reasons() returns text[]
language sql immutable parallel safe
as $$ select array['application_frozen', 'partner_suspended', 'location_suspended', 'person_suspended'] $$;

-- The one rule of who gets an event. `blocked_by` is the first reason why an endpoint does not get it; it is null when
-- it does. A frozen application and a suspension are the last reasons: a delivery that only they block is held, and any
-- other is not sent. Without a resource the function says whether the endpoint gets anything. `is_decided` means that the
-- endpoint was subscribed when the event happened, so its current subscription does not count, but its current rights
-- do.
create function endpoint_eligibility(of_resource text, of_status text, of_actor bigint, is_decided boolean)
returns table (
  location_id bigint, id bigint, partner_id bigint, application_id bigint, user_id bigint, url text,
  includes_own_changes boolean, created_at timestamptz, kinds text[], rights text[], shows_phones boolean,
  blocked_by text, decision text
)
language sql stable
-- Written so that PostgreSQL knows the columns that it reads.
begin atomic
  select endpoint.location_id, endpoint.id, endpoint.partner_id, endpoint.application_id, endpoint.user_id, endpoint.url,
    endpoint.includes_own_changes, endpoint.created_at, granted.kinds, granted.rights,
    'client_phones_access' = any(granted.rights), block.reason,
    case when block.reason is null then 'send' when block.reason = any(holding_reasons()) then 'hold' else 'cancel' end
  from endpoints endpoint
  left join applications application on application.id = endpoint.application_id
  left join installed_applications installed
    on installed.location_id = endpoint.location_id and installed.application_id = endpoint.application_id
  left join memberships membership on endpoint.application_id is null
    and membership.location_id = endpoint.location_id and membership.user_id = endpoint.user_id
  left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
  -- The rights are those that the application declares, or those that the person who set it has in the Location now.
  cross join lateral (
    select coalesce(endpoint.kinds, application.kinds, '{}') as kinds,
      coalesce(application.rights, role.rights, '{}') as rights
  ) granted
  cross join lateral (
    select case
      when endpoint.removed_at is not null then 'removed'
      when endpoint.switched_off_at is not null then 'switched_off'
      when endpoint.application_id is null and endpoint.user_id is null then 'person_unknown'
      when endpoint.application_id is null and role.id is null then 'no_role'
      when endpoint.application_id is null and 'webhook_access' <> all(role.rights) then 'no_webhook_access'
      when not endpoint.is_active then 'inactive'
      when right_to(of_resource) <> all(granted.rights) then 'no_right'
      when not is_decided and of_resource <> all(granted.kinds) then 'not_subscribed'
      when not is_decided and not endpoint.includes_own_changes and of_actor = endpoint.partner_id then 'own_change'
      when endpoint.application_id is null then coalesce(
        (select 'person_suspended' from users where id = endpoint.user_id and suspended_at is not null),
        suspension_of(endpoint.partner_id, endpoint.location_id))
      -- The deletion of its Location still goes to an endpoint whose installation has just ended with it.
      when endpoint.outlives_installation and installed.is_reachable and installed.blocked_by = 'not_installed'
        and coalesce(of_resource = 'salon' and of_status = 'delete', true) then null
      when installed.application_id is null then 'not_installed'
      else installed.blocked_by
    end as reason
  ) block;
end;

-- The endpoints of a Location, as its owner sees them.
create view wire_endpoints as
select endpoint.location_id, endpoint.id, row_to_json(wire) as wire
from endpoints endpoint
join endpoint_eligibility(null, null, null, true) eligibility on eligibility.location_id = endpoint.location_id and eligibility.id = endpoint.id
join partners partner on partner.id = endpoint.partner_id
left join applications application on application.id = endpoint.application_id
left join users person on person.id = endpoint.user_id
cross join lateral (
  select
    endpoint.id,
    -- The query is often a secret of the partner.
    split_part(endpoint.url, '?', 1) as url,
    json_build_object('id', partner.id, 'title', partner.title) as partner,
    case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end as application,
    case when application.id is null and person.id is not null
      then json_build_object('id', person.id, 'name', person.name) end as set_by,
    eligibility.kinds,
    array(select kind from unnest(eligibility.kinds) kind where right_to(kind) <> all(eligibility.rights)) as blocked_kinds,
    eligibility.shows_phones,
    eligibility.blocked_by,
    endpoint.is_active,
    iso_local(endpoint.switched_off_at, 'UTC') as switched_off_at,
    iso_local(endpoint.created_at, 'UTC') as created_at
) wire
where endpoint.removed_at is null;
