create or replace function storage_operation_title(type_id int) returns text
language sql immutable strict parallel safe
as $$
  select (array['Sale', 'Consumable', 'Receipt', 'Write-off', 'Move'])[type_id]
$$;

create or replace view wire_goods_transactions as
select operation.location_id, operation.id, operation.document_id, row_to_json(wire) as wire
from goods_operations operation
join storage_documents document on document.location_id = operation.location_id and document.id = operation.document_id
join locations location on location.id = operation.location_id
join goods good on good.location_id = operation.location_id and good.id = operation.good_id
join units unit
  on unit.id = case operation.operation_unit_type when 1 then good.sale_unit_id else good.service_unit_id end
join storages storage on storage.location_id = operation.location_id and storage.id = operation.storage_id
left join clients client on client.location_id = operation.location_id and client.id = operation.client_id
left join staff master on master.location_id = operation.location_id and master.id = operation.master_id
left join suppliers supplier on supplier.location_id = operation.location_id and supplier.id = operation.supplier_id
cross join lateral (
  select
    operation.id,
    operation.document_id,
    document.type_id,
    storage_operation_title(document.type_id) as type,
    operation.operation_unit_type,
    trim_scale(operation.amount) as amount,
    iso_local(document.create_date, location.timezone_name) as create_date,
    operation.cost_per_unit,
    operation.cost,
    operation.discount,
    operation.comment,
    coalesce(operation.record_id, 0) as record_id,
    0 as loyalty_abonement_id,
    0 as loyalty_certificate_id,
    iso_local(operation.last_change_date, location.timezone_name) as last_change_date,
    json_build_object('id', good.id, 'title', good.title) as good,
    json_build_object('id', unit.id, 'title', unit.title, 'short_title', unit.short_title) as unit,
    json_build_object('id', storage.id, 'title', storage.title) as storage,
    -- There is no phone, because the right to see stock does not include clients' phones.
    case when client.id is null then '[]' else json_build_object('id', client.id, 'name', client.display_name) end as client,
    case when master.id is null then '[]' else json_build_object('id', master.id, 'name', master.name) end as master,
    '[]'::json as service,
    case when supplier.id is null then '[]' else json_build_object('id', supplier.id, 'title', supplier.title) end as supplier
) wire;

create or replace view wire_storage_operations as
select document.location_id, document.id, row_to_json(wire) as wire
from storage_documents document
join locations location on location.id = document.location_id
cross join lateral (
  select
    document.id,
    document.type_id,
    storage_operation_title(document.type_id) as type,
    document.storage_id,
    document.storage_to_id,
    iso_local(document.create_date, location.timezone_name) as create_date,
    (
      select json_agg(transaction.wire order by transaction.id) from wire_goods_transactions transaction
      where transaction.location_id = document.location_id and transaction.document_id = document.id
    ) as transactions
) wire;
