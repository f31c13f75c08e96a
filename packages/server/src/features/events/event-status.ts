import { type EventStatus, type ResourceName, statusesOf } from '@foyer/contract'
import { invalid } from '../../platform/errors.ts'

/** Throws 422 for a status that records of this kind never have. */
export function requireStatus(resource: ResourceName, status: EventStatus): void {
  if (!statusesOf(resource).includes(status))
    throw invalid({ status: ['must be create: records of this kind are never changed or deleted'] })
}
