// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { ActivityLog, ConnectedLocation, InstallationStatus, Payment, Plan } from '../schemas.ts'

export interface MarketplacePlansInput {
  /** Application ID. */
  application_id: number
}

export interface MarketplaceAddDiscountInput {
  salon_ids: readonly number[]
  /** Application ID. */
  application_id: number
  /** Discount in percent; 0 to remove it; at most 2 decimal places. From 0 to 100. */
  discount: number
}

export type MarketplacePaymentLinkInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** Discount in percent; if omitted, the discount of the Location; at most 2 decimal places. From 0 to 100. */
  discount?: number | undefined
  /** Plan option ID; if omitted, the first option. */
  tariff_option_id?: number | undefined
}

export interface MarketplacePaymentLinkData {
  /** URL of the payment page; open it in the browser of the payer. */
  url: string
}

export type MarketplacePaymentInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** ISO 4217 code of the currency; an ISO 4217 code. At most 40 characters. */
  currency_iso: string
  /** Amount paid for the period; at most 3 decimal places. */
  payment_sum: number
  /** When it was paid; without an offset, in UTC. At most 40 characters. */
  payment_date: string
  /** Start of the paid period; without an offset, in UTC. At most 40 characters. */
  period_from: string
  /** End of the paid period, at most ten years ahead; a date without a time includes the whole day; without an offset, in UTC. At most 40 characters. */
  period_to: string
}

export interface MarketplacePaymentData {
  /** Payment ID. */
  id: number
}

export interface MarketplaceRefundInput {
  /** Payment ID. */
  payment_id: number
}

export type MarketplaceGrantAccessInput = LocationId & {
  /** Application ID. */
  application_id: number
}

export interface MarketplaceGrantAccessData {
  /** Location ID. */
  salon_id: number
  /** Application ID. */
  application_id: number
  /** Status of the installation. */
  status: 'pending' | 'active' | 'freezed'
  /** When the installation was created, YYYY-MM-DD HH:MM:SS in UTC. */
  created_at: string
  /** Deadline for the callback, YYYY-MM-DD HH:MM:SS in UTC; empty if the installation is active at once. */
  confirm_before: string
}

export type MarketplaceConfirmInstallationInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** Endpoints for the event types that the application declares; an empty list clears them. */
  webhook_urls?: readonly string[] | Record<string, string> | null | undefined
  /** API key, stored encrypted and never returned; empty to clear it. */
  api_key?: string | number | null | undefined
  /** Login, stored encrypted and never returned; empty to clear it. */
  login?: string | number | null | undefined
  /** Secret key, stored encrypted and never returned; empty to clear it. */
  secret_key?: string | number | null | undefined
  /** Channels over which it notifies clients; only for chat bots and SMS aggregators. */
  channels?: readonly ('sms' | 'whatsapp')[] | null | undefined
  /** URL of the page of the Chat frame; empty for none. */
  chat_url?: string | null | undefined
  /** URL of the page for tips; empty for none. */
  tips_url?: string | null | undefined
}

export interface MarketplaceConfirmInstallationData {
  /** ID of the system user that now has access to the Location. */
  user_id: number
}

export type MarketplaceConfirmByRedirectInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** Endpoints for the event types that the application declares; an empty list clears them. */
  webhook_urls?: readonly string[] | Record<string, string> | null | undefined
  /** API key, stored encrypted and never returned; empty to clear it. */
  api_key?: string | number | null | undefined
  /** Login, stored encrypted and never returned; empty to clear it. */
  login?: string | number | null | undefined
  /** Secret key, stored encrypted and never returned; empty to clear it. */
  secret_key?: string | number | null | undefined
  /** Channels over which it notifies clients; only for chat bots and SMS aggregators. */
  channels?: readonly ('sms' | 'whatsapp')[] | null | undefined
  /** URL of the page of the Chat frame; empty for none. */
  chat_url?: string | null | undefined
  /** URL of the page for tips; empty for none. */
  tips_url?: string | null | undefined
}

export interface MarketplaceConfirmByRedirectData {
  /** ID of the system user that now has access to the Location. */
  user_id: number
}

export type MarketplaceGetInstallationInput = LocationId & {
  /** Application ID. */
  application_id: number
}

