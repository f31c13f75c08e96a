// Printed from the contract by `npm run print`: change the contract, not this file.
import type { ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { TotalCount, Unit } from '../schemas.ts'

export interface UnitsApi {
  /**
   * List units of measure.
   * Returns the units of measure, which are the same for every Location.
   */
  list(input?: Record<string, never>, options?: CallOptions): ListRequest<Unit, TotalCount>
}

export const units: Record<keyof UnitsApi, Operation> = {
  list: { method: 'GET', path: '/api/v1/units', by: 'user', pages: {} },
}
