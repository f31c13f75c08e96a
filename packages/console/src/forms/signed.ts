import { fieldError } from './field-error.ts'

/**
 * The amount of a form that asks for its direction, and so for no sign. What is no number is passed on, and the API
 * refuses it.
 */
export function signed(amount: number, { isMinus }: { isMinus: boolean }): number {
  if (amount < 0) throw fieldError('amount', 'must be at least 0')
  if (amount === 0) throw fieldError('amount', 'must not be zero')
  return isMinus && typeof amount === 'number' ? -amount : amount
}
