// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { StorageOperationsCreateInput, StorageOperationsGetInput, StorageOperationsListTransactionsInput } from '../partner/storage-operations.ts'

export const storageOperationsCreate: InputShape<StorageOperationsCreateInput> = { company_id: 'number', type_id: 'number', storage_id: 'number', storage_to_id: 'number|null', create_date: 'text', transactions: [{ good_id: 'number', operation_unit_type: 'number?', amount: 'number', cost_per_unit: 'number?', discount: 'number?', cost: 'number?', client_id: 'number|null', supplier_id: 'number|null', master_id: 'number|null', comment: 'text' }] }

export const storageOperationsGet: InputShape<StorageOperationsGetInput> = { company_id: 'number', document_id: 'number' }

export const storageOperationsListTransactions: InputShape<StorageOperationsListTransactionsInput> = { company_id: 'number', start_date: 'text', end_date: 'text', type_id: 'number?', storage_id: 'number?', good_id: 'number?', page: 'number?', count: 'number?' }