export type MarketplaceUninstallInput = LocationId & {
  /** Application ID. */
  application_id: number
}

export type MarketplaceTraceInput = LocationId & {
  /** Application ID. */
  application_id: number
}

export interface MarketplaceSalonsInput {
  /** Application ID. */
  application_id: number
  /** Page number, starting at 1. From 0 to 1000000. */
  page: number
  /** Elements per page. From 1 to 1000. */
  count: number
  /** 1 to include next_slot. */
  forBooking?: 0 | 1 | boolean | undefined
  /** 1 to include pending installations. */
  include_pending?: 0 | 1 | boolean | undefined
}

export type MarketplaceUpdateChannelInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** The channel. */
  channel_slug: 'sms' | 'whatsapp'
  /** Whether the channel is available. */
  is_available: 0 | 1 | boolean
}

export type MarketplaceAddMessageInput = LocationId & {
  /** Application ID. */
  application_id: number
  /** Phone number of the sender. At most 40 characters. */
  phone_from: string
  /** Text of the message. At most 4000 characters. */
  message: string
  /** Name of the sender. At most 255 characters. */
  name: string
}

export type MarketplaceSetShortNamesInput = LocationId & {
  /** Application ID. */
  application_id: number
  short_names: readonly string[]
}

export interface MarketplaceApi {
  /**
   * List the plans of an application.
   * Returns the published plans, in the order set by the developer.
   */
  plans(input: MarketplacePlansInput, options?: CallOptions): ListRequest<Plan>

  /**
   * Set a discount for Locations.
   * The discount applies to payments through the platform. If one of the Locations is not connected to the application, nothing changes, and the response names it.
   */
  addDiscount(input: MarketplaceAddDiscountInput, options?: KeyedCallOptions): Promise<Answer<Record<string, never>>>

  /**
   * Get a payment link.
   * Returns a signed link to the payment page; a link that was tampered with returns 403. The page applies the larger of the discounts of the link and of the Location. While an operator has frozen the installation, this operation and the page return 409, because a payment would not lift the freeze.
   */
  paymentLink(input: MarketplacePaymentLinkInput, options?: CallOptions): Promise<Answer<MarketplacePaymentLinkData>>

  /**
   * Report a payment.
   * A payment extends the paid period. It lifts a freeze by billing if it covers the current time, but not a freeze by an operator. A repeated notice (all seven fields are equal, with or without an Idempotency-Key) returns the same id and records nothing. A date without a time means the start of the day; in `period_to`, its end.
   */
  payment(input: MarketplacePaymentInput, options?: KeyedCallOptions): Promise<Answer<MarketplacePaymentData>>

  /**
   * Report a refund.
   * The paid period is recalculated at once. If nothing else covers the current time, the application is frozen in the Location. A second notice changes nothing.
   */
  refund(input: MarketplaceRefundInput, options?: KeyedCallOptions): Promise<Answer<Payment>>

  /**
   * Connect the application (step 1, by the owner).
   * The installation waits 12 hours for your callback; calling this operation again restarts the 12 hours. An application that is whitelisted or not public is active at once.
   */
  grantAccess(input: MarketplaceGrantAccessInput, options?: KeyedCallOptions): Promise<Answer<MarketplaceGrantAccessData>>

  /**
   * Confirm the installation (step 2, by the partner).
   * Call it within 12 hours of grant_access. A setting that is sent replaces the earlier one, and an empty one clears it. A setting that is omitted or null stays as it is, so it is safe to repeat the callback or to send only the two ids.
   */
  confirmInstallation(input: MarketplaceConfirmInstallationInput, options?: KeyedCallOptions): Promise<Answer<MarketplaceConfirmInstallationData>>

  /**
   * Confirm the installation from a redirect (step 2).
   * With a partner token, this operation is the callback. A form posted by a browser without a token changes nothing: the person is redirected to the card of the application.
   */
  confirmByRedirect(input: MarketplaceConfirmByRedirectInput, options?: KeyedCallOptions): Promise<Answer<MarketplaceConfirmByRedirectData>>

  /**
   * Get the status of an installation.
   * The installation is complete when `connection_status.status` is `active`.
   */
  getInstallation(input: MarketplaceGetInstallationInput, options?: CallOptions): Promise<Answer<InstallationStatus>>

