import { foldTitle } from './fold-title.ts'
import type { City } from './load-cities.ts'
import { findByPrefix, indexTitles, type TitleIndex } from './title-index.ts'

export interface CityFilter {
  countryId?: number
  titlePrefix?: string
  /** These cities are included whatever the rest of the filter says. */
  alwaysCityId?: number
}

export interface CitySearch {
  find(filter: CityFilter): City[]
  byId(id: number): City | undefined
}

/** Results keep the order of `cities`. */
export function createCitySearch(cities: readonly City[]): CitySearch {
  const positions = new Map(cities.map((city, position) => [city.id, position]))
  const citiesByCountry = groupByCountry(cities)
  let titleIndex: TitleIndex | undefined

  const positionOf = (city: City) => positions.get(city.id) ?? -1
  const byId = (id: number) => cities[positions.get(id) ?? -1]

  function findByTitle(prefix: string, countryId: number | undefined): City[] {
    titleIndex ??= indexTitles(cities.map(city => city.title))
    return findByPrefix(titleIndex, prefix)
      .flatMap(position => cities[position] ?? [])
      .filter(city => countryId === undefined || city.country_id === countryId)
  }

  function findByCountry(countryId: number | undefined): City[] {
    return [...(countryId === undefined ? cities : (citiesByCountry.get(countryId) ?? []))]
  }

  function find({ countryId, titlePrefix = '', alwaysCityId }: CityFilter): City[] {
    const prefix = foldTitle(titlePrefix)
    const found = prefix === '' ? findByCountry(countryId) : findByTitle(prefix, countryId)
    const always = alwaysCityId === undefined ? undefined : byId(alwaysCityId)
    if (always === undefined || found.includes(always)) return found
    return [...found, always].sort((a, b) => positionOf(a) - positionOf(b))
  }

  return { find, byId }
}

function groupByCountry(cities: readonly City[]): Map<number, City[]> {
  const groups = new Map<number, City[]>()
  for (const city of cities) {
    const group = groups.get(city.country_id)
    if (group) group.push(city)
    else groups.set(city.country_id, [city])
  }
  return groups
}
