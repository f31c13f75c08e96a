import type { City } from '@foyer/sdk/account'
import { useEffect, useState } from 'react'
import { foyer } from '../../foyer.ts'
import { beginsWith } from '../../texts/matching.ts'

const pauseMs = 180
const maxCities = 8

/**
 * The first cities whose name starts with `title`, loaded when the typing pauses. Until then, only those of the answer
 * before are offered that still match, so that Enter never chooses another.
 */
export function useCitySearch(title: string, countryId: number | undefined): City[] {
  const [found, setFound] = useState<{ title: string; cities: City[] }>({ title: '', cities: [] })
  useEffect(() => {
    if (title.length < 2) return setFound({ title, cities: [] })
    const controller = new AbortController()
    const timer = setTimeout(() => {
      foyer.consoleDictionaries.cities({ title, country_id: countryId }, { signal: controller.signal }).then(
        ({ data }) => setFound({ title, cities: data.slice(0, maxCities) }),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [title, countryId])
  if (found.title === title) return found.cities
  return found.cities.filter(city => beginsWith(city.title, title))
}
