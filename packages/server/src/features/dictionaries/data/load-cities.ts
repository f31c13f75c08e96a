import columns from './cities.json' with { type: 'json' }

export interface City {
  id: number
  country_id: number
  title: string
}

/** In the order of the file: by title, in the English collation; of namesakes the larger city first. */
export function loadCities(): City[] {
  const { ids, country_ids, titles } = columns
  return titles
    .split('\n')
    .map((title, position) => ({ id: ids[position] ?? 0, country_id: country_ids[position] ?? 0, title }))
}
