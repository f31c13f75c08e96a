/** A time of a day is its minutes since midnight on the wall clock of the Location; 24:00 is 1440. */
export type Minute = number

export const lastMinute: Minute = 1440
/** Blocks snap to these steps while they are dragged. */
export const stepMinutes = 15

export const toMinute = (time: string): Minute => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `09:05`, as fields and the API write it. */
export const toTime = (minute: Minute): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export const snap = (minute: number): Minute => Math.round(minute / stepMinutes) * stepMinutes
export const snapDown = (minute: number): Minute => Math.floor(minute / stepMinutes) * stepMinutes

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** For `Intl` with the time zone UTC. */
export const toInstant = (minute: Minute): Date => new Date(minute * 60_000)
