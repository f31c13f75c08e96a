import type { foyer } from '../../foyer.ts'

type DataOf<Call extends (...given: never[]) => PromiseLike<{ data: unknown }>> = Awaited<
  ReturnType<Call>
>['data']

export type Appointment = DataOf<typeof foyer.records.get>
export type GroupEvent = DataOf<typeof foyer.activities.get>
export type Timetable = DataOf<typeof foyer.locations.getTimetable>
export type TeamMember = Timetable['staff'][number]
export type Service = Timetable['services'][number]

/** The Location of a calendar, and what the person may do there. */
export interface Place {
  locationId: number
  timeZone: string
  /** An ISO 4217 code; empty if the Location has none. */
  currency: string
  mayCreate: boolean
  mayEdit: boolean
  mayDelete: boolean
  seesClients: boolean
  seesPhones: boolean
  managesTeam: boolean
}

export type Attendance = -1 | 0 | 1 | 2
