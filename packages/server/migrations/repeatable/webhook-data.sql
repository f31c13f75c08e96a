-- The data of an event for an endpoint that may not see phones, as the GET answers a caller who may not.
create or replace function masked_event_data(resource text, data json) returns json
language sql stable
as $$
  select case
    when resource in ('client', 'loyalty_card') and data ->> 'phone' is not null
      then jsonb_set(data::jsonb, '{phone}', to_jsonb(mask_phone(data ->> 'phone')))::json
    when resource = 'record' and data -> 'client' ->> 'phone' is not null
      then jsonb_set(data::jsonb, '{client,phone}', to_jsonb(mask_phone(data -> 'client' ->> 'phone')))::json
    else data
  end
$$;

-- The newest record of a kind, as its GET answers it now, for a test. Goods operations are searched only among the
-- last hundred of the Location, because no index has their type.
create or replace function newest_record(
  of_resource text, goods_operation_type int, of_location bigint, at timestamptz, app_url text)
returns table (id bigint, data json)
language sql stable
as $$
  select id, wire from wire_locations(at, app_url) where of_resource = 'salon' and id = of_location
  union all
  select id, case of_resource when 'schedule' then '[]' else wire end from wire_staff
  where of_resource in ('staff', 'schedule') and location_id = of_location and id = (
    select max(id) from staff where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_services where of_resource = 'service' and location_id = of_location and id = (
    select max(id) from services where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_service_categories
  where of_resource = 'service_category' and location_id = of_location and id = (
    select max(id) from service_categories where location_id = of_location)
  union all
  select id, wire from wire_clients(true) where of_resource = 'client' and location_id = of_location and id = (
    select max(id) from clients where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_records(true) where of_resource = 'record' and location_id = of_location and id = (
    select max(id) from appointments where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_loyalty_cards(true, false)
  where of_resource = 'loyalty_card' and location_id = of_location and id = (
    select max(id) from loyalty_cards where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_goods where of_resource = 'good' and location_id = of_location and id = (
    select max(id) from goods where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_finance_transactions
  where of_resource = 'finances_operation' and location_id = of_location and id = (
    select max(id) from finance_transactions where location_id = of_location and deleted_at is null)
  union all
  select id, wire from wire_goods_transactions
  where location_id = of_location and id = (
    select max(operation.id) from goods_operations operation
    join (
      select id, type_id from storage_documents where location_id = of_location order by id desc limit 100
    ) document on document.id = operation.document_id and document.type_id = goods_operation_type
    where operation.location_id = of_location)
$$;
