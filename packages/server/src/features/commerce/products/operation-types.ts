import type { ResourceName } from '@foyer/contract'

/** Maps the kind of record in a storage operation's events to its `type_id`. */
export const operationTypes = {
  goods_operations_sale: 1,
  goods_operations_consumable: 2,
  goods_operations_receipt: 3,
  goods_operations_stolen: 4,
  goods_operations_move: 5,
} as const satisfies Partial<Record<ResourceName, number>>

type GoodsOperation = keyof typeof operationTypes

/** Returns undefined for records of other kinds. */
export const operationTypeOf = (resource: ResourceName): number | undefined =>
  resource in operationTypes ? operationTypes[resource as GoodsOperation] : undefined
