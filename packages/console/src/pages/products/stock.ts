import type { Good } from '../../foyer.ts'

/** Rounds what adding decimal numbers leaves behind: stock has four decimal places. */
export const rounded = (amount: number): number => Number(amount.toFixed(4))

export const totalStock = ({ actual_amounts }: Pick<Good, 'actual_amounts'>): number =>
  rounded(actual_amounts.reduce((sum, { amount }) => sum + amount, 0))

/** Undefined when the product was never kept there. */
export const stockIn = (
  { actual_amounts }: Pick<Good, 'actual_amounts'>,
  storageId: number,
): number | undefined => actual_amounts.find(({ storage_id }) => storage_id === storageId)?.amount

/** A product without a critical amount is never low, unless more left than there was. */
export function isLow(good: Pick<Good, 'actual_amounts' | 'critical_amount'>): boolean {
  const total = totalStock(good)
  return total < 0 || total < good.critical_amount
}
