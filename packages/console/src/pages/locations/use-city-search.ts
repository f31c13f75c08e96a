import type { DataFrom } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import { foyer } from '../../foyer.ts'

export type City = DataFrom<'places', 'cities'>[number]

const pauseMs = 180
const shownCities = 8

/** The first cities whose name begins so; asked for when the typing pauses. */
export function useCitySearch(title: string, countryId: number | undefined): City[] {
  const [found, setFound] = useState<City[]>([])
  useEffect(() => {
    if (title.length < 2) return setFound([])
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      foyer.places.cities({ title, country_id: countryId }, { signal: leaving.signal }).then(
        ({ data }) => setFound(data.slice(0, shownCities)),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [title, countryId])
  return found
}
