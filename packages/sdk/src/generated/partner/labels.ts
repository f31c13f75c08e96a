// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { ClientCategory, TotalCount } from '../schemas.ts'

export type LabelsListInput = LocationId

export type LabelsCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
  /** Colour, #rrggbb. At most 7 characters. */
  color?: string | undefined
}

export type LabelsUpdateInput = LocationId & {
  /** Category ID. */
  label_id: number
  /** Name, as people see it. At most 255 characters. */
  title?: string | undefined
  /** Colour, #rrggbb. At most 7 characters. */
  color?: string | undefined
}

export type LabelsDeleteInput = LocationId & {
  /** Category ID. */
  label_id: number
}

export interface LabelsApi {
  /**
   * List client categories.
   * Returns the categories of the Location, such as Regular. A client can be in several.
   */
  list(input: LabelsListInput, options?: CallOptions): ListRequest<ClientCategory, TotalCount>

  /**
   * Create a client category.
   * Clients can then be added to the category.
   */
  create(input: LabelsCreateInput, options?: KeyedCallOptions): Promise<Answer<ClientCategory>>

  /**
   * Update a client category.
   * Only the fields that are sent change. Its clients show the new name; no event is created for them.
   */
  update(input: LabelsUpdateInput, options?: CallOptions): Promise<Answer<ClientCategory>>

  /**
   * Delete a client category.
   * Its clients stay, without the category; no event is created for them.
   */
  delete(input: LabelsDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const labels: Record<keyof LabelsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/labels/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/labels/{company_id}', by: 'user', body: 'object', fields: ['title', 'color'], keyed: true },
  update: { method: 'PUT', path: '/api/v1/labels/{company_id}/{label_id}', by: 'user', body: 'object', fields: ['title', 'color'] },
  delete: { method: 'DELETE', path: '/api/v1/labels/{company_id}/{label_id}', by: 'user', answersNothing: true },
}
