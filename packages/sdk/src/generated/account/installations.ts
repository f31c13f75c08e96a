// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Connection, DirectoryCard } from '../schemas.ts'

export interface InstallationsListInput {
  /** Location ID. */
  location_id: number
}

export interface InstallationsGetCardInput {
  /** Application ID. */
  application_id: number
}

export interface InstallationsListLocationsInput {
  /** Application ID. */
  application_id: number
}

export interface InstallationsListLocationsItem {
  /** Location ID. */
  location_id: number
  /** Name of the Location. */
  title: string
  /** Time zone of the Location. */
  timezone_name: string
  /** Status of the installation. */
  status: 'uninstalled' | 'pending' | 'active' | 'freezed'
  /** Why nothing can be connected here: operators have suspended the Location, or blocked installations in it; null if it can. */
  blocked_by: 'suspension' | 'block' | null
  /** While pending, the deadline for the confirmation of the developer. */
  confirm_before: string | null
  /** When it would be frozen without a payment, if it became active now: the end of the free period, of grace, or of what is paid; null when nothing has to be paid. */
  pay_before: string | null
}

export interface InstallationsConnectInput {
  /** Application ID. */
  application_id: number
  location_ids: readonly number[]
  /** What the owner has seen on the card. The response is 409 if the card has changed since then. */
  seen?: {
    /** As on the card of the application. At most 4096 characters. */
    registration_url: string
    user_data: readonly string[]
  } | undefined
}

export interface InstallationsConnectData {
  /** pending while any of them is pending. */
  status: 'pending' | 'active'
  /** Null when there is no registration page. */
  redirect_url: string | null
}

export interface InstallationsDisconnectInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface InstallationsTraceInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface InstallationsTraceData {
  /** Current status of the installation. */
  status: 'uninstalled' | 'pending' | 'active' | 'freezed'
  /** The newest 100 attempts and changes, oldest first. */
  steps: {
    /** When the operation was called, YYYY-MM-DD HH:MM:SS in UTC. */
    at: string
    /** connect, grant_access, callback, callback/redirect, uninstall or disconnect. What happens without such a call: payment, refund, freeze_unpaid, freeze_operator, unfreeze, disconnect_operator, rights_added or price_raised. */
    step: string
    /** 1 for the partner, 2 for the user. */
    caller: string
    /** HTTP status of the response; 200 without a call. */
    answer: number
    /** The result, or why it was rejected; for rights_added, the slugs of the new rights. */
    message: string
  }[]
  /** What has to happen next, as a sentence. */
  missing: string
  /** What was connected, and whose it is. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** Name of the partner. */
    partner: string
  }
  /** The people whom the steps name; without operators of the platform. */
  people: {
    /** User ID. */
    id: number
    /** Name of the person. */
    name: string
  }[]
  /** How it ended; null while it is connected. */
  ended: {
    /** When it was disconnected. */
    at: string
    /** Who did it: somebody of the Location, the developer, or an operator of the platform. */
    by: 'owner' | 'partner' | 'operator'
    /** Until when it was paid; null when no payment reaches beyond the end. */
    paid_until: string | null
  } | null
}

export interface InstallationsListMessagesInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface InstallationsListMessagesItem {
  /** Message ID. */
  id: number
  /** When it arrived. */
  at: string
  /** Masked for users who may not see the phones of clients. */
  phone_from: string
  /** The sender, as the application names them. */
  name: string
  /** Text of the message. */
  message: string
  /** Whether nobody has read it yet. */
  is_unread: boolean
}

export interface InstallationsReadMessagesInput {
  /** Location ID. */
  location_id: number
  /** Application ID. */
  application_id: number
}

