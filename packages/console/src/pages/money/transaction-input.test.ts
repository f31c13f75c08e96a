import { describe, expect, it } from 'vitest'
import { toTransaction } from './transaction-input.ts'

const values = {
  amount: '45.50',
  expense_id: '3',
  account_id: '2',
  date: '2026-02-01T12:30',
  comment: 'Rent',
}

describe('a transaction that is being written', () => {
  it('goes out with a minus and comes in without', () => {
    expect(toTransaction('expense', values).amount).toBe(-45.5)
    expect(toTransaction('income', values).amount).toBe(45.5)
  })

  it.each(['income', 'expense'] as const)('refuses a sign, because it has its direction: %s', direction => {
    expect(() => toTransaction(direction, { ...values, amount: '-45.5' })).toThrow('must be at least 0')
  })

  it('passes on what is no number, so that the API refuses it at its field', () => {
    expect(toTransaction('expense', { ...values, amount: 'much' }).amount).toBe('much')
    expect(toTransaction('income', { ...values, amount: '' }).amount).toBe('')
  })

  it('leaves people alone that the form does not show, and removes those that were emptied', () => {
    const input = toTransaction('income', { ...values, client_id: '', master_id: '9' })
    expect(input).toMatchObject({ client_id: null, master_id: 9 })
    expect(input).not.toHaveProperty('supplier_id')
    expect(input.date).toBe('2026-02-01 12:30:00')
  })
})
