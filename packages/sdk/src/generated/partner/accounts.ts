// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Account, TotalCount } from '../schemas.ts'

export type AccountsListInput = LocationId

export type AccountsCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** 1 for cash, 0 for other money. */
  is_cash?: 0 | 1 | boolean | undefined
  /** 1 for the default account. */
  is_default?: 0 | 1 | boolean | undefined
}

export interface AccountsApi {
  /**
   * List accounts.
   * Returns the accounts in which the Location keeps its money, such as cash registers and bank accounts.
   */
  list(input: AccountsListInput, options?: CallOptions): ListRequest<Account, TotalCount>

  /**
   * Create an account.
   * A Location has at most one default account: a new default account replaces the previous one.
   */
  create(input: AccountsCreateInput, options?: KeyedCallOptions): Promise<Answer<Account>>
}

export const accounts: Record<keyof AccountsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/accounts/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/accounts/{company_id}', by: 'user', body: 'object', fields: ['title', 'is_cash', 'is_default'], keyed: true },
}
