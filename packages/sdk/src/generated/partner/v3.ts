// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Resource, V3Page } from '../schemas.ts'

export type V3ListResourcesInput = LocationId & {
  /** Page size. Default: 25. From 1 to 100. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page, valid for 15 minutes. At most 16384 characters. */
  cursor?: string | undefined
}

export interface V3Api {
  /**
   * List resources.
   * Returns rooms, chairs and devices with their instances, ordered by title (by code point), then by ID.
   */
  listResources(input: V3ListResourcesInput, options?: CallOptions): ListRequest<Resource, V3Page>
}

export const v3: Record<keyof V3Api, Operation> = {
  listResources: { method: 'GET', path: '/api/v3/locations/{location_id}/resources', by: 'credential', query: ['limit', 'cursor'], pages: { by: 'cursor', size: ['limit', 100] }, isBare: true },
}
