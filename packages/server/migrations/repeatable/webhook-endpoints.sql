-- What an endpoint hears now. Whoever asks whether something goes to it asks here: "hears"; "held" while its application is
-- frozen; "ends" when its Location was deleted, which it still hears of; "silent" otherwise. Of what it hears is limited by
-- `rights`: those that its application declares, or those that the person who set it has in the Location now.
drop view if exists wire_endpoints;
drop view if exists endpoint_eligibility;
create view endpoint_eligibility as
select endpoint.location_id, endpoint.id, endpoint.partner_id, endpoint.application_id, endpoint.user_id, endpoint.url,
  endpoint.includes_own_changes, endpoint.created_at,
  coalesce(endpoint.kinds, application.kinds, '{}') as kinds,
  coalesce(application.rights, role.rights, '{}') as rights,
  'client_phones_access' = any(coalesce(application.rights, role.rights, '{}')) as shows_phones,
  case
    when block.reason is null then
      case when endpoint.application_id is null or installation.status = 'active' then 'hears' else 'ends' end
    when block.reason = 'application_frozen' and endpoint.is_active then 'held'
    else 'silent'
  end as standing,
  block.reason as blocked_by
from endpoints endpoint
left join applications application on application.id = endpoint.application_id
left join installations installation on installation.location_id = endpoint.location_id and installation.application_id = endpoint.application_id
left join memberships membership on endpoint.application_id is null
  and membership.location_id = endpoint.location_id and membership.user_id = endpoint.user_id
left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
-- Why nothing goes there, in the words of the contract. What its partner has set comes last: all others also end what the
-- partner may read.
cross join lateral (
  select case
    when endpoint.removed_at is not null then 'removed'
    when endpoint.switched_off_at is not null then 'switched_off'
    when application.disabled_at is not null then 'application_disabled'
    when endpoint.application_id is not null and installation.status = 'freezed' then 'application_frozen'
    when endpoint.application_id is not null and installation.status is distinct from 'active' and not endpoint.outlives_installation
      then 'not_installed'
    when endpoint.application_id is not null and application.stage <> 'published'
      and not is_developers_own(application.partner_id, endpoint.location_id) then 'not_installed'
    when endpoint.application_id is null and endpoint.user_id is null then 'person_unknown'
    when endpoint.application_id is null and role.id is null then 'no_role'
    when endpoint.application_id is null and 'webhook_access' <> all(role.rights) then 'no_webhook_access'
    when not endpoint.is_active then 'inactive'
  end as reason
) block;

-- Who hears of what happens in a Location, as its owner sees it.
create view wire_endpoints as
select endpoint.location_id, endpoint.id, row_to_json(wire) as wire
from endpoints endpoint
join endpoint_eligibility standing on standing.location_id = endpoint.location_id and standing.id = endpoint.id
join partners partner on partner.id = endpoint.partner_id
left join applications application on application.id = endpoint.application_id
left join users person on person.id = endpoint.user_id
cross join lateral (
  select
    endpoint.id,
    endpoint.url,
    json_build_object('id', partner.id, 'title', partner.title) as partner,
    case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end as application,
    case when application.id is null and person.id is not null
      then json_build_object('id', person.id, 'name', person.name) end as set_by,
    standing.kinds,
    array(select kind from unnest(standing.kinds) kind where right_to(kind) <> all(standing.rights)) as blocked_kinds,
    standing.shows_phones,
    standing.blocked_by,
    endpoint.is_active,
    iso_local(endpoint.switched_off_at, 'UTC') as switched_off_at,
    iso_local(endpoint.created_at, 'UTC') as created_at
) wire
where endpoint.removed_at is null;
