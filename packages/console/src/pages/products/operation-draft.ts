import { storageOperationsCreate } from '@foyer/sdk/inputs'
import { fromLocalField } from '../../data/location-days.ts'
import { toTyped } from '../../forms/read-input.ts'
import type { Good } from '../../foyer.ts'
import type { Values } from '../../ui/form.tsx'
import { type OperationType, operationType } from './operation-types.ts'
import { rounded, stockIn } from './stock.ts'

/** A line of an operation that is being written. */
export interface Line {
  key: number
  good: Good | undefined
  /** 1 for sale units, 2 for service units. */
  unitType: 1 | 2
  /** What its fields begin with. */
  amount: number
  price?: number
}

export const emptyLine = (key: number, good?: Good): Line => ({ key, good, unitType: 1, amount: 1 })

/** What a line probably costs: a sale its price, everything else what the Location pays. */
export function suggestedPrice(
  type: OperationType,
  {
    good,
    unitType,
  }: { good: Pick<Good, 'cost' | 'actual_cost' | 'unit_equals'> | undefined; unitType: 1 | 2 },
): number {
  if (!good) return 0
  const price = type === operationType.sale ? good.cost : good.actual_cost
  return unitType === 1 ? price : Number((price / good.unit_equals).toFixed(2))
}

/** The name of a field of a line is its path in the operation, so that an error finds its field. */
export const fieldOf = (index: number, name: string): string => `transactions.${index}.${name}`

/** The numbers of an operation that is being written; 0 where there is none. */
export interface Typed {
  storageId: number
  lines: { amount: number; price: number }[]
}

export function typedIn(data: FormData, lineCount: number): Typed {
  const numberIn = (name: string) => Number(data.get(name)) || 0
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    amount: numberIn(fieldOf(index, 'amount')),
    price: numberIn(fieldOf(index, 'cost_per_unit')),
  }))
  return { storageId: numberIn('storage_id'), lines }
}

export const totalOf = ({ lines }: Typed): number =>
  lines.reduce((sum, { amount, price }) => sum + toCents(amount * price), 0) / 100

/** Rounds half up, as the server does: 1.5 × 30.99 is 46.49, although it is a little less in binary. */
const toCents = (value: number): number => Math.round(Number((value * 100).toPrecision(12)))

/** What is left of each product in the storage, in sale units, when these lines have left it. */
export function leftAfter(lines: readonly Line[], typed: Typed) {
  const taken = new Map<number, { good: Good; amount: number }>()
  for (const [index, { good, unitType }] of lines.entries()) {
    if (!good) continue
    const amount = typed.lines[index]?.amount ?? 0
    const before = taken.get(good.good_id)?.amount ?? 0
    const inSaleUnits = unitType === 1 ? amount : amount / good.unit_equals
    taken.set(good.good_id, { good, amount: before + inSaleUnits })
  }
  return [...taken.values()].map(({ good, amount }) => {
    const stock = stockIn(good, typed.storageId) ?? 0
    return { good, stock, left: rounded(stock - amount) }
  })
}

/** These are the same in every line. */
const shared = ['client_id', 'supplier_id', 'master_id', 'comment']

/** Turns the form into what the operation takes. What is no number is passed on, and is refused at its field. */
export function toOperation(type: OperationType, lineCount: number, values: Values) {
  const typed: Values = { ...values }
  for (const name of shared)
    for (let index = 0; index < lineCount; index++) {
      const text = values[name]
      if (text) typed[fieldOf(index, name)] = text
    }
  return toTyped(storageOperationsCreate, typed, {
    type_id: type,
    ...(type === operationType.move ? {} : { storage_to_id: undefined }),
    create_date: fromLocalField(values.create_date ?? ''),
  })
}
