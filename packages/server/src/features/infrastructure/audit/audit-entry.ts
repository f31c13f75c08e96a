import type { AuditAction } from '@foyer/contract'

/**
 * A person acts from a network address; it is null when the act takes effect while the person is elsewhere. The
 * program itself, or its command line, has neither.
 */
export type AuditDoer = { userId: number | null; address: string | null } | { userId: null; address?: never }

export interface AuditedAct {
  action: AuditAction
  /** The person that the act concerns, when it is somebody else. */
  subjectUserId?: number
  partnerId?: number
  applicationId?: number
  locationId?: number
  /** What a reader needs besides the action, such as a role's title. It never holds a secret. */
  note?: string
}

export type AuditEntry = AuditDoer & AuditedAct

/** A person who acts, and the network address that they act from. */
export interface AuditActor {
  userId: number
  address: string
}
