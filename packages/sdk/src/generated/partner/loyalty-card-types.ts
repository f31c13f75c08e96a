// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { LoyaltyCardType, TotalCount } from '../schemas.ts'

export type LoyaltyCardTypesListInput = LocationId

export type LoyaltyCardTypesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
}

export interface LoyaltyCardTypesApi {
  /**
   * List types of loyalty cards.
   * Returns the types of loyalty cards that the Location issues.
   */
  list(input: LoyaltyCardTypesListInput, options?: CallOptions): ListRequest<LoyaltyCardType, TotalCount>

  /**
   * Create a type of loyalty card.
   * Cards of this type can then be issued.
   */
  create(input: LoyaltyCardTypesCreateInput, options?: KeyedCallOptions): Promise<Answer<LoyaltyCardType>>
}

export const loyaltyCardTypes: Record<keyof LoyaltyCardTypesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/loyalty/card_types/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/loyalty/card_types/{company_id}', by: 'user', body: 'object', fields: ['title'], keyed: true },
}
