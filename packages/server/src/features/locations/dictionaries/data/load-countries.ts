import rows from './countries.json' with { type: 'json' }
import { loadExchangeRates } from './load-exchange-rates.ts'

export interface Country {
  id: number
  title: string
  full_title: string
  iso_code: string
  phone_code: string
  phone_template: string
  phone_example: string
  currency: string
  exchange: number
  lang_id: number
  group_type: number
  is_eu: boolean
}

/** Partners do not see these fields of a country. */
export interface CountryDetails {
  country: Country
  currencyIso: string
  timezoneName: string
}

/** Countries keep the order of the file, which is by title. */
export function loadCountries(exchangeRatesFile?: string): CountryDetails[] {
  const currencies = rows.map(row => row.currency_iso)
  const { rates } = loadExchangeRates(currencies, exchangeRatesFile)
  return rows.map(row => ({
    country: toCountry(row, rates[row.currency_iso] ?? 0),
    currencyIso: row.currency_iso,
    timezoneName: row.timezone_name,
  }))
}

function toCountry(row: (typeof rows)[number], exchange: number): Country {
  return {
    id: row.id,
    title: row.title,
    full_title: row.full_title,
    iso_code: row.iso_code,
    phone_code: row.phone_code,
    phone_template: row.phone_template,
    phone_example: row.phone_example,
    currency: row.currency,
    exchange,
    lang_id: row.lang_id,
    group_type: 1,
    is_eu: row.is_eu,
  }
}
