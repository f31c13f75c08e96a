// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Supplier, TotalCount } from '../schemas.ts'

export type SuppliersListInput = LocationId

export type SuppliersCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
}

export interface SuppliersApi {
  /**
   * List suppliers.
   * Returns the suppliers of products, in the order of their creation.
   */
  list(input: SuppliersListInput, options?: CallOptions): ListRequest<Supplier, TotalCount>

  /**
   * Create a supplier.
   * Receipts and payments can then refer to it.
   */
  create(input: SuppliersCreateInput, options?: KeyedCallOptions): Promise<Answer<Supplier>>
}

export const suppliers: Record<keyof SuppliersApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/suppliers/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/suppliers/{company_id}', by: 'user', body: 'object', fields: ['title'], keyed: true },
}
