import type { FoyerError } from '@foyer/sdk/account'
import { dayIn } from '../../data/location-days.ts'
import { useRead } from '../../data/use-read.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { usePlatformNow } from '../../session/platform-time.ts'
import { useTeam } from '../business/use-team.ts'

export interface Named {
  id: number
  name: string
  isFired: boolean
}

/** The names of the team, for whoever may know them: with the right to manage it, or to see appointments. */
export function useStaffNames(location: MyLocation) {
  const mayManage = location.rights.includes('settings_master_access')
  const maySee = location.rights.includes('timetable_access')
  const team = useTeam(location.id, mayManage)
  const today = dayIn('UTC', usePlatformNow())
  const timetable = useRead(
    ['staff', location.id, 'timetable'],
    async () =>
      (await foyer.locations.getTimetable({ location_id: location.id, start: today, end: today })).data.staff,
    { isEnabled: maySee && !mayManage },
  )
  const read: { data?: Member[]; error: FoyerError | null; isFetching: boolean; refetch(): unknown } =
    mayManage ? team : timetable
  return {
    ...read,
    isAllowed: mayManage || maySee,
    names: read.data?.map(toNamed),
  }
}

type Member = { id: number; name: string } & ({ fired: number } | { is_fired: boolean })

const toNamed = (member: Member): Named => ({
  id: member.id,
  name: member.name,
  isFired: 'fired' in member ? Boolean(member.fired) : member.is_fired,
})
