// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { ListedWorld, NextId, OutboxMail } from '../schemas.ts'

export interface SandboxListOutboxForPagesInput {
  /** Only mail to this address. At most 255 characters. */
  to?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface SandboxReadStateData {
  /** Current time of the sandbox. */
  now: string
  /** What happens next when time passes; null for nothing. */
  next_due: {
    /** When it is due, by the clock of the sandbox. */
    at: string
    /** What is due: `delivery` for a webhook, `paid_period` for the end or the start of one, `mail` for a mail that failed before. */
    kind: 'delivery' | 'paid_period' | 'mail'
  } | null
  /** Whether this sandbox may have worlds; a world has none. */
  has_worlds: boolean
}

export interface SandboxMoveClockForPagesInput {
  /** Number of seconds to move the clock forward. From 1 to 315360000. */
  advance_seconds?: number | undefined
  /** Number of months to move the clock forward. From 1 to 120. */
  advance_months?: number | undefined
  /** Moves the clock to the moment of `next_due`. */
  to_next_due?: true | undefined
}

export interface SandboxMoveClockForPagesData {
  /** Current time of the sandbox. */
  now: string
  /** What happens next when time passes; null for nothing. */
  next_due: {
    /** When it is due, by the clock of the sandbox. */
    at: string
    /** What is due: `delivery` for a webhook, `paid_period` for the end or the start of one, `mail` for a mail that failed before. */
    kind: 'delivery' | 'paid_period' | 'mail'
  } | null
  /** Whether this sandbox may have worlds; a world has none. */
  has_worlds: boolean
}

export interface SandboxTargetsData {
  /** Locations in the order of their IDs. */
  locations: {
    /** ID of the Location. */
    id: number
    /** Its name. */
    title: string
  }[]
  /** Applications in the order of their IDs. */
  applications: {
    /** ID of the application. */
    id: number
    /** Its name. */
    title: string
    /** ID of its partner. */
    partner_id: number
  }[]
}

export interface SandboxTriggerForPagesInput {
  /** Location ID. */
  location_id: number
  /** Kind of record; `application` for the marketplace. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'application'
  /** What happens to it: `create`, `update` or `delete` to a record, one of the others to an application. */
  status: 'create' | 'update' | 'delete' | 'install' | 'uninstall' | 'freeze' | 'unfreeze' | 'payment' | 'client_data_request' | 'client_erased'
  /** ID of your application, only with the resource `application`; by default your first one, and for a payment your first one with a plan. */
  application_id?: number | undefined
}

export interface SandboxTriggerForPagesData {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: string
  /** ID of the record, or of the application. */
  resource_id: number
  /** What happened to it. */
  status: string
}

export interface SandboxDeleteWorldForPagesInput {
  /** World ID. At most 64 characters. */
  world_id: string
}

export interface SandboxListPeopleItem {
  /** ID of the person. */
  id: number
  /** How the person is called in the console. */
  name: string
  /** E-mail address. */
  email: string | null
}

export interface SandboxBecomeInput {
  /** ID of the person. */
  user_id: number
}

export interface SandboxApi {
  /**
   * Read the sandbox outbox.
   * Returns the mail of the sandbox, newest first. Without `SMTP_URL`, no mail leaves the sandbox, and you can read it only here: confirmation links, password resets and notices.
   */
  listOutboxForPages(input?: SandboxListOutboxForPagesInput, options?: CallOptions): ListRequest<OutboxMail, NextId>

  /**
   * Get the time of the sandbox, and what is due next.
   * Returns the clock of the sandbox, and the moment of the next scheduled delivery, paid period or mail after it.
   */
  readState(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SandboxReadStateData>>

  /**
   * Move the clock of the sandbox forward.
   * Send one of the fields. Whoever has a page open sees what is true by the new time. 409 if the clock should move to what is due next, and nothing is.
   */
  moveClockForPages(input?: SandboxMoveClockForPagesInput, options?: CallOptions): Promise<Answer<SandboxMoveClockForPagesData>>

  /**
   * List where events can be triggered.
   * Returns the first 200 Locations of the sandbox, and the first 200 applications of its partners.
   */
  targets(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SandboxTargetsData>>

  /**
   * Trigger an event from the console.
   * Does what `POST /v2/sandbox/trigger` does. With the resource `application`, `application_id` says which one, of whatever partner.
   */
  triggerForPages(input: SandboxTriggerForPagesInput, options?: CallOptions): Promise<Answer<SandboxTriggerForPagesData>>

  /**
   * Reset the sandbox from the console.
   * Does what `POST /v2/sandbox/reset` does, for everybody who uses this sandbox. All sessions end, also that of this call.
   */
  resetForPages(input?: Record<string, never>, options?: CallOptions): Promise<Answer<null>>

  /**
   * List all worlds of the sandbox.
   * Returns the worlds of this sandbox, whoever has created them, oldest first.
   */
  listWorldsForPages(input?: Record<string, never>, options?: CallOptions): ListRequest<ListedWorld>

  /**
   * Create a world from the console.
   * Does what `POST /v2/sandbox/worlds` does, without rate limits. The world belongs to no partner.
   */
  createWorldForPages(input?: Record<string, never>, options?: CallOptions): Promise<Answer<ListedWorld>>

  /**
   * Delete a world from the console.
   * Ends a world of this sandbox, whoever has created it.
   */
  deleteWorldForPages(input: SandboxDeleteWorldForPagesInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List the people of the sandbox.
   * Returns the 200 newest accounts of people.
   */
  listPeople(input?: Record<string, never>, options?: CallOptions): ListRequest<SandboxListPeopleItem>

  /**
   * Become another person of the sandbox.
   * Ends the present session, and opens one of the other person. 409 for a person who is suspended, or who has a second factor.
   */
  become(input: SandboxBecomeInput, options?: CallOptions): Promise<Answer<null>>
}

export const sandbox: Record<keyof SandboxApi, Operation> = {
  listOutboxForPages: { method: 'GET', path: '/account/sandbox/outbox', by: 'anyone', query: ['to', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  readState: { method: 'GET', path: '/account/sandbox', by: 'person' },
  moveClockForPages: { method: 'POST', path: '/account/sandbox/clock', by: 'person', body: 'object', fields: ['advance_seconds', 'advance_months', 'to_next_due'] },
  targets: { method: 'GET', path: '/account/sandbox/targets', by: 'person' },
  triggerForPages: { method: 'POST', path: '/account/sandbox/trigger', by: 'person', body: 'object', fields: ['location_id', 'resource', 'status', 'application_id'] },
  resetForPages: { method: 'POST', path: '/account/sandbox/reset', by: 'person' },
  listWorldsForPages: { method: 'GET', path: '/account/sandbox/worlds', by: 'person', pages: {} },
  createWorldForPages: { method: 'POST', path: '/account/sandbox/worlds', by: 'person' },
  deleteWorldForPages: { method: 'DELETE', path: '/account/sandbox/worlds/{world_id}', by: 'person', answersNothing: true },
  listPeople: { method: 'GET', path: '/account/sandbox/people', by: 'person', pages: {} },
  become: { method: 'POST', path: '/account/sandbox/person', by: 'person', body: 'object', fields: ['user_id'] },
}
