// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { FinanceTransactionsListInput, FinanceTransactionsGetInput, FinanceTransactionsCreateInput, FinanceTransactionsUpdateInput, FinanceTransactionsDeleteInput, FinanceTransactionsTotalsInput } from '../partner/finance-transactions.ts'

export const financeTransactionsList: InputShape<FinanceTransactionsListInput> = { company_id: 'number', start_date: 'text', end_date: 'text', account_id: 'number?', expense_id: 'number?', client_id: 'number?', supplier_id: 'number?', master_id: 'number?', record_id: 'number?', type: 'number?', page: 'number?', count: 'number?' }

export const financeTransactionsGet: InputShape<FinanceTransactionsGetInput> = { company_id: 'number', transaction_id: 'number' }

export const financeTransactionsCreate: InputShape<FinanceTransactionsCreateInput> = { company_id: 'number', expense_id: 'number', amount: 'number', account_id: 'number', date: 'text', client_id: 'number|null', supplier_id: 'number|null', master_id: 'number|null', record_id: 'number|null', comment: 'text', payment_system_transaction_ids: ['text'] }

export const financeTransactionsUpdate: InputShape<FinanceTransactionsUpdateInput> = { company_id: 'number', transaction_id: 'number', expense_id: 'number?', amount: 'number?', account_id: 'number?', date: 'text', client_id: 'number|null', supplier_id: 'number|null', master_id: 'number|null', record_id: 'number|null', comment: 'text', payment_system_transaction_ids: ['text'] }

export const financeTransactionsDelete: InputShape<FinanceTransactionsDeleteInput> = { company_id: 'number', transaction_id: 'number' }

export const financeTransactionsTotals: InputShape<FinanceTransactionsTotalsInput> = { company_id: 'number', start_date: 'text', end_date: 'text', account_id: 'number?', expense_id: 'number?', client_id: 'number?', supplier_id: 'number?', master_id: 'number?', record_id: 'number?', type: 'number?' }
