import type { FoyerError } from '@foyer/sdk/account'
import type { Areas } from '../../texts/areas.ts'

/** Whether the person may book despite this refusal: people can have two appointments at once, rooms cannot. */
export const canBeForced = (error: FoyerError): boolean =>
  error.code === 'staff_busy' || error.code === 'outside_schedule'

/** Says in words why a booking was refused. */
export function refusalWords(t: Areas['calendar'], error: FoyerError, memberName: string): string {
  switch (error.code) {
    case 'staff_busy':
      return t.busy(memberName)
    case 'outside_schedule':
      return t.outsideSchedule(memberName)
    case 'resource_busy':
      return t.resourceBusy
    case 'no_seats_left':
      return t.noSeatsLeft
    default:
      return Object.keys(error.fields).some(field => field.startsWith('services.'))
        ? t.doesNotDo(memberName)
        : error.message
  }
}
