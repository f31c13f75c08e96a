-- Who hears of what happens in a Location, as its owner sees it.
create or replace view wire_receivers as
select receiver.location_id, receiver.id, row_to_json(wire) as wire
from receivers receiver
join partners partner on partner.id = receiver.partner_id
left join applications application on application.id = receiver.application_id
cross join lateral (
  select
    receiver.id,
    receiver.url,
    json_build_object('id', partner.id, 'title', partner.title) as partner,
    case when application.id is not null
      then json_build_object('id', application.id, 'title', application.title) end as application,
    coalesce(receiver.kinds, application.kinds, '{}') as kinds,
    case when application.id is null then receiver.shows_phones
      else 'client_phones_access' = any(application.rights) end as shows_phones,
    receiver.is_active,
    iso_local(receiver.switched_off_at, 'UTC') as switched_off_at,
    iso_local(receiver.created_at, 'UTC') as created_at
) wire
where receiver.removed_at is null;
