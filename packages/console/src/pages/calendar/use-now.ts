import { usePlatformNow } from '../../session/platform-time.ts'
import { wallClock } from './days.ts'

/** The wall clock of the Location, minute by minute. */
export const useNow = (timeZone: string) => wallClock(usePlatformNow(), timeZone)
