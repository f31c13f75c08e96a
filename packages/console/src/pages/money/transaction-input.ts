import { financeTransactionsCreate } from '@foyer/sdk/inputs'
import { fromLocalField } from '../../data/location-days.ts'
import { toTyped } from '../../forms/read-input.ts'
import { signed } from '../../forms/signed.ts'
import type { Values } from '../../ui/form.tsx'

export type Direction = 'income' | 'expense'

/**
 * The fields of a form as the operation takes them. Amounts are entered without a sign. A field that the person may not
 * see is not in the form, and so stays as it is.
 */
export function toTransaction(direction: Direction, values: Values) {
  const { comment = '', date = '' } = values
  const given = { comment, date: fromLocalField(date) }
  const input = toTyped(financeTransactionsCreate, values, given)
  return { ...input, amount: signed(input.amount, { isMinus: direction === 'expense' }) }
}

export const directionOf = (amount: number): Direction => (amount < 0 ? 'expense' : 'income')
