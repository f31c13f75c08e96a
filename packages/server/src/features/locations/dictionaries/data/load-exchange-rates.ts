import { readFileSync } from 'node:fs'
import bundled from './exchange-rates.json' with { type: 'json' }

export interface ExchangeRates {
  date: string
  source: string
  base: 'USD'
  /** Units of the currency per US dollar, by ISO 4217 code. */
  rates: Record<string, number>
}

/** Loads the table that comes with the program, or the operator's own file of the same shape. */
export function loadExchangeRates(neededCurrencies: Iterable<string>, file?: string): ExchangeRates {
  const table: unknown = file === undefined ? bundled : readTable(file)
  const problems = findProblems(table, neededCurrencies)
  if (problems.length > 0) {
    throw new Error(`Exchange rates in ${file ?? 'the bundled table'}: ${problems.join('; ')}`)
  }
  return table as ExchangeRates
}

function readTable(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`Exchange rates in ${file}: cannot be read as JSON (${String(cause)})`, { cause })
  }
}

function findProblems(table: unknown, neededCurrencies: Iterable<string>): string[] {
  if (!isObject(table)) return ['must be an object with date, source, base and rates']
  const { date, source, base, rates } = table
  const problems: string[] = []
  if (!isDate(date)) problems.push('date must be a day such as 2026-01-31')
  if (typeof source !== 'string' || source === '') problems.push('source must be a text')
  if (base !== 'USD') problems.push('base must be USD')
  if (!isObject(rates)) return [...problems, 'rates must be an object of numbers by currency code']
  for (const [code, rate] of Object.entries(rates)) {
    if (!/^[A-Z]{3}$/.test(code)) problems.push(`rates: ${code} is not an ISO 4217 code`)
    if (typeof rate !== 'number' || !(rate > 0)) problems.push(`rates.${code} must be a number above zero`)
  }
  if (rates.USD !== 1) problems.push('rates.USD must be 1')
  const missing = [...new Set(neededCurrencies)].filter(code => !Object.hasOwn(rates, code)).sort()
  if (missing.length > 0) problems.push(`rates lack ${missing.join(', ')}`)
  return problems
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
