import type { StorageOperation } from '../../foyer.ts'
import { type OperationType, operationType } from './operation-types.ts'

/** What takes back each type: operations are never changed, so that what happened can be read later. */
const opposites: Record<OperationType, OperationType> = {
  [operationType.sale]: operationType.receipt,
  [operationType.consumable]: operationType.receipt,
  [operationType.receipt]: operationType.writeOff,
  [operationType.writeOff]: operationType.receipt,
  [operationType.move]: operationType.move,
}

/** The other direction of an operation; the lines are those that left, or came if nothing left. */
export function reversalOf(operation: StorageOperation) {
  const { storage_id, storage_to_id, transactions } = operation
  const type = operation.type_id as OperationType
  const isMove = type === operationType.move
  return {
    type: opposites[type],
    storageId: isMove ? (storage_to_id ?? storage_id) : storage_id,
    storageToId: isMove ? storage_id : undefined,
    lines: transactions
      .filter(({ amount }) => !isMove || amount < 0)
      .map(({ good, amount, operation_unit_type, cost_per_unit }) => ({
        goodId: good.id,
        amount: Math.abs(amount),
        unitType: operation_unit_type === 2 ? (2 as const) : (1 as const),
        price: cost_per_unit,
      })),
  }
}
