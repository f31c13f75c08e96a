// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Storage, TotalCount } from '../schemas.ts'

export type StoragesListInput = LocationId

export type StoragesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** 1 if it holds products that services consume; 1 by default. */
  for_services?: 0 | 1 | boolean | undefined
  /** 1 if it holds products for sale; 1 by default. */
  for_sale?: 0 | 1 | boolean | undefined
  /** Note for the team. At most 5000 characters. */
  comment?: string | undefined
}

export interface StoragesApi {
  /**
   * List storages.
   * Returns the storages in which products are kept, in the order of their creation.
   */
  list(input: StoragesListInput, options?: CallOptions): ListRequest<Storage, TotalCount>

  /**
   * Create a storage.
   * A new storage is empty. Create a receipt to add stock.
   */
  create(input: StoragesCreateInput, options?: KeyedCallOptions): Promise<Answer<Storage>>
}

export const storages: Record<keyof StoragesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/storages/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/storages/{company_id}', by: 'user', body: 'object', fields: ['title', 'for_services', 'for_sale', 'comment'], keyed: true },
}
