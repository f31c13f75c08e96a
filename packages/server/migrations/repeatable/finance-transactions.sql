create or replace view wire_finance_transactions as
select
  transaction.location_id,
  transaction.id,
  transaction.date,
  transaction.deleted_at,
  case when location.payment_system_ids_enabled then row_to_json(wire_with_payment_ids) else row_to_json(wire) end as wire
from finance_transactions transaction
join locations location on location.id = transaction.location_id
join accounts account on account.location_id = transaction.location_id and account.id = transaction.account_id
join expenses expense on expense.location_id = transaction.location_id and expense.id = transaction.expense_id
left join clients client on client.location_id = transaction.location_id and client.id = transaction.client_id
left join staff master on master.location_id = transaction.location_id and master.id = transaction.master_id
left join suppliers supplier on supplier.location_id = transaction.location_id and supplier.id = transaction.supplier_id
left join appointments appointment
  on appointment.location_id = transaction.location_id and appointment.id = transaction.record_id
cross join lateral (
  select
    transaction.id,
    coalesce(transaction.document_id, 0) as document_id,
    iso_local(transaction.date, location.timezone_name) as date,
    transaction.amount,
    transaction.comment,
    iso_local(transaction.last_change_date, location.timezone_name) as last_change_date,
    coalesce(transaction.record_id, 0) as record_id,
    coalesce(appointment.visit_id, 0) as visit_id,
    0 as sold_item_id,
    '' as sold_item_type,
    json_build_object('id', expense.id, 'title', expense.title, 'type', expense.type) as expense,
    case when master.id is null then '[]' else json_build_object('id', master.id, 'name', master.name) end as master,
    case when supplier.id is null then '[]' else json_build_object('id', supplier.id, 'title', supplier.title) end as supplier,
    '[]'::json as service,
    json_build_object('id', account.id, 'title', account.title, 'is_cash', account.is_cash,
      'is_default', account.is_default) as account,
    -- There is no phone, because the right to see money does not include clients' phones.
    case when client.id is not null then json_build_object('id', client.id, 'name', client.display_name) end as client,
    case when appointment.id is not null then
      json_build_object('id', appointment.id, 'datetime', iso_local(appointment.starts_at, location.timezone_name))
    end as record
) wire
cross join lateral (select wire.*, transaction.payment_system_transaction_ids) wire_with_payment_ids;
