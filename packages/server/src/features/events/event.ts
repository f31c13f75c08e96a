import type { EventStatus, ResourceName } from '@foyer/contract'

/** Who made a change; nobody where the platform itself did. */
export interface Actor {
  partnerId: number | null
  userId: number | null
  /** What a system user changes counts only if its installation is still active when it commits. */
  isSystemUser?: boolean
}

export interface RecordChange {
  locationId: number
  resource: ResourceName
  resourceId: number
  status: EventStatus
  /** JSON, as the record's GET answers at this moment. */
  data: string
  actor: Actor
}

export type NumberlessEvent = RecordChange & { at: Date }
