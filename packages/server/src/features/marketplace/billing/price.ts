/** Computes money in whole hundredths, so that nothing is lost to rounding. */
const hundredthsOf = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
}

const toDecimal = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`

/** Returns the discounted price, rounded to the smallest coin of its currency; half a coin is rounded up. */
export function discounted(price: string, discount: string, currency: string): string {
  const [full, off] = [hundredthsOf(price), hundredthsOf(discount)]
  if (off === 0n) return toDecimal(full)
  const coin = 10n ** BigInt(2 - decimalsOf(currency))
  const exact = full * (10_000n - off)
  const unit = 10_000n * coin
  return toDecimal(((exact + unit / 2n) / unit) * coin)
}

const decimalsOf = (currency: string): number =>
  Math.min(
    2,
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  )

export const largerDiscount = (one: string, other: string): string =>
  hundredthsOf(one) >= hundredthsOf(other) ? one : other
