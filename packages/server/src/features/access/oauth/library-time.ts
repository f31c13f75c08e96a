import type { Clock } from '../../../platform/clock.ts'

/** The library reads the machine's time itself; these tell how far the platform's is from it, in whole seconds. */
const machineMs = (clock: Clock) => clock.real().getTime() - clock.realShiftMs

export const secondsAhead = (clock: Clock): number =>
  Math.floor((clock.now().getTime() - machineMs(clock)) / 1000)

/** A moment of the platform as the library would stamp it; rounded up, so that the library never ends it before us. */
export const machineSecondsOf = (clock: Clock, moment: Date): number =>
  Math.ceil((moment.getTime() - clock.now().getTime() + machineMs(clock)) / 1000)
