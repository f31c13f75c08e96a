import { smallPlaces } from './facts/small-places.ts'
import type { GeoPlace, Sources } from './sources.ts'

/** Columns of equal length, ordered by title; `titles` are joined by a line feed. */
export interface CityColumns {
  ids: number[]
  country_ids: number[]
  titles: string
  /** The names of the time zones, and for each city the index of its own; -1 where none is known. */
  zones: string[]
  zone_places: number[]
}

/** Parts of a city, and places that are historical, abandoned or destroyed. */
const leftOut = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

export function selectPlaces(sources: Sources): GeoPlace[] {
  const places = sources.places.filter(place => !leftOut.has(place.kind))
  const served = new Set(places.map(place => place.iso))
  return [...places, ...smallPlaces.filter(place => !served.has(place.iso))]
}

/** Cities of the same name are ordered by size, the largest first. */
export function buildCities(places: GeoPlace[], numericCodes: Map<string, number>): CityColumns {
  const collator = new Intl.Collator('en')
  const sorted = places.toSorted(
    (a, b) => collator.compare(a.title, b.title) || b.population - a.population || a.id - b.id,
  )
  const zones = [...new Set(sorted.map(place => place.timezone))].filter(Boolean).sort()
  return {
    ids: sorted.map(place => place.id),
    country_ids: sorted.map(place => numericCodes.get(place.iso) ?? 0),
    titles: sorted.map(place => place.title).join('\n'),
    zones,
    zone_places: sorted.map(place => zones.indexOf(place.timezone)),
  }
}
