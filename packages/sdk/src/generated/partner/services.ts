// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { DeprecatedService, Service, TotalCount } from '../schemas.ts'

export type ServicesListInput = LocationId & {
  /** Only services that this team member provides. */
  staff_id?: number | undefined
  /** Only services of this category. */
  category_id?: number | undefined
}

export type ServicesListByShortPathInput = LocationId & {
  /** Only services that this team member provides. */
  staff_id?: number | undefined
  /** Only services of this category. */
  category_id?: number | undefined
}

export type ServicesGetInput = LocationId & {
  /** Service ID. */
  service_id: number
}

export type ServicesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Category ID. */
  category_id: number
  /** Price, or the lowest price. */
  price_min?: number | undefined
  /** Highest price; price_min by default in a new service. */
  price_max?: number | undefined
  /** Duration in seconds; 3600 by default in a new service. From 60 to 86400. */
  duration?: number | undefined
  /** Discount in percent. From 0 to 100. */
  discount?: number | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** 1 if available for online booking. */
  active?: 0 | 1 | boolean | undefined
  /** Your own ID for the service. At most 255 characters. */
  api_id?: string | undefined
  /** Team members who provide it; replaces all of them. */
  staff?: readonly {
    /** Team member ID. */
    id: number
    /** Duration in seconds; if omitted, the duration of the service. From 60 to 86400. */
    seance_length?: number | undefined
  }[] | undefined
  /** Number of seats in its group events. From 0 to 1000. */
  capacity?: number | undefined
  /** IDs of the resources it needs; replaces all of them. */
  resource_ids?: readonly number[] | undefined
}

export type ServicesUpdateInput = LocationId & {
  /** Service ID. */
  service_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Category ID. */
  category_id?: number | undefined
  /** Price, or the lowest price. */
  price_min?: number | undefined
  /** Highest price; price_min by default in a new service. */
  price_max?: number | undefined
  /** Duration in seconds; 3600 by default in a new service. From 60 to 86400. */
  duration?: number | undefined
  /** Discount in percent. From 0 to 100. */
  discount?: number | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** 1 if available for online booking. */
  active?: 0 | 1 | boolean | undefined
  /** Your own ID for the service. At most 255 characters. */
  api_id?: string | undefined
  /** Team members who provide it; replaces all of them. */
  staff?: readonly {
    /** Team member ID. */
    id: number
    /** Duration in seconds; if omitted, the duration of the service. From 60 to 86400. */
    seance_length?: number | undefined
  }[] | undefined
  /** Number of seats in its group events. From 0 to 1000. */
  capacity?: number | undefined
  /** IDs of the resources it needs; replaces all of them. */
  resource_ids?: readonly number[] | undefined
}

export type ServicesPatchInput = LocationId & {
  /** Service ID. */
  service_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Category ID. */
  category_id?: number | undefined
  /** Price, or the lowest price. */
  price_min?: number | undefined
  /** Highest price; price_min by default in a new service. */
  price_max?: number | undefined
  /** Duration in seconds; 3600 by default in a new service. From 60 to 86400. */
  duration?: number | undefined
  /** Discount in percent. From 0 to 100. */
  discount?: number | undefined
  /** Note for the team. At most 10000 characters. */
  comment?: string | undefined
  /** Higher comes first. From -1000000 to 1000000. */
  weight?: number | undefined
  /** 1 if available for online booking. */
  active?: 0 | 1 | boolean | undefined
  /** Your own ID for the service. At most 255 characters. */
  api_id?: string | undefined
  /** Team members who provide it; replaces all of them. */
  staff?: readonly {
    /** Team member ID. */
    id: number
    /** Duration in seconds; if omitted, the duration of the service. From 60 to 86400. */
    seance_length?: number | undefined
  }[] | undefined
  /** Number of seats in its group events. From 0 to 1000. */
  capacity?: number | undefined
  /** IDs of the resources it needs; replaces all of them. */
  resource_ids?: readonly number[] | undefined
}

export type ServicesDeleteInput = LocationId & {
  /** Service ID. */
  service_id: number
}

export type ServicesReadDeprecatedInput = LocationId & {
  /** Service ID. */
  service_id: number
  /** ID of a team member who provides it. */
  staff_id?: number | undefined
  /** ID of its category. */
  category_id?: number | undefined
}

export interface ServicesApi {
  /**
   * List services.
   * Returns the services of the Location, ordered by category and weight.
   */
  list(input: ServicesListInput, options?: CallOptions): ListRequest<Service, TotalCount>

  /**
   * List services (short path).
   * Returns the same list as `/company/{company_id}/services`.
   */
  listByShortPath(input: ServicesListByShortPathInput, options?: CallOptions): ListRequest<Service, TotalCount>

  /**
   * Get a service.
   * Returns the service with its team members and the resources it needs.
   */
  get(input: ServicesGetInput, options?: CallOptions): Promise<Answer<Service>>

  /**
   * Create a service.
   * It can be booked once a team member provides it.
   */
  create(input: ServicesCreateInput, options?: KeyedCallOptions): Promise<Answer<Service>>

  /**
   * Update a service.
   * Only the fields that are sent change.
   */
  update(input: ServicesUpdateInput, options?: CallOptions): Promise<Answer<Service>>

  /**
   * Update a service (other method).
   * Only the fields that are sent change.
   */
  patch(input: ServicesPatchInput, options?: CallOptions): Promise<Answer<Service>>

  /**
   * Delete a service.
   * Its appointments are kept.
   */
  delete(input: ServicesDeleteInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Get a public service.
   * Returns a service of any active Location. A service that does not match the query returns 404.
   * @deprecated
   */
  readDeprecated(input: ServicesReadDeprecatedInput, options?: CallOptions): Promise<Answer<DeprecatedService>>
}

export const services: Record<keyof ServicesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/company/{company_id}/services', by: 'user', query: ['staff_id', 'category_id'], pages: {} },
  listByShortPath: { method: 'GET', path: '/api/v1/services/{location_id}', by: 'user', query: ['staff_id', 'category_id'], pages: {} },
  get: { method: 'GET', path: '/api/v1/company/{company_id}/services/{service_id}', by: 'user' },
  create: { method: 'POST', path: '/api/v1/services/{location_id}', by: 'user', body: 'object', fields: ['title', 'category_id', 'price_min', 'price_max', 'duration', 'discount', 'comment', 'weight', 'active', 'api_id', 'staff', 'capacity', 'resource_ids'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/services/{location_id}/{service_id}', by: 'user', body: 'object', fields: ['title', 'category_id', 'price_min', 'price_max', 'duration', 'discount', 'comment', 'weight', 'active', 'api_id', 'staff', 'capacity', 'resource_ids'] },
  patch: { method: 'PATCH', path: '/api/v1/services/{location_id}/{service_id}', by: 'user', body: 'object', fields: ['title', 'category_id', 'price_min', 'price_max', 'duration', 'discount', 'comment', 'weight', 'active', 'api_id', 'staff', 'capacity', 'resource_ids'] },
  delete: { method: 'DELETE', path: '/api/v1/services/{location_id}/{service_id}', by: 'user', answersNothing: true },
  readDeprecated: { method: 'GET', path: '/api/v1/services/{location_id}/{service_id}', by: 'partner', query: ['staff_id', 'category_id'] },
}
