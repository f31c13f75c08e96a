import type { AuditAction } from '@foyer/contract'

/**
 * A person does it from a network address; null when it takes effect while the person is elsewhere. The program itself, or its
 * command line, has neither.
 */
export type AuditDoer = { userId: number | null; address: string | null } | { userId: null; address?: never }

export interface AuditedAct {
  action: AuditAction
  /** The person it was done to, when that is somebody else. */
  subjectUserId?: number
  partnerId?: number
  applicationId?: number
  locationId?: number
  /** What a reader needs beside the action, such as a role's title. Never a secret. */
  note?: string
}

export type AuditEntry = AuditDoer & AuditedAct

/** A person who does something, and the network address that it is done from. */
export interface AuditActor {
  userId: number
  address: string
}
