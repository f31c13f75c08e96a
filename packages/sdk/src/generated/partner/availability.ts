// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { TotalCount } from '../schemas.ts'

export type AvailabilitySlotsInput = LocationId & {
  /** First day. At most 40 characters. */
  from: string
  /** Last day. At most 40 characters. */
  till: string
  /** Only slots of this team member. */
  staff_id?: number | undefined
  /** Only slots for this service. */
  service_id?: number | undefined
}

export interface AvailabilitySlotsItem {
  /** Team member ID. */
  staff_id: number
  /** Service ID. */
  service_id: number
  /** Start, in the UTC offset of the Location. */
  datetime: string
}

export interface AvailabilityApi {
  /**
   * List free slots.
   * Returns the times at which team members of the Location can be booked. They depend on schedules, existing bookings, the duration of the services and the resources they need. Slots start on the quarter hour. The range includes both days, in the time zone of the Location, and has at most 31 days.
   */
  slots(input: AvailabilitySlotsInput, options?: CallOptions): ListRequest<AvailabilitySlotsItem, TotalCount>
}

export const availability: Record<keyof AvailabilityApi, Operation> = {
  slots: { method: 'GET', path: '/api/v2/locations/{location_id}/slots', by: 'partner', query: ['from', 'till', 'staff_id', 'service_id'], pages: {} },
}
