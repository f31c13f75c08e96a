import columns from './cities.json' with { type: 'json' }

export interface City {
  id: number
  country_id: number
  title: string
}

/** Returns the IANA time zone of the city, or undefined where none is known. */
export function loadCityZones(): Map<number, string> {
  const { ids, zones, zone_places } = columns
  return new Map(
    ids.flatMap((id, position) => {
      const zone = zones[zone_places[position] ?? -1]
      return zone ? [[id, zone] as const] : []
    }),
  )
}

/** Cities keep the order of the file: by title in the English collation, and the larger of two namesakes first. */
export function loadCities(): City[] {
  const { ids, country_ids, titles } = columns
  return titles
    .split('\n')
    .map((title, position) => ({ id: ids[position] ?? 0, country_id: country_ids[position] ?? 0, title }))
}
