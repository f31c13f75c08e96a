import { useEffect, useState } from 'react'
import { wallClock } from './days.ts'

const minuteMs = 60_000

/** The wall clock of the Location, minute by minute. */
export function useNow(timeZone: string) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return wallClock(now, timeZone)
}
