import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { MyLocation } from '../foyer.ts'
import { useMe } from '../session/session.tsx'
import { readStored, store } from './stored.ts'

const key = 'location'

/** The location that a person works in: that of the page, else the last one that was open, else the first. */
export function useCurrentLocation(): MyLocation | undefined {
  const { locations } = useMe()
  const { pathname } = useLocation()
  const idOfPage = /^\/locations\/(\d+)/.exec(pathname)?.[1]
  const find = (id: string | undefined) => locations.find(location => String(location.id) === id)
  const current = find(idOfPage)
  useEffect(() => {
    if (current) store(key, String(current.id))
  }, [current])
  return current ?? find(readStored(key)) ?? locations[0]
}
