import type { City } from '@foyer/sdk/account'
import { useEffect, useState } from 'react'
import { foyer } from '../../foyer.ts'

const pauseMs = 180
const maxCities = 8

/** The first cities whose name starts with `title`, loaded when the typing pauses. */
export function useCitySearch(title: string, countryId: number | undefined): City[] {
  const [found, setFound] = useState<City[]>([])
  useEffect(() => {
    if (title.length < 2) return setFound([])
    const controller = new AbortController()
    const timer = setTimeout(() => {
      foyer.consoleDictionaries.cities({ title, country_id: countryId }, { signal: controller.signal }).then(
        ({ data }) => setFound(data.slice(0, maxCities)),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [title, countryId])
  return found
}
