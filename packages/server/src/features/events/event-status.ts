import { type EventStatus, type ResourceName, statusesOf } from '@foyer/contract'
import { invalid } from '../../platform/errors.ts'

/** 422 where that never happens to records of this kind. */
export function requireStatus(resource: ResourceName, status: EventStatus): void {
  if (!statusesOf(resource).includes(status))
    throw invalid({ status: ['must be create: goods operations only happen'] })
}
