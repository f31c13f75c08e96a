/** To what a changed price is rounded. */
export const roundings = [0.01, 0.5, 1, 5, 10] as const

interface Price {
  price_min: number
  price_max: number
}

interface PriceChange {
  percent: number
  rounding: number
}

/** Both ends of a price, raised or lowered by some percent. */
export const changePrice = ({ price_min, price_max }: Price, change: PriceChange): Price => ({
  price_min: changed(price_min, change),
  price_max: changed(price_max, change),
})

function changed(amount: number, { percent, rounding }: PriceChange): number {
  const exact = amount * (1 + percent / 100)
  // Counting in whole steps keeps 0.01 from adding up to 0.30000000000000004.
  const steps = Math.round(Number((exact / rounding).toFixed(6)))
  return Math.max(0, Number((steps * rounding).toFixed(2)))
}
