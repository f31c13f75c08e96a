import type { ResourceName } from '@foyer/contract'

/** Of a storage operation, the `type_id` by the kind of record that its events tell of. */
export const operationTypes = {
  goods_operations_sale: 1,
  goods_operations_consumable: 2,
  goods_operations_receipt: 3,
  goods_operations_stolen: 4,
  goods_operations_move: 5,
} as const satisfies Partial<Record<ResourceName, number>>

type GoodsOperation = keyof typeof operationTypes

/** Undefined for records of other kinds. */
export const operationTypeOf = (resource: ResourceName): number | undefined =>
  resource in operationTypes ? operationTypes[resource as GoodsOperation] : undefined
