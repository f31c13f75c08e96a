import type { Clock } from '../../../platform/clock.ts'

/**
 * The library reads the machine's time, so these functions return how far the platform's time is from it, in whole
 * seconds.
 */
const machineMs = (clock: Clock) => clock.real().getTime() - clock.realShiftMs

export const secondsAhead = (clock: Clock): number =>
  Math.floor((clock.now().getTime() - machineMs(clock)) / 1000)

/**
 * Converts a moment of the platform to the library's time, rounded up so that the library never ends it before we do.
 */
export const machineSecondsOf = (clock: Clock, moment: Date): number =>
  Math.ceil((moment.getTime() - clock.now().getTime() + machineMs(clock)) / 1000)
