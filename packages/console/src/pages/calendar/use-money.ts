import { useFormats } from '../../texts/formats.ts'
import type { Place } from './shapes.ts'

/** Prices of a Location; one without a currency has plain numbers. */
export function useMoney({ currency }: Place): (amount: number) => string {
  const formats = useFormats()
  return amount => (currency ? formats.money(amount, currency) : formats.number(amount))
}
