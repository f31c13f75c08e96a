// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { NextId, OutboxMail, World } from '../schemas.ts'

export interface SandboxReadClockData {
  /** Current time of the sandbox. */
  now: string
}

export interface SandboxMoveClockInput {
  /** Number of seconds to move the clock forward. From 0 to 315360000. */
  advance_seconds?: number | undefined
  /** The time to move the clock to. At most 40 characters. */
  now?: string | undefined
}

export interface SandboxMoveClockData {
  /** Current time of the sandbox. */
  now: string
}

export type SandboxTriggerInput = LocationId & {
  /** Kind of record; `application` for the marketplace. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'application'
  /** What happens to it: `create`, `update` or `delete` to a record, one of the others to an application. */
  status: 'create' | 'update' | 'delete' | 'install' | 'uninstall' | 'freeze' | 'unfreeze' | 'payment' | 'client_data_request' | 'client_erased'
  /** ID of your application, only with the resource `application`; by default your first one, and for a payment your first one with a plan. */
  application_id?: number | undefined
}

export interface SandboxTriggerData {
  /** Location ID. */
  company_id: number
  /** Kind of record. */
  resource: string
  /** ID of the record, or of the application. */
  resource_id: number
  /** What happened to it. */
  status: string
}

export interface SandboxListOutboxInput {
  /** Only mail to this address. At most 255 characters. */
  to?: string | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface SandboxCreateWorldInput {
  /** Apply the rate limits of the sandbox, for tests of 429. Default: false. */
  limits?: boolean | undefined
}

export interface SandboxGetWorldInput {
  /** World ID. At most 64 characters. */
  world_id: string
}

export interface SandboxDeleteWorldInput {
  /** World ID. At most 64 characters. */
  world_id: string
}

export interface SandboxApi {
  /**
   * Get the sandbox clock.
   * Returns the time that time limits, expiry and scheduled deliveries use. The clock runs at normal speed, ahead of real time by as much as it was moved.
   */
  readClock(input?: Record<string, never>, options?: CallOptions): Promise<Answer<SandboxReadClockData>>

  /**
   * Move the sandbox clock forward.
   * Send `advance_seconds` or `now`. Time limits, expiry and scheduled deliveries follow at once. The clock never moves backward.
   */
  moveClock(input?: SandboxMoveClockInput, options?: KeyedCallOptions): Promise<Answer<SandboxMoveClockData>>

  /**
   * Trigger an event.
   * Creates, changes or deletes a record of the Location. No user or partner counts as the author, so the event goes to every eligible endpoint. The sandbox uses a record of its own, which it creates if needed; records of the demo world and your own are not changed. There are three exceptions: `salon` with `update` changes the Location itself; `salon` with `delete` creates another Location with the same endpoints, and deletes that one; goods operations only support `create`. With the resource `application`, something happens to the installation of one of your applications in the Location, by the rules of production, and the marketplace webhook leaves: `uninstall` as the owner disconnects it, `freeze` as an operator freezes it, `payment` as somebody pays for its first plan on the payment page. An application that is not installed is installed first, and a frozen one is unfrozen first. `install` and `unfreeze` do only that, and send nothing, as in production.
   */
  trigger(input: SandboxTriggerInput, options?: KeyedCallOptions): Promise<Answer<SandboxTriggerData>>

  /**
   * Reset the sandbox.
   * Restores the demo world for everybody who uses this sandbox. Everything that was created or changed is deleted: records, accounts, sessions, installations, endpoints, the log and scheduled deliveries. The sequences of event logs start again; a `webhook-id` never repeats. The clock is not reset. In a world (`POST /v2/sandbox/worlds`) only that world is restored, in milliseconds, as if it were new: its clock returns to real time, and all IDs begin again, those of webhooks too.
   */
  reset(input?: Record<string, never>, options?: KeyedCallOptions): Promise<Answer<null>>

  /**
   * Read the sandbox outbox.
   * Returns the mail of the sandbox, newest first. Without `SMTP_URL`, no mail leaves the sandbox, and you can read it only here: confirmation links, password resets and notices.
   */
  listOutbox(input?: SandboxListOutboxInput, options?: CallOptions): ListRequest<OutboxMail, NextId>

  /**
   * Create a world.
   * Creates a sandbox of your own inside this one: with its own database, clock and addresses, and the demo world as it is when a sandbox is new. Tokens and IDs are those of `demo.json`, and the same steps lead to the same IDs in every new world. In a world, `POST /v2/sandbox/reset` takes milliseconds and also returns the clock to real time. Rate limits are off unless you ask for them. A world ends when you delete it, when no request came for a while (`SANDBOX_WORLD_IDLE_MINUTES`, by default 15), and when the sandbox stops. The first world after the start of a sandbox takes some seconds. 409 if there are as many as `SANDBOX_WORLDS` allows, by default 20.
   */
  createWorld(input?: SandboxCreateWorldInput, options?: KeyedCallOptions): Promise<Answer<World>>

  /**
   * List your worlds.
   * Returns the worlds that you have created, oldest first.
   */
  listWorlds(input?: Record<string, never>, options?: CallOptions): ListRequest<World>

  /**
   * Get a world.
   * Returns one of your worlds.
   */
  getWorld(input: SandboxGetWorldInput, options?: CallOptions): Promise<Answer<World>>

  /**
   * Delete a world.
   * Ends one of your worlds: its addresses close, and everything in it is deleted.
   */
  deleteWorld(input: SandboxDeleteWorldInput, options?: CallOptions): Promise<Answer<null>>
}

export const sandbox: Record<keyof SandboxApi, Operation> = {
  readClock: { method: 'GET', path: '/api/v2/sandbox/clock', by: 'partner' },
  moveClock: { method: 'POST', path: '/api/v2/sandbox/clock', by: 'partner', body: 'object', fields: ['advance_seconds', 'now'], keyed: true },
  trigger: { method: 'POST', path: '/api/v2/sandbox/trigger', by: 'partner', body: 'object', fields: ['location_id', 'resource', 'status', 'application_id'], keyed: true },
  reset: { method: 'POST', path: '/api/v2/sandbox/reset', by: 'partner', keyed: true },
  listOutbox: { method: 'GET', path: '/api/v2/sandbox/outbox', by: 'partner', query: ['to', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  createWorld: { method: 'POST', path: '/api/v2/sandbox/worlds', by: 'partner', body: 'object', fields: ['limits'], keyed: true },
  listWorlds: { method: 'GET', path: '/api/v2/sandbox/worlds', by: 'partner', pages: {} },
  getWorld: { method: 'GET', path: '/api/v2/sandbox/worlds/{world_id}', by: 'partner' },
  deleteWorld: { method: 'DELETE', path: '/api/v2/sandbox/worlds/{world_id}', by: 'partner', answersNothing: true },
}
