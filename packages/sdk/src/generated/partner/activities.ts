// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Activity, PageMeta } from '../schemas.ts'

export type ActivitiesListInput = LocationId & {
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  count?: number | undefined
  /** First day, in the time zone of the Location. At most 40 characters. */
  start_date?: string | undefined
  /** Last day, inclusive. At most 40 characters. */
  end_date?: string | undefined
}

export type ActivitiesCreateInput = LocationId & {
  /** When it starts; without an offset, in the Location's local time. At most 40 characters. */
  date: string
  /** ID of a service that the team member provides. */
  service_id: number
  /** Team member ID. */
  staff_id: number
  /** Number of seats. From 1 to 1000. */
  capacity: number
  /** 1 to allow overlaps with other bookings and times outside the schedule. */
  force?: 0 | 1 | boolean | undefined
  /** Duration in seconds; if omitted, that of the service. From 60 to 86400. */
  length?: number | undefined
  resource_instance_ids?: readonly number[] | undefined
  /** Colour in the timetable, such as #1f7a4d or green; empty for the default. At most 40 characters. */
  color?: string | undefined
  /** Instructions for participants. At most 10000 characters. */
  instructions?: string | undefined
  /** URL of the stream, http or https; empty for none. At most 4096 characters. */
  stream_link?: string | undefined
}

export type ActivitiesGetInput = LocationId & {
  /** Event ID. */
  activity_id: number
}

export type ActivitiesUpdateInput = LocationId & {
  /** Event ID. */
  activity_id: number
  /** When it starts; without an offset, in the Location's local time. At most 40 characters. */
  date?: string | undefined
  /** ID of a service that the team member provides. */
  service_id?: number | undefined
  /** Team member ID. */
  staff_id?: number | undefined
  /** Number of seats. From 1 to 1000. */
  capacity?: number | undefined
  /** 1 to allow overlaps with other bookings and times outside the schedule. */
  force?: 0 | 1 | boolean | undefined
  /** Duration in seconds; if omitted, that of the service. From 60 to 86400. */
  length?: number | undefined
  resource_instance_ids?: readonly number[] | undefined
  /** Colour in the timetable, such as #1f7a4d or green; empty for the default. At most 40 characters. */
  color?: string | undefined
  /** Instructions for participants. At most 10000 characters. */
  instructions?: string | undefined
  /** URL of the stream, http or https; empty for none. At most 4096 characters. */
  stream_link?: string | undefined
}

export type ActivitiesDeleteInput = LocationId & {
  /** Event ID. */
  activity_id: number
}

export type ActivitiesBookInput = LocationId & {
  /** Event ID. */
  activity_id: number
  /** Name, for a new client. At most 255 characters. */
  fullname: string
  /** Phone number, which identifies the client in the Location. At most 40 characters. */
  phone: string
  /** E-mail address. At most 255 characters. */
  email?: string | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Number of seats. Default: 1. From 1 to 1000. */
  clients_count?: number | undefined
}

export interface ActivitiesBookData {
  /** Appointment ID. */
  id: number
  /** Identifies the booking to its client. */
  hash: string
}

export type ActivitiesSearchInput = LocationId & {
  /** First day, in the time zone of the Location; if omitted, today. At most 40 characters. */
  from?: string | undefined
  /** Last day, inclusive; if omitted, a month after the first. At most 40 characters. */
  till?: string | undefined
  /** Only group events of these services. */
  service_ids?: readonly number[] | undefined
  /** Only group events with these team members. */
  staff_ids?: readonly number[] | undefined
  /** Only group events with an instance of these resources. */
  resource_ids?: readonly number[] | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  count?: number | undefined
}

export interface ActivitiesSearchMeta {
  /** Total number of elements. */
  count: number
}

export type ActivitiesSearchDatesInput = LocationId & {
  /** First day, in the time zone of the Location; if omitted, today. At most 40 characters. */
  from?: string | undefined
  /** Last day, inclusive; if omitted, a month after the first. At most 40 characters. */
  till?: string | undefined
  /** Only group events of these services. */
  service_ids?: readonly number[] | undefined
  /** Only group events with these team members. */
  staff_ids?: readonly number[] | undefined
  /** Only group events with an instance of these resources. */
  resource_ids?: readonly number[] | undefined
}

