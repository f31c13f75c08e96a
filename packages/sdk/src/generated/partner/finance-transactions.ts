// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { FinanceTotals, FinanceTransaction, PageMeta } from '../schemas.ts'

export type FinanceTransactionsListInput = LocationId & {
  /** Only transactions at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  start_date?: string | undefined
  /** Only transactions at this time or earlier; a date includes the whole day; without an offset, in the Location's local time. At most 40 characters. */
  end_date?: string | undefined
  /** Only transactions of this account. */
  account_id?: number | undefined
  /** Only transactions of this item. */
  expense_id?: number | undefined
  /** Only transactions of this client. */
  client_id?: number | undefined
  /** Only transactions of this supplier. */
  supplier_id?: number | undefined
  /** Only transactions of this team member. */
  master_id?: number | undefined
  /** Only transactions of this appointment. */
  record_id?: number | undefined
  /** 1 for money that came in, 2 for money that left. From 1 to 2. */
  type?: number | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
}

export type FinanceTransactionsGetInput = LocationId & {
  /** Transaction ID. */
  transaction_id: number
}

export type FinanceTransactionsCreateInput = LocationId & {
  /** ID of an item of GET /expenses. */
  expense_id: number
  /** Amount; negative for outgoing money; at most 2 decimal places. */
  amount: number
  /** Account ID. */
  account_id: number
  /** When the money moved; without an offset, in the Location's local time. At most 40 characters. */
  date: string
  /** Client ID; another one than before needs `clients_access`. */
  client_id?: number | null | undefined
  /** Supplier ID; another one than before needs `storages_access`. */
  supplier_id?: number | null | undefined
  /** Team member ID. */
  master_id?: number | null | undefined
  /** Appointment ID; another one than before needs `timetable_access`. */
  record_id?: number | null | undefined
  /** Note for the team. At most 5000 characters. */
  comment?: string | undefined
  payment_system_transaction_ids?: readonly string[] | undefined
}

export type FinanceTransactionsUpdateInput = LocationId & {
  /** Transaction ID. */
  transaction_id: number
  /** ID of an item of GET /expenses. */
  expense_id?: number | undefined
  /** Amount; negative for outgoing money; at most 2 decimal places. */
  amount?: number | undefined
  /** Account ID. */
  account_id?: number | undefined
  /** When the money moved; without an offset, in the Location's local time. At most 40 characters. */
  date?: string | undefined
  /** Client ID; another one than before needs `clients_access`. */
  client_id?: number | null | undefined
  /** Supplier ID; another one than before needs `storages_access`. */
  supplier_id?: number | null | undefined
  /** Team member ID. */
  master_id?: number | null | undefined
  /** Appointment ID; another one than before needs `timetable_access`. */
  record_id?: number | null | undefined
  /** Note for the team. At most 5000 characters. */
  comment?: string | undefined
  payment_system_transaction_ids?: readonly string[] | undefined
}

export type FinanceTransactionsDeleteInput = LocationId & {
  /** Transaction ID. */
  transaction_id: number
}

export type FinanceTransactionsTotalsInput = LocationId & {
  /** Only transactions at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  start_date?: string | undefined
  /** Only transactions at this time or earlier; a date includes the whole day; without an offset, in the Location's local time. At most 40 characters. */
  end_date?: string | undefined
  /** Only transactions of this account. */
  account_id?: number | undefined
  /** Only transactions of this item. */
  expense_id?: number | undefined
  /** Only transactions of this client. */
  client_id?: number | undefined
  /** Only transactions of this supplier. */
  supplier_id?: number | undefined
  /** Only transactions of this team member. */
  master_id?: number | undefined
  /** Only transactions of this appointment. */
  record_id?: number | undefined
  /** 1 for money that came in, 2 for money that left. From 1 to 2. */
  type?: number | undefined
}

export interface FinanceTransactionsApi {
  /**
   * List financial transactions.
   * Returns financial transactions, newest first.
   */
  list(input: FinanceTransactionsListInput, options?: CallOptions): ListRequest<FinanceTransaction, PageMeta>

  /**
   * Get a financial transaction.
   * Returns the transaction with its account, item, client, supplier, team member and appointment.
   */
  get(input: FinanceTransactionsGetInput, options?: CallOptions): Promise<Answer<FinanceTransaction>>

  /**
   * Create a financial transaction.
   * Records money that came into an account (positive amount) or left it (negative amount), for an item.
   */
  create(input: FinanceTransactionsCreateInput, options?: KeyedCallOptions): Promise<Answer<FinanceTransaction>>

  /**
   * Update a financial transaction.
   * Only the fields that are sent change. Send `null` to remove a client, supplier, team member or appointment.
   */
  update(input: FinanceTransactionsUpdateInput, options?: CallOptions): Promise<Answer<FinanceTransaction>>

  /**
   * Delete a financial transaction.
   * Removes it from lists and balances, and creates an event.
   */
  delete(input: FinanceTransactionsDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Sum up financial transactions.
   * Sums up the transactions that the list returns for the same filters, on all of its pages.
   */
  totals(input: FinanceTransactionsTotalsInput, options?: CallOptions): Promise<Answer<FinanceTotals>>
}

export const financeTransactions: Record<keyof FinanceTransactionsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/finance_transactions/{company_id}', by: 'user', query: ['start_date', 'end_date', 'account_id', 'expense_id', 'client_id', 'supplier_id', 'master_id', 'record_id', 'type', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  get: { method: 'GET', path: '/api/v1/finance_transactions/{company_id}/{transaction_id}', by: 'user' },
  create: { method: 'POST', path: '/api/v1/finance_transactions/{company_id}', by: 'user', body: 'object', fields: ['expense_id', 'amount', 'account_id', 'date', 'client_id', 'supplier_id', 'master_id', 'record_id', 'comment', 'payment_system_transaction_ids'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/finance_transactions/{company_id}/{transaction_id}', by: 'user', body: 'object', fields: ['expense_id', 'amount', 'account_id', 'date', 'client_id', 'supplier_id', 'master_id', 'record_id', 'comment', 'payment_system_transaction_ids'] },
  delete: { method: 'DELETE', path: '/api/v1/finance_transactions/{company_id}/{transaction_id}', by: 'user', answersNothing: true },
  totals: { method: 'GET', path: '/api/v1/finance_totals/{company_id}', by: 'user', query: ['start_date', 'end_date', 'account_id', 'expense_id', 'client_id', 'supplier_id', 'master_id', 'record_id', 'type'] },
}
