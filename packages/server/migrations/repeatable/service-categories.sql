create or replace view wire_service_categories as
select category.location_id, category.id, category.weight, row_to_json(wire) as wire
from service_categories category
cross join lateral (
  select
    category.id,
    category.id as salon_service_id,
    category.title,
    category.weight,
    category.api_id,
    array(
      select link.staff_id from service_category_staff link
      join staff member on member.location_id = link.location_id and member.id = link.staff_id
      where link.location_id = category.location_id and link.category_id = category.id and member.deleted_at is null
      order by link.staff_id
    ) as staff,
    false as is_chain
) wire;
