// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Appointment, PageMeta } from '../schemas.ts'

export type RecordsListInput = LocationId & {
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
  /** Only appointments with this team member. */
  staff_id?: number | undefined
  /** Only appointments of this client. */
  client_id?: number | undefined
  /** First day, in the time zone of the Location. At most 40 characters. */
  start_date?: string | undefined
  /** Last day, inclusive. At most 40 characters. */
  end_date?: string | undefined
  /** Changed at this time or later; without an offset, in the Location's local time. At most 40 characters. */
  changed_after?: string | undefined
  /** Changed at this time or earlier; without an offset, in the Location's local time. At most 40 characters. */
  changed_before?: string | undefined
  /** 1 to include deleted appointments. */
  with_deleted?: 0 | 1 | boolean | undefined
}

export type RecordsCreateInput = LocationId & {
  /** Team member ID. */
  staff_id: number
  /** Booked services, or an empty list; replaces all of them. */
  services: readonly {
    /** ID of a service that the team member provides. */
    id: number
    /** Price before the discount; if omitted, the price of the service; at most 2 decimal places. */
    first_cost?: number | undefined
    /** Discount in percent; 0 by default; at most 2 decimal places. From 0 to 100. */
    discount?: number | undefined
    /** Final price; if omitted, first_cost less the discount; at most 2 decimal places. */
    cost?: number | undefined
  }[]
  /** The client, who is created if unknown. Send an empty object for an appointment without a client, such as a break. */
  client: {
    /** Client ID, which identifies the client if there is no phone number; it needs the right `clients_access`. With a phone number it is ignored; 0 for none. */
    id?: number | null | undefined
    /** Phone number, which identifies the client in the Location. At most 40 characters. */
    phone?: string | undefined
    /** Name, for a new client. At most 255 characters. */
    name?: string | undefined
    /** Family name. At most 255 characters. */
    surname?: string | undefined
    /** E-mail address. At most 255 characters. */
    email?: string | undefined
  }
  /** When it starts; without an offset, in the Location's local time. At most 40 characters. */
  datetime: string
  /** Length in seconds. From 60 to 86400. */
  seance_length: number
  /** 1 to allow overlaps with other bookings and times outside the schedule. */
  save_if_busy?: 0 | 1 | boolean | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Attendance of the client: 2 confirmed, 1 attended, 0 waiting, -1 did not attend. From -1 to 2. */
  attendance?: number | undefined
  /** Your own ID. At most 255 characters. */
  api_id?: string | undefined
  /** Resource instances to reserve. For other resources that a service needs, a free instance is chosen. */
  resource_instance_ids?: readonly number[] | undefined
  /** Your own data, at most 16384 characters of JSON in 20 levels; replaced as a whole. */
  custom_fields?: Record<string, unknown> | undefined
  /** ID of a group event in which to take a seat. */
  activity_id?: number | undefined
}

export type RecordsGetInput = LocationId & {
  /** Appointment ID. */
  record_id: number
}

export type RecordsUpdateInput = LocationId & {
  /** Appointment ID. */
  record_id: number
  /** Team member ID. */
  staff_id?: number | undefined
  /** Booked services, or an empty list; replaces all of them. */
  services?: readonly {
    /** ID of a service that the team member provides. */
    id: number
    /** Price before the discount; if omitted, the price of the service; at most 2 decimal places. */
    first_cost?: number | undefined
    /** Discount in percent; 0 by default; at most 2 decimal places. From 0 to 100. */
    discount?: number | undefined
    /** Final price; if omitted, first_cost less the discount; at most 2 decimal places. */
    cost?: number | undefined
  }[] | undefined
  /** The client, who is created if unknown. Send an empty object for an appointment without a client, such as a break. */
  client?: {
    /** Client ID, which identifies the client if there is no phone number; it needs the right `clients_access`. With a phone number it is ignored; 0 for none. */
    id?: number | null | undefined
    /** Phone number, which identifies the client in the Location. At most 40 characters. */
    phone?: string | undefined
    /** Name, for a new client. At most 255 characters. */
    name?: string | undefined
    /** Family name. At most 255 characters. */
    surname?: string | undefined
    /** E-mail address. At most 255 characters. */
    email?: string | undefined
  } | undefined
  /** When it starts; without an offset, in the Location's local time. At most 40 characters. */
  datetime?: string | undefined
  /** Length in seconds. From 60 to 86400. */
  seance_length?: number | undefined
  /** 1 to allow overlaps with other bookings and times outside the schedule. */
  save_if_busy?: 0 | 1 | boolean | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Attendance of the client: 2 confirmed, 1 attended, 0 waiting, -1 did not attend. From -1 to 2. */
  attendance?: number | undefined
  /** Your own ID. At most 255 characters. */
  api_id?: string | undefined
  /** Resource instances to reserve. For other resources that a service needs, a free instance is chosen. */
  resource_instance_ids?: readonly number[] | undefined
  /** Your own data, at most 16384 characters of JSON in 20 levels; replaced as a whole. */
  custom_fields?: Record<string, unknown> | undefined
}

export type RecordsDeleteInput = LocationId & {
  /** Appointment ID. */
  record_id: number
}

export interface RecordsApi {
  /**
   * List appointments.
   * Returns appointments ordered by their start; with `changed_after` or `changed_before`, ordered by their last change.
   */
  list(input: RecordsListInput, options?: CallOptions): ListRequest<Appointment, PageMeta>

  /**
   * Book an appointment.
   * Returns 409 if the team member is busy or does not work at that time, unless `save_if_busy` is 1. A resource instance is never booked twice. With `activity_id`, the appointment takes a seat in that group event. For callers without `timetable_access`, the `client` of the answer has no more than ID, first name and phone.
   */
  create(input: RecordsCreateInput, options?: KeyedCallOptions): Promise<Answer<Appointment>>

  /**
   * Get an appointment.
   * A deleted appointment returns 404.
   */
  get(input: RecordsGetInput, options?: CallOptions): Promise<Answer<Appointment>>

  /**
   * Update an appointment.
   * Only the fields that are sent change. A new time or team member is checked like a new booking. A seat cannot be moved to another group event. Needs `timetable_access` too, because the answer is the whole appointment.
   */
  update(input: RecordsUpdateInput, options?: CallOptions): Promise<Answer<Appointment>>

  /**
   * Delete an appointment.
   * Releases its time, resources and seats. The list contains it only with `with_deleted`.
   */
  delete(input: RecordsDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const records: Record<keyof RecordsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/records/{company_id}', by: 'user', query: ['page', 'count', 'staff_id', 'client_id', 'start_date', 'end_date', 'changed_after', 'changed_before', 'with_deleted'], pages: { by: 'page', size: ['count', 300] } },
  create: { method: 'POST', path: '/api/v1/records/{company_id}', by: 'user', body: 'object', fields: ['staff_id', 'services', 'client', 'datetime', 'seance_length', 'save_if_busy', 'comment', 'attendance', 'api_id', 'resource_instance_ids', 'custom_fields', 'activity_id'], keyed: true },
  get: { method: 'GET', path: '/api/v1/record/{company_id}/{record_id}', by: 'user' },
  update: { method: 'PUT', path: '/api/v1/record/{company_id}/{record_id}', by: 'user', body: 'object', fields: ['staff_id', 'services', 'client', 'datetime', 'seance_length', 'save_if_busy', 'comment', 'attendance', 'api_id', 'resource_instance_ids', 'custom_fields'] },
  delete: { method: 'DELETE', path: '/api/v1/record/{company_id}/{record_id}', by: 'user', answersNothing: true },
}
