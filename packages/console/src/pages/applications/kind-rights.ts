import type { ResourceName, resourceKinds } from '@foyer/contract'

/** The right that events of a kind of record need. A type of the contract, so that the two cannot differ. */
export const kindRights: { [K in ResourceName]: (typeof resourceKinds)[K]['right'] } = {
  salon: 'settings_access',
  staff: 'settings_master_access',
  service: 'settings_services_access',
  service_category: 'settings_services_access',
  client: 'clients_access',
  record: 'timetable_access',
  loyalty_card: 'loyalty_access',
  schedule: 'settings_master_access',
  good: 'storages_access',
  goods_operations_sale: 'storages_access',
  goods_operations_receipt: 'storages_access',
  goods_operations_consumable: 'storages_access',
  goods_operations_stolen: 'storages_access',
  goods_operations_move: 'storages_access',
  finances_operation: 'finances_access',
}
