import { fieldError } from './field-error.ts'

/** Refuses an amount of money that is finer than a hundredth, which would be rounded without a word. */
export function checkMoney<Name extends string>(input: Partial<Record<Name, number>>, names: Name[]): void {
  for (const name of names) {
    const amount = input[name]
    if (typeof amount === 'number' && Number(amount.toFixed(2)) !== amount)
      throw fieldError(name, 'must have at most 2 decimal places')
  }
}
