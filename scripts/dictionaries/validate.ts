import type { CountryRow } from './countries.ts'
import type { ExchangeRateTable } from './exchange-rates.ts'
import { uninhabited } from './facts/small-places.ts'
import type { LanguageRow } from './languages.ts'
import type { GeoPlace } from './sources.ts'

export interface Generated {
  countries: CountryRow[]
  languages: LanguageRow[]
  exchangeRates: ExchangeRateTable
  places: GeoPlace[]
  capitals: GeoPlace[]
}

export function findProblems(generated: Generated): string[] {
  return [
    ...generated.countries.flatMap(row => countryProblems(row, generated)),
    ...listProblems(generated),
    ...placeProblems(generated),
  ]
}

function countryProblems(row: CountryRow, { exchangeRates, places }: Generated): string[] {
  const checks: [boolean, string][] = [
    [row.id > 0 && row.id < 1000, 'id'],
    [row.title !== '' && row.title === row.title.trim(), 'title'],
    [row.full_title.length >= 4, 'full_title'],
    [/^[A-Z]{2}$/.test(row.iso_code), 'iso_code'],
    [/^[1-9]\d{0,2}$/.test(row.phone_code), 'phone_code'],
    [/^\+\d+( [# ]*#)$/.test(row.phone_template), 'phone_template'],
    [row.phone_example.replace(/\d/g, '#') === row.phone_template.replace(/\d/g, '#'), 'phone_example'],
    [row.phone_template.startsWith(`+${row.phone_code} `), 'phone_template and phone_code'],
    [row.currency !== '', 'currency'],
    [/^[A-Z]{3}$/.test(row.currency_iso), 'currency_iso'],
    [exchangeRates.rates[row.currency_iso] !== undefined, `rate of ${row.currency_iso}`],
    [row.lang_id > 0, 'lang_id'],
    [isTimezone(row.timezone_name), `timezone_name ${row.timezone_name}`],
    [uninhabited.has(row.iso_code) || places.some(place => place.iso === row.iso_code), 'cities'],
  ]
  return checks.filter(([isGood]) => !isGood).map(([, field]) => `${row.iso_code}: ${field}`)
}

function listProblems({ countries, languages, exchangeRates }: Generated): string[] {
  const checks: [boolean, string][] = [
    [countries.length === 249, `${countries.length} countries instead of 249`],
    [isUnique(countries.map(row => row.id)), 'country ids repeat'],
    [isUnique(countries.map(row => row.title)), 'country titles repeat'],
    [countries.filter(row => row.is_eu).length === 27, 'the Union has 27 members'],
    [isUnique(languages.map(row => row.id)), 'language ids repeat'],
    [isUnique(languages.map(row => row.title)), 'language titles repeat'],
    [exchangeRates.rates.USD === 1, 'one US dollar is not one US dollar'],
    [Object.values(exchangeRates.rates).every(rate => rate > 0), 'rates must be positive'],
  ]
  return checks.filter(([isGood]) => !isGood).map(([, problem]) => problem)
}

function placeProblems({ places, capitals }: Generated): string[] {
  const ids = new Set(places.map(place => place.id))
  return [
    ...capitals.filter(capital => !ids.has(capital.id)).map(capital => `capital ${capital.title} is missing`),
    ...places
      .filter(place => !(place.id > 0) || /^$|[\n\t]/.test(place.title))
      .map(place => `place ${place.id}`),
    ...(ids.size === places.length ? [] : ['place ids repeat']),
  ]
}

function isUnique(values: unknown[]): boolean {
  return new Set(values).size === values.length
}

function isTimezone(name: string): boolean {
  try {
    return name.includes('/') && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
