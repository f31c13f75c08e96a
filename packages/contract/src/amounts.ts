import Type from 'typebox'

interface Limits {
  minimum: number
  maximum: number
}

/**
 * A decimal number with at most this many decimal places. A double is exact to 15 digits; what follows them, as in
 * 0.1 + 0.2, is rounding noise and doesn't count as a decimal place.
 */
export const Decimal = (places: number, limits: Limits, description: string) =>
  Type.Refine(
    Type.Number({ ...limits, description: `${description}; at most ${places} decimal places` }),
    value => hasPlaces(value, places),
    () => `must have at most ${places} decimal places`,
  )

/** Within these limits every amount is exact in a JSON number. */
export const maxMoney = 999_999_999_999.99
export const maxGoods = 1_000_000_000

/** An amount of money that may be negative. */
export const Money = (description: string) =>
  Decimal(2, { minimum: -maxMoney, maximum: maxMoney }, description)

/** An amount of money that is never negative. */
export const Price = (description: string) => Decimal(2, { minimum: 0, maximum: maxMoney }, description)

export const Percent = (description: string) => Decimal(2, { minimum: 0, maximum: 100 }, description)

function hasPlaces(value: number, places: number): boolean {
  const faithful = Number(value.toPrecision(15))
  return Number(faithful.toFixed(places)) === faithful
}
