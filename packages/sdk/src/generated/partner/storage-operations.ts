// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { GoodsTransaction, PageMeta, StorageOperation } from '../schemas.ts'

export type StorageOperationsCreateInput = LocationId & {
  /** 1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move. From 1 to 5. */
  type_id: number
  /** Storage ID. */
  storage_id: number
  /** ID of the destination storage; only for moves. */
  storage_to_id?: number | null | undefined
  /** When it took place; without an offset, in the Location's local time. At most 40 characters. */
  create_date: string
  /** Products and amounts; can also be sent as `goods_transactions`. */
  transactions?: readonly {
    /** Product ID. */
    good_id: number
    /** 1 for sale units (default), 2 for service units. From 1 to 2. */
    operation_unit_type?: number | undefined
    /** Amount, always above zero; the type determines the direction; at most 4 decimal places. */
    amount: number
    /** Price of one unit; 0 by default; at most 2 decimal places. */
    cost_per_unit?: number | undefined
    /** Discount in percent; 0 by default; at most 2 decimal places. From 0 to 100. */
    discount?: number | undefined
    /** Total; by default, amount × price less the discount; at most 2 decimal places. */
    cost?: number | undefined
    /** Client ID; needs `clients_access`. */
    client_id?: number | null | undefined
    /** Supplier ID. */
    supplier_id?: number | null | undefined
    /** Team member ID. */
    master_id?: number | null | undefined
    /** Note for the team. At most 5000 characters. */
    comment?: string | undefined
  }[] | undefined
  /** Products and amounts; can also be sent as `goods_transactions`. */
  goods_transactions?: readonly {
    /** Product ID. */
    good_id: number
    /** 1 for sale units (default), 2 for service units. From 1 to 2. */
    operation_unit_type?: number | undefined
    /** Amount, always above zero; the type determines the direction; at most 4 decimal places. */
    amount: number
    /** Price of one unit; 0 by default; at most 2 decimal places. */
    cost_per_unit?: number | undefined
    /** Discount in percent; 0 by default; at most 2 decimal places. From 0 to 100. */
    discount?: number | undefined
    /** Total; by default, amount × price less the discount; at most 2 decimal places. */
    cost?: number | undefined
    /** Client ID; needs `clients_access`. */
    client_id?: number | null | undefined
    /** Supplier ID. */
    supplier_id?: number | null | undefined
    /** Team member ID. */
    master_id?: number | null | undefined
    /** Note for the team. At most 5000 characters. */
    comment?: string | undefined
  }[] | undefined
}

export type StorageOperationsGetInput = LocationId & {
  /** Operation ID. */
  document_id: number
}

export type StorageOperationsListTransactionsInput = LocationId & {
  /** Only transactions at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  start_date?: string | undefined
  /** Only transactions at this time or earlier; a date includes the whole day; without an offset, in the Location's local time. At most 40 characters. */
  end_date?: string | undefined
  /** Only this type: 1 sale, 2 consumable, 3 receipt, 4 write-off, 5 move. From 1 to 5. */
  type_id?: number | undefined
  /** Only transactions of this storage. */
  storage_id?: number | undefined
  /** Only transactions of this product. */
  good_id?: number | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export interface StorageOperationsApi {
  /**
   * Create a storage operation.
   * Creates all of its transactions or none. Stock can go below zero. Each transaction creates an event of its kind. The products create none, because they do not change.
   */
  create(input: StorageOperationsCreateInput, options?: KeyedCallOptions): Promise<Answer<StorageOperation>>

  /**
   * Get a storage operation.
   * Returns the operation with its transactions, as their events contain them.
   */
  get(input: StorageOperationsGetInput, options?: CallOptions): Promise<Answer<StorageOperation>>

  /**
   * List transactions of products.
   * Returns what came into the storages and left them, newest first. Transactions with the same `document_id` belong to one storage operation.
   */
  listTransactions(input: StorageOperationsListTransactionsInput, options?: CallOptions): ListRequest<GoodsTransaction, PageMeta>
}

export const storageOperations: Record<keyof StorageOperationsApi, Operation> = {
  create: { method: 'POST', path: '/api/v1/storage_operations/operation/{company_id}', by: 'user', body: 'object', fields: ['type_id', 'storage_id', 'storage_to_id', 'create_date', 'transactions', 'goods_transactions'], keyed: true },
  get: { method: 'GET', path: '/api/v1/storage_operations/operation/{company_id}/{document_id}', by: 'user' },
  listTransactions: { method: 'GET', path: '/api/v1/storages/transactions/{company_id}', by: 'user', query: ['start_date', 'end_date', 'type_id', 'storage_id', 'good_id', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
}
