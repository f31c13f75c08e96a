import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface GeoPlace {
  id: number
  title: string
  iso: string
  population: number
  kind: string
  timezone: string
}

interface CountriesList {
  countries: Record<string, { name: string; currency: string[]; languages: string[] }>
  languages: Record<string, { name: string; native: string }>
}

interface DailyRates {
  date: string
  usd: Record<string, number>
}

export interface Sources extends CountriesList {
  numericCodes: Map<string, number>
  places: GeoPlace[]
  isoCurrencies: string[]
  dailyRates: DailyRates
  ratesVersion: string
}

/** Codes in use that ISO 3166-1 has not assigned. */
const notInIso = new Set(['XK'])

/** `folder` holds node_modules with the packages named in README.md, and cities15000.txt of GeoNames. */
export function readSources(folder: string): Sources {
  const require = createRequire(join(folder, 'package.json'))
  const isoCountries = require('i18n-iso-countries') as { getAlpha2Codes(): Record<string, string> } & {
    alpha2ToNumeric(code: string): string
  }
  const codes = Object.keys(isoCountries.getAlpha2Codes()).filter(code => !notInIso.has(code))
  const rates = '@fawazahmed0/currency-api'
  return {
    ...(require('countries-list') as CountriesList),
    numericCodes: new Map(codes.map(code => [code, Number(isoCountries.alpha2ToNumeric(code))])),
    places: parsePlaces(readFileSync(join(folder, 'cities15000.txt'), 'utf8')).filter(
      place => !notInIso.has(place.iso),
    ),
    isoCurrencies: (require('currency-codes') as { codes(): string[] }).codes(),
    dailyRates: require(`${rates}/v1/currencies/usd.json`) as DailyRates,
    ratesVersion: (require(`${rates}/package.json`) as { version: string }).version,
  }
}

/** The columns of the GeoNames gazetteer: 0 id, 1 name, 7 feature code, 8 country, 14 population, 17 zone. */
function parsePlaces(text: string): GeoPlace[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const cells = line.split('\t')
      const cell = (index: number) => cells[index] ?? ''
      return {
        id: Number(cell(0)),
        title: cell(1).trim(),
        iso: cell(8),
        population: Number(cell(14)),
        kind: cell(7),
        timezone: cell(17),
      }
    })
}
