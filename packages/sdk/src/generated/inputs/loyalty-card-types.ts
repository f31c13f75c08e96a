// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { LoyaltyCardTypesListInput, LoyaltyCardTypesCreateInput } from '../partner/loyalty-card-types.ts'

export const loyaltyCardTypesList: InputShape<LoyaltyCardTypesListInput> = { company_id: 'number' }

export const loyaltyCardTypesCreate: InputShape<LoyaltyCardTypesCreateInput> = { company_id: 'number', title: 'text' }
