-- What a receiver hears now. Whoever asks whether something goes to it asks here: "hears"; "held" while its application is
-- frozen; "ends" when its Location was deleted, which it still hears of; "silent" otherwise.
create or replace view standing_receivers as
select receiver.location_id, receiver.id, receiver.partner_id, receiver.application_id, receiver.url,
  receiver.hears_itself, receiver.created_at,
  coalesce(receiver.kinds, application.kinds, '{}') as kinds,
  -- Null: not bound to the rights of an application.
  application.rights,
  case when application.id is null then receiver.shows_phones
    else 'client_phones_access' = any(application.rights) end as shows_phones,
  case
    when receiver.removed_at is not null or receiver.switched_off_at is not null or not receiver.is_active
      or application.disabled_at is not null then 'silent'
    when receiver.application_id is null or link.status = 'active' then 'hears'
    when link.status = 'freezed' then 'held'
    when receiver.outlives_link then 'ends'
    else 'silent'
  end as standing
from receivers receiver
left join applications application on application.id = receiver.application_id
left join links link on link.location_id = receiver.location_id and link.application_id = receiver.application_id;

-- Who hears of what happens in a Location, as its owner sees it.
create or replace view wire_receivers as
select receiver.location_id, receiver.id, row_to_json(wire) as wire
from receivers receiver
join standing_receivers standing on standing.location_id = receiver.location_id and standing.id = receiver.id
join partners partner on partner.id = receiver.partner_id
left join applications application on application.id = receiver.application_id
cross join lateral (
  select
    receiver.id,
    receiver.url,
    json_build_object('id', partner.id, 'title', partner.title) as partner,
    case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end as application,
    standing.kinds,
    standing.shows_phones,
    receiver.is_active,
    iso_local(receiver.switched_off_at, 'UTC') as switched_off_at,
    iso_local(receiver.created_at, 'UTC') as created_at
) wire
where receiver.removed_at is null;
