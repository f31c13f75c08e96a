import businessGroups from './data/business-groups.json' with { type: 'json' }
import { type CityFilter, type CitySearch, createCitySearch } from './data/city-search.ts'
import languages from './data/languages.json' with { type: 'json' }
import { type City, loadCities, loadCityZones } from './data/load-cities.ts'
import { type Country, loadCountries } from './data/load-countries.ts'

export type { CityFilter }

interface BusinessType {
  id: number
  title: string
  business_group_id: number
}

interface BusinessGroup {
  id: number
  title: string
  image: string
  image_small: string
  types: BusinessType[]
}

interface Language {
  id: number
  code: string
  title: string
  native_title: string
}

export interface Dictionaries {
  countries: readonly Country[]
  countryById(id: number): Country | undefined
  /** ISO 4217 code. */
  currencyOf(countryId: number): string | undefined
  /** The IANA time zone of a city, or else of the capital of a country. */
  timezoneOf(location: { cityId?: number | null; countryId?: number | null }): string | undefined
  cities(filter?: CityFilter): City[]
  cityById(id: number): City | undefined
  businessGroups: readonly BusinessGroup[]
  businessTypeById(id: number): BusinessType | undefined
  languages: readonly Language[]
}

export interface DictionaryOptions {
  exchangeRatesFile?: string
}

let bundled: Dictionaries | undefined

/** What comes with the program never changes, so a process prepares it once. */
export const loadDictionaries = ({ exchangeRatesFile }: DictionaryOptions = {}): Dictionaries =>
  exchangeRatesFile === undefined ? (bundled ??= createDictionaries()) : createDictionaries(exchangeRatesFile)

function createDictionaries(exchangeRatesFile?: string): Dictionaries {
  const details = loadCountries(exchangeRatesFile)
  const byCountryId = new Map(details.map(entry => [entry.country.id, entry]))
  const types = new Map(businessGroups.flatMap(group => group.types).map(type => [type.id, type]))
  let citySearch: CitySearch | undefined
  const searchCities = () => {
    citySearch ??= createCitySearch(loadCities())
    return citySearch
  }

  let zonesByCity: Map<number, string> | undefined
  const cityZones = () => (zonesByCity ??= loadCityZones())

  return Object.freeze({
    countries: Object.freeze(details.map(entry => Object.freeze(entry.country))),
    countryById: (id: number) => byCountryId.get(id)?.country,
    currencyOf: (countryId: number) => byCountryId.get(countryId)?.currencyIso,
    timezoneOf: ({ cityId, countryId }: { cityId?: number | null; countryId?: number | null }) =>
      cityZones().get(cityId ?? 0) ?? byCountryId.get(countryId ?? 0)?.timezoneName,
    cities: (filter: CityFilter = {}) => searchCities().find(filter),
    cityById: (id: number) => searchCities().byId(id),
    businessGroups,
    businessTypeById: (id: number) => types.get(id),
    languages,
  })
}
