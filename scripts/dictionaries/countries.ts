import * as corrections from './facts/country-corrections.ts'
import { officialNames } from './facts/official-names.ts'
import type { LanguageRow } from './languages.ts'
import { type PhoneFormat, phoneFormat } from './phones.ts'
import type { GeoPlace, Sources } from './sources.ts'

export interface CountryRow extends PhoneFormat {
  id: number
  title: string
  full_title: string
  iso_code: string
  currency: string
  currency_iso: string
  lang_id: number
  is_eu: boolean
  timezone_name: string
}

export function buildCountries(sources: Sources, languages: LanguageRow[]): CountryRow[] {
  const languageIds = new Map(languages.map(row => [row.code, row.id]))
  const capitals = new Map(sources.places.filter(isCapital).map(place => [place.iso, place]))
  const collator = new Intl.Collator('en')
  return [...sources.numericCodes]
    .map(([iso, id]) => {
      const source = sources.countries[iso]
      const title = corrections.titles[iso] ?? source?.name ?? ''
      const currencyIso = corrections.currencies[iso] ?? source?.currency[0] ?? ''
      return {
        id,
        title,
        full_title: officialNames[iso] ?? title,
        iso_code: iso,
        ...phoneFormat(iso),
        currency: currencySymbol(currencyIso),
        currency_iso: currencyIso,
        lang_id: languageIds.get(corrections.mainLanguages[iso] ?? source?.languages[0] ?? '') ?? 0,
        is_eu: corrections.euMembers.has(iso),
        timezone_name: corrections.timezones[iso] ?? capitals.get(iso)?.timezone ?? '',
      }
    })
    .sort((a, b) => collator.compare(a.title, b.title))
}

function isCapital(place: GeoPlace): boolean {
  return place.kind === 'PPLC'
}

function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(part => part.type === 'currency')?.value ?? currency
  return corrections.currencySymbols[currency] ?? symbol.replace(/\s/g, ' ')
}
