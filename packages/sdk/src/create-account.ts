import { createForPeople, type PersonOptions } from './create-for-people.ts'
import { type AccountOperations, accountOperations } from './generated/account.ts'

/** The operations of people, by group. */
export type FoyerAccount = AccountOperations

/** What people do in the console, as typed methods: `const { data } = await account.partners.list()`. */
export const createAccount = (options: PersonOptions): FoyerAccount =>
  createForPeople<FoyerAccount>('createAccount', accountOperations, options)
