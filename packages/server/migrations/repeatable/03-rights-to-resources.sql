-- The right that events of a record need, as in `resourceKinds` of the contract; a test compares them.
create or replace function right_to(resource text) returns text
language sql immutable parallel safe
as $$
  select case resource
    when 'salon' then 'settings_access'
    when 'staff' then 'settings_master_access'
    when 'service' then 'settings_services_access'
    when 'service_category' then 'settings_services_access'
    when 'client' then 'clients_access'
    when 'record' then 'timetable_access'
    when 'loyalty_card' then 'loyalty_access'
    when 'schedule' then 'settings_master_access'
    when 'good' then 'storages_access'
    when 'goods_operations_sale' then 'storages_access'
    when 'goods_operations_receipt' then 'storages_access'
    when 'goods_operations_consumable' then 'storages_access'
    when 'goods_operations_stolen' then 'storages_access'
    when 'goods_operations_move' then 'storages_access'
    when 'finances_operation' then 'finances_access'
  end
$$;
