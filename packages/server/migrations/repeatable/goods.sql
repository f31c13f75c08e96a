create or replace view wire_goods as
select good.location_id, good.id, good.deleted_at, row_to_json(wire) as wire
from goods good
join locations location on location.id = good.location_id
join goods_categories category on category.location_id = good.location_id and category.id = good.category_id
join units sale_unit on sale_unit.id = good.sale_unit_id
join units service_unit on service_unit.id = good.service_unit_id
cross join lateral (
  select
    good.id as good_id,
    good.title,
    good.title as value,
    good.title as label,
    good.article,
    category.title as category,
    good.category_id,
    good.location_id as salon_id,
    good.cost,
    good.sale_unit_id as unit_id,
    sale_unit.short_title as unit_short_title,
    good.service_unit_id,
    service_unit.short_title as service_unit_short_title,
    good.actual_cost,
    trim_scale(round(good.actual_cost / good.unit_equals, 4)) as unit_actual_cost,
    trim_scale(good.unit_equals) as unit_equals,
    good.barcode,
    good.comment,
    coalesce((
      select json_agg(
        json_build_object('storage_id', stock.storage_id, 'amount', trim_scale(round(stock.amount, 4)))
        order by stock.storage_id)
      from stock
      where stock.location_id = good.location_id and stock.good_id = good.id
    ), '[]') as actual_amounts,
    trim_scale(good.critical_amount) as critical_amount,
    trim_scale(good.desired_amount) as desired_amount,
    iso_local(good.last_change_date, location.timezone_name) as last_change_date
) wire;
