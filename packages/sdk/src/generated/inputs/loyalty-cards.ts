// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { LoyaltyCardsListInput, LoyaltyCardsCreateInput, LoyaltyCardsDeleteInput, LoyaltyCardsAddManualTransactionInput, LoyaltyCardsListTransactionsInput } from '../partner/loyalty-cards.ts'

export const loyaltyCardsList: InputShape<LoyaltyCardsListInput> = { company_id: 'number', number: 'text', phone: 'text', client_id: 'number?', page: 'number?', count: 'number?' }

export const loyaltyCardsCreate: InputShape<LoyaltyCardsCreateInput> = { company_id: 'number', loyalty_card_number: 'text', loyalty_card_type_id: 'number', phone: 'text' }

export const loyaltyCardsDelete: InputShape<LoyaltyCardsDeleteInput> = { company_id: 'number', card_id: 'number' }

export const loyaltyCardsAddManualTransaction: InputShape<LoyaltyCardsAddManualTransactionInput> = { company_id: 'number', card_id: 'number', amount: 'number', title: 'text' }

export const loyaltyCardsListTransactions: InputShape<LoyaltyCardsListTransactionsInput> = { company_id: 'number', card_id: 'number', page: 'number?', count: 'number?' }
