import type { Areas } from '../../texts/areas.ts'
import type { Attendance } from './shapes.ts'

/** For the names of styles. */
export const attendanceNames = { [-1]: 'missed', 0: 'waiting', 1: 'attended', 2: 'confirmed' } as const

export const attendanceTexts = (t: Areas['calendar']): Record<Attendance, string> => ({
  [-1]: t.missed,
  0: t.waiting,
  1: t.attended,
  2: t.confirmed,
})

export const attendances: Attendance[] = [0, 2, 1, -1]
