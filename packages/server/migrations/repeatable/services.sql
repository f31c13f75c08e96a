create or replace view wire_services as
select service.location_id, service.id, service.category_id, service.weight, row_to_json(wire) as wire
from services service
cross join lateral (
  select
    service.id,
    service.id as salon_service_id,
    service.title,
    service.title as booking_title,
    service.category_id,
    service.price_min,
    service.price_max,
    service.duration,
    service.discount,
    service.comment,
    service.weight,
    service.is_active::int as active,
    service.api_id,
    coalesce((
      select json_agg(json_build_object('id', link.staff_id, 'seance_length', link.seance_length) order by link.staff_id)
      from service_staff link
      join staff member on member.location_id = link.location_id and member.id = link.staff_id
      where link.location_id = service.location_id and link.service_id = service.id and member.deleted_at is null
    ), '[]') as staff,
    'forbidden' as prepaid,
    service.capacity > 0 as is_multi,
    service.capacity,
    false as is_online,
    false as is_chain,
    array(
      select resource_id from service_resources link
      where link.location_id = service.location_id and link.service_id = service.id order by resource_id
    ) as resources
) wire
where service.deleted_at is null;

-- The fields of the deprecated read, and no others.
create or replace view wire_deprecated_services as
select service.location_id, service.id, service.category_id, row_to_json(kept) as wire
from wire_services service
cross join lateral (
  select
    wire -> 'id' as id,
    wire -> 'salon_service_id' as salon_service_id,
    wire -> 'title' as title,
    wire -> 'category_id' as category_id,
    wire -> 'price_min' as price_min,
    wire -> 'price_max' as price_max,
    wire -> 'discount' as discount,
    wire -> 'comment' as comment,
    wire -> 'weight' as weight,
    wire -> 'active' as active,
    wire -> 'api_id' as api_id,
    wire -> 'staff' as staff,
    wire -> 'duration' as duration,
    wire -> 'is_online' as is_online
) kept;
