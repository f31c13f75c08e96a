import Type from 'typebox'

interface Limits {
  minimum: number
  maximum: number
}

/**
 * A decimal number with so many places at most. A double holds 15 digits faithfully: what follows them, as in
 * 0.1 + 0.2, is noise of the sender's arithmetic and no further place.
 */
export const Decimal = (places: number, limits: Limits, description: string) =>
  Type.Refine(
    Type.Number({ ...limits, description: `${description}; at most ${places} decimal places` }),
    value => hasPlaces(value, places),
    () => `must have at most ${places} decimal places`,
  )

/** With these limits every amount is exact in a JSON number. */
export const mostMoney = 999_999_999_999.99
export const mostGoods = 1_000_000_000

/** Money that may go either way. */
export const Money = (description: string) =>
  Decimal(2, { minimum: -mostMoney, maximum: mostMoney }, description)

/** A price. */
export const Price = (description: string) => Decimal(2, { minimum: 0, maximum: mostMoney }, description)

export const Percent = (description: string) => Decimal(2, { minimum: 0, maximum: 100 }, description)

function hasPlaces(value: number, places: number): boolean {
  const faithful = Number(value.toPrecision(15))
  return Number(faithful.toFixed(places)) === faithful
}
