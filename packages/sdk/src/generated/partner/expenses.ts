// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Expense, TotalCount } from '../schemas.ts'

export type ExpensesListInput = LocationId

export type ExpensesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** 1 income, 2 expense. From 1 to 2. */
  type?: number | undefined
}

export interface ExpensesApi {
  /**
   * List income and expense items.
   * Returns the items of financial transactions. Each item is either income or expense.
   */
  list(input: ExpensesListInput, options?: CallOptions): ListRequest<Expense, TotalCount>

  /**
   * Create an income or expense item.
   * Financial transactions can then refer to it.
   */
  create(input: ExpensesCreateInput, options?: KeyedCallOptions): Promise<Answer<Expense>>
}

export const expenses: Record<keyof ExpensesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/expenses/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/expenses/{company_id}', by: 'user', body: 'object', fields: ['title', 'type'], keyed: true },
}
