import type { EventStatus, ResourceName } from '@foyer/contract'

/** Who made a change; both are null when the platform did. */
export interface Actor {
  partnerId: number | null
  userId: number | null
  /** A system user's change commits only if its installation is still active by then. */
  isSystemUser: boolean
}

/** The actor of what the platform does by itself. */
export const platformActor: Actor = { partnerId: null, userId: null, isSystemUser: false }

export interface EventDraft {
  locationId: number
  resource: ResourceName
  resourceId: number
  status: EventStatus
  /** JSON, as the record's GET answers at this moment. */
  data: string
  actor: Actor
}

export type NumberlessEvent = EventDraft & { at: Date }