  /**
   * Uninstall the application from a Location.
   * The system user loses the Location at once, and the endpoints of the callback are removed.
   */
  uninstall(input: MarketplaceUninstallInput, options?: KeyedCallOptions): Promise<Answer<null>>

  /**
   * Get the activity log of an installation.
   * Returns every attempt, including rejected ones with their reason, and what is still missing, so that you can see why an installation stays `pending`.
   */
  trace(input: MarketplaceTraceInput, options?: CallOptions): Promise<Answer<ActivityLog>>

  /**
   * List the Locations that connected the application.
   * Returns active and frozen installations, ordered by Location ID; with `include_pending=1` also those that wait for your callback.
   */
  salons(input: MarketplaceSalonsInput, options?: CallOptions): ListRequest<ConnectedLocation>

  /**
   * Set the availability of a notification channel.
   * For applications of the categories Chat bots and SMS aggregators, in Locations where they are active.
   */
  updateChannel(input: MarketplaceUpdateChannelInput, options?: KeyedCallOptions): Promise<Answer<Record<string, never>>>

  /**
   * Report an unread message.
   * The owner sees that there is an unread message, and opens the Chat frame to read it. The conversation itself stays in your application.
   */
  addMessage(input: MarketplaceAddMessageInput, options?: KeyedCallOptions): Promise<Answer<null>>

  /**
   * Set the SMS sender names.
   * Replaces all sender names that were set before.
   */
  setShortNames(input: MarketplaceSetShortNamesInput, options?: KeyedCallOptions): Promise<Answer<null>>
}

export const marketplace: Record<keyof MarketplaceApi, Operation> = {
  plans: { method: 'GET', path: '/api/v1/marketplace/application/{application_id}/tariffs', by: 'partner', pages: {} },
  addDiscount: { method: 'POST', path: '/api/v1/marketplace/application/add_discount', by: 'partner', body: 'object', fields: ['salon_ids', 'application_id', 'discount'], keyed: true },
  paymentLink: { method: 'GET', path: '/api/v1/marketplace/application/payment_link', by: 'partner', query: ['salon_id', 'application_id', 'discount', 'tariff_option_id'] },
  payment: { method: 'POST', path: '/api/v1/marketplace/partner/payment', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'currency_iso', 'payment_sum', 'payment_date', 'period_from', 'period_to'], keyed: true },
  refund: { method: 'POST', path: '/api/v1/marketplace/partner/payment/refund/{payment_id}', by: 'partner', keyed: true },
  grantAccess: { method: 'POST', path: '/api/v1/company/{company_id}/marketplace/applications/{application_id}/grant_access', by: 'user', keyed: true },
  confirmInstallation: { method: 'POST', path: '/marketplace/partner/callback', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'webhook_urls', 'api_key', 'login', 'secret_key', 'channels', 'chat_url', 'tips_url'], keyed: true },
  confirmByRedirect: { method: 'POST', path: '/api/v1/marketplace/partner/callback/redirect', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'webhook_urls', 'api_key', 'login', 'secret_key', 'channels', 'chat_url', 'tips_url'], keyed: true },
  getInstallation: { method: 'GET', path: '/api/v1/marketplace/salon/{location_id}/application/{application_id}', by: 'partner' },
  uninstall: { method: 'POST', path: '/api/v1/marketplace/salon/{location_id}/application/{application_id}/uninstall', by: 'partner', keyed: true },
  trace: { method: 'GET', path: '/api/v2/applications/{application_id}/links/{location_id}/trace', by: 'partner' },
  salons: { method: 'GET', path: '/api/v1/marketplace/application/{application_id}/salons', by: 'partner', query: ['page', 'count', 'forBooking', 'include_pending'], pages: { by: 'page', size: ['count', 1000] } },
  updateChannel: { method: 'POST', path: '/api/v1/marketplace/application/update_channel', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'channel_slug', 'is_available'], keyed: true },
  addMessage: { method: 'POST', path: '/api/v1/marketplace/application/new_message', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'phone_from', 'message', 'name'], keyed: true },
  setShortNames: { method: 'POST', path: '/api/v1/marketplace/partner/short_names', by: 'partner', body: 'object', fields: ['salon_id', 'application_id', 'short_names'], keyed: true },
}
