// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { StoragesListInput, StoragesCreateInput } from '../partner/storages.ts'

export const storagesList: InputShape<StoragesListInput> = { company_id: 'number' }

export const storagesCreate: InputShape<StoragesCreateInput> = { company_id: 'number', title: 'text', for_services: 'flag?', for_sale: 'flag?', comment: 'text' }
