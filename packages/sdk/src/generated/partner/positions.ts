// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Position, TotalCount } from '../schemas.ts'

export type PositionsListInput = LocationId

export type PositionsCreateInput = LocationId & {
  /** Name, as people see it. At most 255 characters. */
  title: string
}

export interface PositionsApi {
  /**
   * List positions.
   * Returns the positions of team members, such as Stylist. A team member has at most one.
   */
  list(input: PositionsListInput, options?: CallOptions): ListRequest<Position, TotalCount>

  /**
   * Create a position.
   * A name that already exists is rejected; case is ignored.
   */
  create(input: PositionsCreateInput, options?: KeyedCallOptions): Promise<Answer<Position>>
}

export const positions: Record<keyof PositionsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/positions/{company_id}', by: 'user', pages: {} },
  create: { method: 'POST', path: '/api/v1/positions/{company_id}', by: 'user', body: 'object', fields: ['title'], keyed: true },
}
