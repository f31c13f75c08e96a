// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { ScheduleDay } from '../schemas.ts'

export type SchedulesGetInput = LocationId & {
  /** Team member ID. */
  staff_id: number
  /** First day. At most 40 characters. */
  start: string
  /** Last day; the range has at most 366 days. At most 40 characters. */
  end: string
}

export type SchedulesUpdateInput = LocationId & {
  /** Team member ID. */
  staff_id: number
  /** First day. At most 40 characters. */
  start: string
  /** Last day; the range has at most 366 days. At most 40 characters. */
  end: string
  body: readonly {
    /** A day of the range. At most 40 characters. */
    date: string
    /** 0 to clear the day, regardless of its slots. */
    is_working?: 0 | 1 | boolean | undefined
    /** Working hours; they must not overlap. */
    slots?: readonly {
      /** HH:MM. At most 5 characters. */
      from: string
      /** HH:MM, up to 24:00. At most 5 characters. */
      to: string
    }[] | undefined
  }[]
}

export interface SchedulesApi {
  /**
   * Get the schedule of a team member.
   * Returns a row for every day of the range.
   */
  get(input: SchedulesGetInput, options?: CallOptions): ListRequest<ScheduleDay>

  /**
   * Update the schedule of a team member.
   * Each row is a day of the range; days without a row stay as they are. A day with `is_working` 0, or without slots, is cleared. Returns the whole range.
   */
  update(input: SchedulesUpdateInput, options?: CallOptions): Promise<Answer<ScheduleDay[]>>
}

export const schedules: Record<keyof SchedulesApi, Operation> = {
  get: { method: 'GET', path: '/api/v1/schedule/{company_id}/{staff_id}/{start}/{end}', by: 'user', pages: {} },
  update: { method: 'PUT', path: '/api/v1/schedule/{company_id}/{staff_id}/{start}/{end}', by: 'user', body: 'list' },
}
