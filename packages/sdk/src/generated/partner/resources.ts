// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { BookableResource, TotalCount } from '../schemas.ts'

export type ResourcesListInput = LocationId

export type ResourcesCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Description for the team. At most 10000 characters. */
  description?: string | undefined
  /** Instances that can be booked. */
  instances?: readonly {
    /** Name, as people see it. At most 255 characters. */
    title: string
  }[] | undefined
}

export type ResourcesUpdateInput = LocationId & {
  /** Resource ID. */
  resource_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Description for the team. At most 10000 characters. */
  description?: string | undefined
  /** The complete list of instances. */
  instances?: readonly {
    /** Instance ID; omit it for a new instance. */
    id?: number | undefined
    /** Name; required for a new instance. At most 255 characters. */
    title?: string | undefined
  }[] | undefined
}

export type ResourcesDeleteInput = LocationId & {
  /** Resource ID. */
  resource_id: number
}

export interface ResourcesApi {
  /**
   * List resources.
   * Returns the rooms, chairs and devices that services need in addition to a team member. Each resource has instances, and an appointment reserves one of them.
   */
  list(input: ResourcesListInput, options?: CallOptions): ListRequest<BookableResource, TotalCount>

  /**
   * Create a resource.
   * Creates a resource with its instances, each of which serves one appointment at a time.
   */
  create(input: ResourcesCreateInput, options?: KeyedCallOptions): Promise<Answer<BookableResource>>

  /**
   * Update a resource.
   * Only the fields that are sent change. `instances` replaces the whole list: entries with an ID are kept, entries without one are created, and missing ones are deleted. Returns 409 if one of those is booked.
   */
  update(input: ResourcesUpdateInput, options?: CallOptions): Promise<Answer<BookableResource>>

  /**
   * Delete a resource.
   * Returns 409 if a service needs the resource, or if it is booked in the future.
   */
  delete(input: ResourcesDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const resources: Record<keyof ResourcesApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/resources/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/resources/{company_id}', by: 'user', body: 'object', fields: ['title', 'description', 'instances'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/resources/{company_id}/{resource_id}', by: 'user', body: 'object', fields: ['title', 'description', 'instances'] },
  delete: { method: 'DELETE', path: '/api/v1/resources/{company_id}/{resource_id}', by: 'user', answersNothing: true },
}
