// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { SuppliersListInput, SuppliersCreateInput } from '../partner/suppliers.ts'

export const suppliersList: InputShape<SuppliersListInput> = { company_id: 'number' }

export const suppliersCreate: InputShape<SuppliersCreateInput> = { company_id: 'number', title: 'text' }
