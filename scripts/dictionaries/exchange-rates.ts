import type { Sources } from './sources.ts'

export interface ExchangeRateTable {
  date: string
  source: string
  base: 'USD'
  rates: Record<string, number>
}

export function buildExchangeRates(sources: Sources, usedCurrencies: Iterable<string>): ExchangeRateTable {
  const codes = [...new Set([...sources.isoCurrencies, ...usedCurrencies])].sort()
  const rates = codes.flatMap(code => {
    const rate = sources.dailyRates.usd[code.toLowerCase()]
    return rate === undefined ? [] : [[code, Number(rate.toPrecision(8))] as const]
  })
  return {
    date: sources.dailyRates.date,
    source: `@fawazahmed0/currency-api ${sources.ratesVersion}`,
    base: 'USD',
    rates: Object.fromEntries(rates),
  }
}
