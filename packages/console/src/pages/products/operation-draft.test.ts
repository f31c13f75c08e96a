import { describe, expect, it } from 'vitest'
import { suggestedPrice, toOperation } from './operation-draft.ts'
import { operationType } from './operation-types.ts'

const good = { cost: 24, actual_cost: 10, unit_equals: 3 }

describe('a storage operation that is being written', () => {
  it.each([
    [operationType.sale, 1, 24],
    [operationType.sale, 2, 8],
    [operationType.receipt, 1, 10],
    [operationType.receipt, 2, 3.33],
    [operationType.writeOff, 1, 10],
  ] as const)('type %i in units %i suggests %d', (type, unitType, price) => {
    expect(suggestedPrice(type, { good, unitType })).toBe(price)
  })

  it('suggests nothing without a product', () => {
    expect(suggestedPrice(operationType.sale, { good: undefined, unitType: 1 })).toBe(0)
  })

  it('becomes the input of the operation, with the same people in each line', () => {
    const values = {
      storage_id: '3',
      storage_to_id: '4',
      create_date: '2026-02-01T12:30',
      supplier_id: '7',
      client_id: '',
      comment: 'Invoice 12',
      'transactions.0.good_id': '5',
      'transactions.0.amount': '2.5',
      'transactions.0.cost_per_unit': '',
      'transactions.1.good_id': '',
      'transactions.1.amount': 'two',
      'transactions.1.operation_unit_type': '2',
    }
    expect(toOperation(operationType.receipt, 2, values)).toEqual({
      type_id: 3,
      storage_id: 3,
      storage_to_id: undefined,
      create_date: '2026-02-01 12:30:00',
      transactions: [
        { good_id: 5, amount: 2.5, supplier_id: 7, comment: 'Invoice 12' },
        { good_id: '', amount: 'two', operation_unit_type: 2, supplier_id: 7, comment: 'Invoice 12' },
      ],
    })
    expect(toOperation(operationType.move, 1, values).storage_to_id).toBe(4)
  })
})
