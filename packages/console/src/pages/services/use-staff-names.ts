import { dayIn } from '../../data/location-days.ts'
import { useRead } from '../../data/use-read.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTeam } from '../business/use-team.ts'

export interface Named {
  id: number
  name: string
  isFired: boolean
}

/** Whether the person may know the team: with the right to manage it, or to see appointments. */
export const mayNameTeam = ({ rights }: MyLocation): boolean =>
  rights.includes('settings_master_access') || rights.includes('timetable_access')

/** The names of the team, for whoever may know them. Undefined for others, and while it loads. */
export function useStaffNames(location: MyLocation): readonly Named[] | undefined {
  const mayManage = location.rights.includes('settings_master_access')
  const maySee = !mayManage && mayNameTeam(location)
  const team = useTeam(location.id, mayManage)
  const today = dayIn('UTC')
  const timetable = useRead(
    ['staff', location.id, 'timetable'],
    async () =>
      (await foyer.locations.getTimetable({ location_id: location.id, start: today, end: today })).data.staff,
    { isEnabled: maySee },
  )
  if (mayManage) return team.data?.map(({ id, name, fired }) => ({ id, name, isFired: Boolean(fired) }))
  return timetable.data?.map(({ id, name, is_fired }) => ({ id, name, isFired: is_fired }))
}
