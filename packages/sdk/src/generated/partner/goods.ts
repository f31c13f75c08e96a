// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Good, PageMeta } from '../schemas.ts'

export type GoodsListInput = LocationId & {
  /** Part of the name, the article or the barcode; case is ignored. At most 255 characters. */
  term?: string | undefined
  /** Only products of this category. */
  category_id?: number | undefined
  /** Only products changed at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  changed_after?: string | undefined
  /** Only products changed at this time or earlier; without an offset, in the Location's local time. At most 40 characters. */
  changed_before?: string | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  count?: number | undefined
}

export type GoodsGetInput = LocationId & {
  /** Product ID. */
  good_id: number
}

export type GoodsCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Category ID. */
  category_id: number
  /** ID of the unit in which it is sold, from GET /units. */
  sale_unit_id: number
  /** ID of the unit in which services consume it, from GET /units. */
  service_unit_id: number
  /** Stock keeping unit. At most 255 characters. */
  article?: string | undefined
  /** Number of the barcode. At most 255 characters. */
  barcode?: string | undefined
  /** Price of a sale unit; at most 2 decimal places. */
  cost?: number | undefined
  /** Cost of one sale unit to the Location; at most 2 decimal places. */
  actual_cost?: number | undefined
  /** Number of service units in one sale unit; 1 by default; at most 4 decimal places. */
  unit_equals?: number | undefined
  /** Critical amount, below which it runs short; at most 4 decimal places. */
  critical_amount?: number | undefined
  /** Desired amount; at most 4 decimal places. */
  desired_amount?: number | undefined
  /** Note for the team. At most 5000 characters. */
  comment?: string | undefined
}

export type GoodsUpdateInput = LocationId & {
  /** Product ID. */
  good_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Category ID. */
  category_id?: number | undefined
  /** ID of the unit in which it is sold, from GET /units. */
  sale_unit_id?: number | undefined
  /** ID of the unit in which services consume it, from GET /units. */
  service_unit_id?: number | undefined
  /** Stock keeping unit. At most 255 characters. */
  article?: string | undefined
  /** Number of the barcode. At most 255 characters. */
  barcode?: string | undefined
  /** Price of a sale unit; at most 2 decimal places. */
  cost?: number | undefined
  /** Cost of one sale unit to the Location; at most 2 decimal places. */
  actual_cost?: number | undefined
  /** Number of service units in one sale unit; 1 by default; at most 4 decimal places. */
  unit_equals?: number | undefined
  /** Critical amount, below which it runs short; at most 4 decimal places. */
  critical_amount?: number | undefined
  /** Desired amount; at most 4 decimal places. */
  desired_amount?: number | undefined
  /** Note for the team. At most 5000 characters. */
  comment?: string | undefined
}

export type GoodsDeleteInput = LocationId & {
  /** Product ID. */
  good_id: number
}

export interface GoodsApi {
  /**
   * List products.
   * Returns products ordered by id.
   */
  list(input: GoodsListInput, options?: CallOptions): ListRequest<Good, PageMeta>

  /**
   * Get a product.
   * Returns the product with its stock in each storage.
   */
  get(input: GoodsGetInput, options?: CallOptions): Promise<Answer<Good>>

  /**
   * Create a product.
   * A new product has no stock. Create a receipt to add some.
   */
  create(input: GoodsCreateInput, options?: KeyedCallOptions): Promise<Answer<Good>>

  /**
   * Update a product.
   * Only the fields that are sent change. Stock changes only through storage operations.
   */
  update(input: GoodsUpdateInput, options?: CallOptions): Promise<Answer<Good>>

  /**
   * Delete a product.
   * Its past operations are kept.
   */
  delete(input: GoodsDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const goods: Record<keyof GoodsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/goods/{company_id}', by: 'user', query: ['term', 'category_id', 'changed_after', 'changed_before', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  get: { method: 'GET', path: '/api/v1/goods/{company_id}/{good_id}', by: 'user' },
  create: { method: 'POST', path: '/api/v1/goods/{company_id}', by: 'user', body: 'object', fields: ['title', 'category_id', 'sale_unit_id', 'service_unit_id', 'article', 'barcode', 'cost', 'actual_cost', 'unit_equals', 'critical_amount', 'desired_amount', 'comment'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/goods/{company_id}/{good_id}', by: 'user', body: 'object', fields: ['title', 'category_id', 'sale_unit_id', 'service_unit_id', 'article', 'barcode', 'cost', 'actual_cost', 'unit_equals', 'critical_amount', 'desired_amount', 'comment'] },
  delete: { method: 'DELETE', path: '/api/v1/goods/{company_id}/{good_id}', by: 'user', answersNothing: true },
}