export interface InstallationsListAttentionItem {
  /** Where it is connected. */
  location: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
    /** Time zone of the Location. */
    timezone_name: string
  }
  /** The application that needs somebody. */
  application: {
    /** Application ID. */
    id: number
    /** Name of the application. */
    title: string
    /** Name of the partner. */
    partner: string
  }
  /** `unpaid`: billing has frozen it; `frozen`: an operator has; `due`: it will be frozen; `expired`: its developer has not confirmed in time; `rights`: it has new rights; `price`: it costs more; `lost`: others have disconnected it; `pending`: its developer has not confirmed yet. */
  state: 'unpaid' | 'frozen' | 'due' | 'expired' | 'rights' | 'price' | 'lost' | 'pending'
  /** End of the paid period, or the deadline for the confirmation; null when frozen by an operator, and when nothing has to be paid. */
  until: string | null
  /** The notice that you read to be done with it; null for the other states. */
  notice_id: number | null
  /** The new rights of the application, as slugs. */
  rights: string[]
  /** Whether you may pay for it. */
  can_pay: boolean
  /** Whether you may manage the applications of the Location. */
  can_manage: boolean
}

export interface InstallationsApi {
  /**
   * List the installed applications of a Location.
   * Returns the status, the rights and the paid period of each.
   */
  list(input: InstallationsListInput, options?: CallOptions): ListRequest<Connection>

  /**
   * Get the card of an application that you can connect.
   * Also works for applications that are not public, and for drafts if one of your Locations is a test Location.
   */
  getCard(input: InstallationsGetCardInput, options?: CallOptions): Promise<Answer<DirectoryCard>>

  /**
   * List where an application can be connected.
   * Returns the Locations in which you can manage user rights, and whether the application is connected there.
   */
  listLocations(input: InstallationsListLocationsInput, options?: CallOptions): ListRequest<InstallationsListLocationsItem>

  /**
   * Connect an application to Locations.
   * Connects all of the Locations or none. If some can’t be connected, `meta.errors` names each at its place in `location_ids`. You need the right to manage user rights in each of them. Afterwards send the browser to `redirect_url`, the registration page of the developer.
   */
  connect(input: InstallationsConnectInput, options?: KeyedCallOptions): Promise<Answer<InstallationsConnectData>>

  /**
   * Disconnect an application.
   * It loses access to the Location at once, and its developer gets the event uninstall.
   */
  disconnect(input: InstallationsDisconnectInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Get the activity log of an installation.
   * Returns every attempt, including rejected ones with their reason, what else happened, and what is still missing. For an application that is connected no more, it says who disconnected it, and when.
   */
  trace(input: InstallationsTraceInput, options?: CallOptions): Promise<Answer<InstallationsTraceData>>

  /**
   * List the messages of a chat application.
   * Returns the newest 200 messages, newest first. The conversation itself is in the application.
   */
  listMessages(input: InstallationsListMessagesInput, options?: CallOptions): ListRequest<InstallationsListMessagesItem>

  /**
   * Mark all messages as read.
   * Marks all messages of this application in this Location as read, for everybody there.
   */
  readMessages(input: InstallationsReadMessagesInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List applications that need somebody.
   * Returns the applications of your Locations that are frozen, wait for their confirmation, or will be frozen within three days, for which you may pay or manage users. Also those that have new rights or a higher price, or that others have disconnected, until you have read the notice of it. At most 100, the most urgent first.
   */
  listAttention(input?: Record<string, never>, options?: CallOptions): ListRequest<InstallationsListAttentionItem>
}

export const installations: Record<keyof InstallationsApi, Operation> = {
  list: { method: 'GET', path: '/account/locations/{location_id}/applications', by: 'person', pages: {} },
  getCard: { method: 'GET', path: '/account/applications/{application_id}/card', by: 'person' },
  listLocations: { method: 'GET', path: '/account/applications/{application_id}/connections', by: 'person', pages: {} },
  connect: { method: 'POST', path: '/account/applications/{application_id}/connections', by: 'person', body: 'object', fields: ['location_ids', 'seen'], keyed: true },
  disconnect: { method: 'DELETE', path: '/account/locations/{location_id}/applications/{application_id}', by: 'person', answersNothing: true },
  trace: { method: 'GET', path: '/account/locations/{location_id}/applications/{application_id}/trace', by: 'person' },
  listMessages: { method: 'GET', path: '/account/locations/{location_id}/applications/{application_id}/messages', by: 'person', pages: {} },
  readMessages: { method: 'DELETE', path: '/account/locations/{location_id}/applications/{application_id}/messages/unread', by: 'person', answersNothing: true },
  listAttention: { method: 'GET', path: '/account/attention', by: 'person', pages: {} },
}
