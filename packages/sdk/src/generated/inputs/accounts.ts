// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { AccountsListInput, AccountsCreateInput } from '../partner/accounts.ts'

export const accountsList: InputShape<AccountsListInput> = { company_id: 'number' }

export const accountsCreate: InputShape<AccountsCreateInput> = { company_id: 'number', title: 'text', is_cash: 'flag?', is_default: 'flag?' }