export type ActivitiesSearchDatesRangeInput = LocationId & {
  /** Only group events of these services. */
  service_ids?: readonly number[] | undefined
  /** Only group events with these team members. */
  staff_ids?: readonly number[] | undefined
  /** Only group events with an instance of these resources. */
  resource_ids?: readonly number[] | undefined
}

export interface ActivitiesSearchDatesRangeData {
  /** Null if there is none. */
  min_date: string | null
  /** Null if there is none. */
  max_date: string | null
}

export interface ActivitiesApi {
  /**
   * List group events.
   * Returns group events ordered by their start.
   */
  list(input: ActivitiesListInput, options?: CallOptions): ListRequest<Activity, PageMeta>

  /**
   * Create a group event.
   * It reserves the time of its team member and resource instances, as an appointment does.
   */
  create(input: ActivitiesCreateInput, options?: KeyedCallOptions): Promise<Answer<Activity>>

  /**
   * Get a group event.
   * Returns a group event with its number of seats, and how many of them are taken.
   */
  get(input: ActivitiesGetInput, options?: CallOptions): Promise<Answer<Activity>>

  /**
   * Update a group event.
   * Only the fields that are sent change. Booked seats move with the event. The capacity cannot go below the number of seats taken, and the service cannot change while seats are taken. Needs `timetable_access` too, because the answer is the whole group event.
   */
  update(input: ActivitiesUpdateInput, options?: CallOptions): Promise<Answer<Activity>>

  /**
   * Delete a group event.
   * Its booked seats are deleted with it, each with its own `record` event.
   */
  delete(input: ActivitiesDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Book seats in a group event.
   * Creates an appointment that holds the seats. Returns 409 if there are not enough seats left.
   */
  book(input: ActivitiesBookInput, options?: KeyedCallOptions): Promise<Answer<ActivitiesBookData>>

  /**
   * Search group events.
   * Returns matching group events ordered by their start, including those that are full.
   */
  search(input: ActivitiesSearchInput, options?: CallOptions): ListRequest<Activity, ActivitiesSearchMeta>

  /**
   * List days with group events.
   * Returns the days on which a matching group event takes place, in order.
   */
  searchDates(input: ActivitiesSearchDatesInput, options?: CallOptions): ListRequest<string>

  /**
   * Get the first and last day with a group event.
   * Returns the first and last day of the matching group events; both are null if there are none.
   */
  searchDatesRange(input: ActivitiesSearchDatesRangeInput, options?: CallOptions): Promise<Answer<ActivitiesSearchDatesRangeData>>
}

export const activities: Record<keyof ActivitiesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/activity/{location_id}', by: 'user', query: ['page', 'count', 'start_date', 'end_date'], pages: { by: 'page', size: ['count', 300] } },
  create: { method: 'POST', path: '/api/v1/activity/{location_id}', by: 'user', body: 'object', fields: ['date', 'service_id', 'staff_id', 'capacity', 'force', 'length', 'resource_instance_ids', 'color', 'instructions', 'stream_link'], keyed: true },
  get: { method: 'GET', path: '/api/v1/activity/{location_id}/{activity_id}', by: 'user' },
  update: { method: 'PUT', path: '/api/v1/activity/{location_id}/{activity_id}', by: 'user', body: 'object', fields: ['date', 'service_id', 'staff_id', 'capacity', 'force', 'length', 'resource_instance_ids', 'color', 'instructions', 'stream_link'] },
  delete: { method: 'DELETE', path: '/api/v1/activity/{location_id}/{activity_id}', by: 'user' },
  book: { method: 'POST', path: '/api/v1/activity/{location_id}/{activity_id}/book', by: 'user', body: 'object', fields: ['fullname', 'phone', 'email', 'comment', 'clients_count'], keyed: true },
  search: { method: 'GET', path: '/api/v1/activity/{location_id}/search', by: 'partner', query: ['from', 'till', 'service_ids', 'staff_ids', 'resource_ids', 'page', 'count'], pages: { by: 'page', size: ['count', 300] } },
  searchDates: { method: 'GET', path: '/api/v1/activity/{location_id}/search_dates', by: 'partner', query: ['from', 'till', 'service_ids', 'staff_ids', 'resource_ids'], pages: {} },
  searchDatesRange: { method: 'GET', path: '/api/v1/activity/{location_id}/search_dates_range', by: 'partner', query: ['service_ids', 'staff_ids', 'resource_ids'] },
}
