-- What a receiver hears now. Whoever asks whether something goes to it asks here: "hears"; "held" while its application is
-- frozen; "ends" when its Location was deleted, which it still hears of; "silent" otherwise. Of what it hears is limited by
-- `rights`: those that its application declares, or those that the person who set it has in the Location now.
drop view if exists wire_receivers;
drop view if exists standing_receivers;
create view standing_receivers as
select receiver.location_id, receiver.id, receiver.partner_id, receiver.application_id, receiver.user_id, receiver.url,
  receiver.hears_itself, receiver.created_at,
  coalesce(receiver.kinds, application.kinds, '{}') as kinds,
  coalesce(application.rights, role.rights, '{}') as rights,
  'client_phones_access' = any(coalesce(application.rights, role.rights, '{}')) as shows_phones,
  case
    when block.reason is null then
      case when receiver.application_id is null or link.status = 'active' then 'hears' else 'ends' end
    when block.reason = 'application_frozen' and receiver.is_active then 'held'
    else 'silent'
  end as standing,
  block.reason as blocked_by
from receivers receiver
left join applications application on application.id = receiver.application_id
left join links link on link.location_id = receiver.location_id and link.application_id = receiver.application_id
left join memberships membership on receiver.application_id is null
  and membership.location_id = receiver.location_id and membership.user_id = receiver.user_id
left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
-- Why nothing goes there, in the words of the contract. What its partner has set comes last: all others also end what the
-- partner may read.
cross join lateral (
  select case
    when receiver.removed_at is not null then 'removed'
    when receiver.switched_off_at is not null then 'switched_off'
    when application.disabled_at is not null then 'application_disabled'
    when receiver.application_id is not null and link.status = 'freezed' then 'application_frozen'
    when receiver.application_id is not null and link.status is distinct from 'active' and not receiver.outlives_link
      then 'not_installed'
    when receiver.application_id is not null and application.stage <> 'published'
      and not is_developers_own(application.partner_id, receiver.location_id) then 'not_installed'
    when receiver.application_id is null and receiver.user_id is null then 'person_unknown'
    when receiver.application_id is null and role.id is null then 'no_role'
    when receiver.application_id is null and 'webhook_access' <> all(role.rights) then 'no_webhook_access'
    when not receiver.is_active then 'inactive'
  end as reason
) block;

-- Who hears of what happens in a Location, as its owner sees it.
create view wire_receivers as
select receiver.location_id, receiver.id, row_to_json(wire) as wire
from receivers receiver
join standing_receivers standing on standing.location_id = receiver.location_id and standing.id = receiver.id
join partners partner on partner.id = receiver.partner_id
left join applications application on application.id = receiver.application_id
left join users person on person.id = receiver.user_id
cross join lateral (
  select
    receiver.id,
    receiver.url,
    json_build_object('id', partner.id, 'title', partner.title) as partner,
    case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end as application,
    case when application.id is null and person.id is not null
      then json_build_object('id', person.id, 'name', person.name) end as set_by,
    standing.kinds,
    array(select kind from unnest(standing.kinds) kind where right_to(kind) <> all(standing.rights)) as blocked_kinds,
    standing.shows_phones,
    standing.blocked_by,
    receiver.is_active,
    iso_local(receiver.switched_off_at, 'UTC') as switched_off_at,
    iso_local(receiver.created_at, 'UTC') as created_at
) wire
where receiver.removed_at is null;
