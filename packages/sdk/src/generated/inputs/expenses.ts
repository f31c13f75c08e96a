// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ExpensesListInput, ExpensesCreateInput } from '../partner/expenses.ts'

export const expensesList: InputShape<ExpensesListInput> = { company_id: 'number' }

export const expensesCreate: InputShape<ExpensesCreateInput> = { company_id: 'number', title: 'text', type: 'number?' }
