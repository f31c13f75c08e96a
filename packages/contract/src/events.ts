import type { Right } from './rights.ts'

interface ResourceKind {
  /** The event's name in the specification. */
  event: string
  /** The flag of the hooks settings that subscribes to it. */
  flag: string
  right: Right
}

/** Every kind of record with events, by its `resource` value on the wire. */
export const resourceKinds = {
  salon: { event: 'SalonEvent', flag: 'salon', right: 'settings_access' },
  staff: { event: 'StaffEvent', flag: 'master', right: 'settings_master_access' },
  service: { event: 'ServiceEvent', flag: 'service', right: 'settings_services_access' },
  service_category: {
    event: 'ServiceCategoryEvent',
    flag: 'service_category',
    right: 'settings_services_access',
  },
  client: { event: 'ClientEvent', flag: 'client', right: 'clients_access' },
  record: { event: 'RecordEvent', flag: 'record', right: 'timetable_access' },
  loyalty_card: { event: 'LoyaltyCardEvent', flag: 'loyalty_card', right: 'loyalty_access' },
  schedule: { event: 'ScheduleEvent', flag: 'schedule', right: 'settings_master_access' },
  good: { event: 'GoodEvent', flag: 'good', right: 'storages_access' },
  goods_operations_sale: goodsOperation('goods_operations_sale'),
  goods_operations_receipt: goodsOperation('goods_operations_receipt'),
  goods_operations_consumable: goodsOperation('goods_operations_consumable'),
  goods_operations_stolen: goodsOperation('goods_operations_stolen'),
  goods_operations_move: goodsOperation('goods_operations_move'),
  finances_operation: {
    event: 'FinancesOperationEvent',
    flag: 'finances_operation',
    right: 'finances_access',
  },
} as const satisfies Record<string, ResourceKind>

export type ResourceName = keyof typeof resourceKinds
export type HookFlag = (typeof resourceKinds)[ResourceName]['flag']

/** The change of a record that an event is about. */
export const eventStatuses = ['create', 'update', 'delete'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** The possible changes of a kind of record: goods operations are only created, never changed. */
export const statusesOf = (resource: ResourceName): readonly EventStatus[] =>
  resourceKinds[resource].event === 'GoodsOperationEvent' ? ['create'] : eventStatuses

/** Sent to an application's marketplace webhook URL. */
export const lifecycleEvents = [
  'uninstall',
  'freeze',
  'payment',
  'client_data_request',
  'client_erased',
] as const
export type LifecycleEvent = (typeof lifecycleEvents)[number]

/** What a sandbox can make happen to an installation; an installation and its unfreezing send nothing. */
export const lifecycleTriggers = [
  'install',
  'uninstall',
  'freeze',
  'unfreeze',
  'payment',
  'client_data_request',
  'client_erased',
] as const
export type LifecycleTrigger = (typeof lifecycleTriggers)[number]

function goodsOperation<const F extends string>(flag: F) {
  return { event: 'GoodsOperationEvent', flag, right: 'storages_access' } as const
}
