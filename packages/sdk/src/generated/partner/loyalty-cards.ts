// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { LoyaltyCard, LoyaltyTransaction, PageMeta } from '../schemas.ts'

export type LoyaltyCardsListInput = LocationId & {
  /** Only the card with exactly this number. At most 100 characters. */
  number?: string | undefined
  /** Part of the phone number, in any format; needs `client_phones_access`. At most 40 characters. */
  phone?: string | undefined
  /** Only cards of this client; needs `clients_access`. */
  client_id?: number | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export type LoyaltyCardsCreateInput = LocationId & {
  /** Card number, as text or as a number. */
  loyalty_card_number: string | number
  /** Type ID. */
  loyalty_card_type_id: number
  /** Phone number of the holder, in international format or in the national format of the Location's country. At most 40 characters. */
  phone: string
}

export type LoyaltyCardsDeleteInput = LocationId & {
  /** Card ID. */
  card_id: number
}

export type LoyaltyCardsAddManualTransactionInput = LocationId & {
  /** Card ID. */
  card_id: number
  /** Amount to add; negative to subtract; at most 2 decimal places. */
  amount: number
  /** Reason for the change. At most 255 characters. */
  title?: string | undefined
}

export type LoyaltyCardsListTransactionsInput = LocationId & {
  /** Card ID. */
  card_id: number
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export interface LoyaltyCardsApi {
  /**
   * List loyalty cards.
   * Returns a page of loyalty cards, newest first.
   */
  list(input: LoyaltyCardsListInput, options?: CallOptions): ListRequest<LoyaltyCard, PageMeta>

  /**
   * Issue a loyalty card.
   * The card belongs to the client with that phone number, if there is one; who lacks `clients_access` does not see which. Card numbers are unique in a Location.
   */
  create(input: LoyaltyCardsCreateInput, options?: KeyedCallOptions): Promise<Answer<LoyaltyCard>>

  /**
   * Delete a loyalty card.
   * Its balance is lost, and its number can be used again.
   */
  delete(input: LoyaltyCardsDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Change the balance of a loyalty card.
   * The balance cannot go below zero. Returns the card with its new balance.
   */
  addManualTransaction(input: LoyaltyCardsAddManualTransactionInput, options?: KeyedCallOptions): Promise<Answer<LoyaltyCard>>

  /**
   * List changes of the balance of a loyalty card.
   * Returns the transactions of the card, newest first.
   */
  listTransactions(input: LoyaltyCardsListTransactionsInput, options?: CallOptions): ListRequest<LoyaltyTransaction, PageMeta>
}

export const loyaltyCards: Record<keyof LoyaltyCardsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/loyalty/cards/{company_id}', by: 'user', query: ['number', 'phone', 'client_id', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  create: { method: 'POST', path: '/api/v1/loyalty/cards/{company_id}', by: 'user', body: 'object', fields: ['loyalty_card_number', 'loyalty_card_type_id', 'phone'], keyed: true },
  delete: { method: 'DELETE', path: '/api/v1/loyalty/cards/{company_id}/{card_id}', by: 'user', answersNothing: true },
  addManualTransaction: { method: 'POST', path: '/api/v1/company/{company_id}/loyalty/cards/{card_id}/manual_transaction', by: 'user', body: 'object', fields: ['amount', 'title'], keyed: true },
  listTransactions: { method: 'GET', path: '/api/v1/company/{company_id}/loyalty/cards/{card_id}/transactions', by: 'user', query: ['page', 'count'], pages: { by: 'page', size: ['count', 300] } },
}
