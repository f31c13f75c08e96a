// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { EventStream, StreamOptions } from '../../client/stream.ts'
import type { Delivery, DeliveryWithAttempts, EndpointCheck, Explanation, ListenerDelivery, ListenerMissed, ListenerReady, NextId, PartnerEndpoint, PartnerLocation } from '../schemas.ts'

export interface PartnerWebhooksListDeliveriesInput {
  /** Partner ID. */
  partner_id: number
  /** Application ID. */
  application_id?: number | undefined
  /** Location ID. */
  location_id?: number | undefined
  /** Endpoint ID. */
  endpoint_id?: number | undefined
  /** Only this kind of record. */
  resource?: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'application' | 'test' | undefined
  /** ID of the record. */
  resource_id?: number | undefined
  /** Only deliveries with this status. */
  outcome?: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled' | undefined
  /** Only deliveries to URLs, or only those to listeners. */
  sent_to?: 'url' | 'listener' | undefined
  /** Created at this time or later; without an offset, in UTC. At most 40 characters. */
  from?: string | undefined
  /** Created before this time; without an offset, in UTC. At most 40 characters. */
  till?: string | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. At most 1000 characters. */
  cursor?: string | undefined
}

export interface PartnerWebhooksListDeliveriesMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface PartnerWebhooksGetDeliveryInput {
  /** Partner ID. */
  partner_id: number
  /** Delivery ID, with or without the prefix `dlv_` of the header `webhook-id`. */
  delivery_id: number | `dlv_${number}`
}

export interface PartnerWebhooksRedeliverInput {
  /** Partner ID. */
  partner_id: number
  /** Delivery ID, with or without the prefix `dlv_` of the header `webhook-id`. */
  delivery_id: number | `dlv_${number}`
}

export interface PartnerWebhooksReplayInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** First sequence of the range. */
  from_sequence?: number | undefined
  /** Last sequence of the range. */
  to_sequence?: number | undefined
  /** Created at this time or later; without an offset, in UTC. At most 40 characters. */
  from?: string | undefined
  /** Created before this time; without an offset, in UTC. At most 40 characters. */
  till?: string | undefined
  /** Statuses of the deliveries to repeat. Default: ["failed","held"]. */
  outcomes?: readonly ('delivered' | 'failed' | 'held' | 'cancelled')[] | undefined
}

export interface PartnerWebhooksReplayData {
  /** Number of deliveries that are now scheduled. */
  scheduled: number
  /** Number of deliveries that remain in the range. */
  remaining: number
}

export interface PartnerWebhooksSendTestInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** URL of one of your endpoints in the Location; if omitted, all of them. At most 4096 characters. */
  url?: string | undefined
  /** Kind of record; if omitted, a test without a record. */
  resource?: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | undefined
  /** Event that the test reports, only with `resource`; `update` by default, or `create` for goods operations, which never change. */
  status?: 'create' | 'update' | 'delete' | undefined
  /** ID of your application, only with `event`. */
  application_id?: number | undefined
  /** Event of the marketplace webhook: it goes to the URL of `application_id`, or of your partner account. A payment has sample values. */
  event?: 'uninstall' | 'freeze' | 'payment' | 'client_data_request' | 'client_erased' | undefined
}

export interface PartnerWebhooksExplainInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** Kind of record. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation'
  /** ID of the record. */
  resource_id: number
  /** Only for this application. */
  application_id?: number | undefined
}

export interface PartnerWebhooksCheckEndpointInput {
  /** Partner ID. */
  partner_id: number
  /** URL of one of your endpoints. At most 4096 characters. */
  url: string
  /** ID in the samples of records; by default that of a Location in which the URL is an endpoint, or 1. */
  location_id?: number | undefined
}

export interface PartnerWebhooksGetEndpointCheckInput {
  /** Partner ID. */
  partner_id: number
  /** ID of the run. */
  check_id: number
}

export interface PartnerWebhooksRotateSecretInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnerWebhooksRotateSecretData {
  /** `whsec_…`, in the format of Standard Webhooks. Shown only here. */
  secret: string
}

export interface PartnerWebhooksGetSecretStateInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnerWebhooksGetSecretStateData {
  /** When the present secret was issued; null before the first, which the first delivery makes. */
  issued_at: string | null
  /** Until when deliveries are also signed with the previous secret; null if they are not. */
  previous_valid_until: string | null
}

export interface PartnerWebhooksListenInput {
  /** Partner ID. */
  partner_id: number
  /** Only events of this Location. */
  location_id?: number | undefined
  /** Only these events: a kind such as `client`, or an event type such as `client.update`. */
  events?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'salon.create' | 'salon.update' | 'salon.delete' | 'staff.create' | 'staff.update' | 'staff.delete' | 'service.create' | 'service.update' | 'service.delete' | 'service_category.create' | 'service_category.update' | 'service_category.delete' | 'client.create' | 'client.update' | 'client.delete' | 'record.create' | 'record.update' | 'record.delete' | 'loyalty_card.create' | 'loyalty_card.update' | 'loyalty_card.delete' | 'schedule.create' | 'schedule.update' | 'schedule.delete' | 'good.create' | 'good.update' | 'good.delete' | 'goods_operations_sale.create' | 'goods_operations_receipt.create' | 'goods_operations_consumable.create' | 'goods_operations_stolen.create' | 'goods_operations_move.create' | 'finances_operation.create' | 'finances_operation.update' | 'finances_operation.delete')[] | undefined
}

export interface PartnerWebhooksReportAttemptInput {
  /** Partner ID. */
  partner_id: number
  /** Listener ID. */
  listener_id: number
  /** Delivery ID. */
  delivery_id: number
  /** Number of the attempt. From 1 to 1000000. */
  attempt: number
  /** How long your program took to respond, in milliseconds. From 0 to 600000. */
  duration_ms: number
  /** HTTP status of the response. From 100 to 599. */
  status?: number | undefined
  /** Headers of the response, by name. */
  headers?: Record<string, string> | undefined
  /** Body of the response; the first 4 KiB are stored. At most 32768 characters. */
  body?: string | undefined
  /** Why there was no response, such as `The connection was refused.`. At most 200 characters. */
  error?: string | undefined
  /** Whether the signature was found right with a webhook secret; `signature_checked_at` of the partner account says when that last happened. */
  is_signature_right?: boolean | undefined
}

export interface PartnerWebhooksReportAttemptData {
  /** Delivery ID. */
  delivery_id: number
  /** Number of the attempt. */
  attempt: number
  /** Status of the delivery after this attempt. */
  outcome: 'delivered' | 'failed'
  /** Why it failed; empty if it was delivered. */
  reason: string
}

export interface PartnerWebhooksListEndpointsInput {
  /** Partner ID. */
  partner_id: number
  /** Only endpoints in this Location. */
  location_id?: number | undefined
  /** Only endpoints of this application. */
  application_id?: number | undefined
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface PartnerWebhooksGetEndpointInput {
  /** Partner ID. */
  partner_id: number
  /** Endpoint ID. */
  endpoint_id: number
}

export interface PartnerWebhooksAddEndpointInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** ID of the application that it belongs to, which must be active in the Location and declare `webhook_access`. If omitted, it stays with its application, or else belongs to you, and you need `webhook_access` in the Location. */
  application_id?: number | undefined
  /** URL, used exactly as it is sent. At most 4096 characters. */
  url: string
  /** The kinds of records to subscribe to; each needs its right in the Location. */
  kinds: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[]
  /** Whether it also gets events of changes made with your own partner token. */
  includes_own_changes?: boolean | undefined
  /** false keeps the endpoint but sends nothing. */
  is_active?: boolean | undefined
}

export interface PartnerWebhooksUpdateEndpointInput {
  /** Partner ID. */
  partner_id: number
  /** Endpoint ID. */
  endpoint_id: number
  /** ID of the application that it belongs to, which must be active in the Location and declare `webhook_access`. If omitted, it stays with its application, or else belongs to you, and you need `webhook_access` in the Location. */
  application_id?: number | undefined
  /** URL, used exactly as it is sent. At most 4096 characters. */
  url?: string | undefined
  /** The kinds of records to subscribe to; each needs its right in the Location. */
  kinds?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[] | undefined
  /** Whether it also gets events of changes made with your own partner token. */
  includes_own_changes?: boolean | undefined
  /** false keeps the endpoint but sends nothing. */
  is_active?: boolean | undefined
}

export interface PartnerWebhooksRemoveEndpointInput {
  /** Partner ID. */
  partner_id: number
  /** Endpoint ID. */
  endpoint_id: number
  /** ID of the application that it belongs to, which must be active in the Location and declare `webhook_access`. If omitted, it stays with its application, or else belongs to you, and you need `webhook_access` in the Location. */
  application_id?: number | undefined
}

export interface PartnerWebhooksListLocationsInput {
  /** Partner ID. */
  partner_id: number
  /** Part of the name. At most 100 characters. */
  search?: string | undefined
  /** Only this Location. */
  location_id?: number | undefined
  /** Most Locations to return. Default: 50. From 1 to 100. */
  count?: number | undefined
}

export interface PartnerWebhooksApi {
  /**
   * List deliveries.
   * Returns the deliveries of the last 30 days, newest first. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes.
   */
  listDeliveries(input: PartnerWebhooksListDeliveriesInput, options?: CallOptions): ListRequest<Delivery, PartnerWebhooksListDeliveriesMeta>

  /**
   * Get a delivery with its attempts.
   * Returns what was sent, the response to each attempt, and why the delivery failed, if it did.
   */
  getDelivery(input: PartnerWebhooksGetDeliveryInput, options?: CallOptions): Promise<Answer<DeliveryWithAttempts>>

  /**
   * Redeliver a delivery.
   * Schedules another attempt with the same `webhook-id`, due at once. Returns 409 if the delivery is already scheduled, or if its endpoint was removed or turned off; 403 while the application is not active.
   */
  redeliver(input: PartnerWebhooksRedeliverInput, options?: KeyedCallOptions): Promise<Answer<Delivery>>

  /**
   * Replay a range of deliveries.
   * Redelivers a range of one Location, in the order of its changes. Select the range by the sequence of the event log, or by the creation time of the deliveries. Each call schedules at most 10,000; repeat it while some remain. Deliveries that are already scheduled, or cannot be sent now, are skipped.
   */
  replay(input: PartnerWebhooksReplayInput, options?: KeyedCallOptions): Promise<Answer<PartnerWebhooksReplayData>>

  /**
   * Send test deliveries.
   * Sends signed deliveries with the header `webhook-test: 1`. They are due at once and appear in the log. Without `resource`, the body has `resource` and `status` set to `test`, and `data` is empty. With `resource`, the body looks like a real event: an endpoint that is subscribed to this kind of record gets the newest record of the Location, as far as it may see it. Other endpoints, and all of them if there is no record, get the sample from the documentation, with the id 2147483647. Returns 403 if your endpoints have no right to this kind of record. At most 1,000 deliveries a day use real records; after that, all get samples. With `event`, the marketplace webhook of the application gets it, for an installation that exists: your program must look at `webhook-test`. Tests go to URLs, not to listeners.
   */
  sendTest(input: PartnerWebhooksSendTestInput, options?: KeyedCallOptions): Promise<Answer<Delivery[]>>

  /**
   * Explain why an event was sent or not.
   * Returns one sentence for each of the last ten changes of the record and each of your applications, endpoints and listeners in the Location.
   */
  explain(input: PartnerWebhooksExplainInput, options?: CallOptions): ListRequest<Explanation>

  /**
   * Check an endpoint.
   * Does to one of your endpoints what production will do to it, as `foyer check-endpoint` does: about 60 requests with samples, in about two minutes at most. Most are signed like real deliveries and are not marked as tests, so that your endpoint may store the samples. Their resource ID is 2147483647, which no record has. The events `uninstall`, `freeze` and `payment`, for a marketplace URL, name a Location and an application with that ID, which do not exist either. The URL must be one of yours: the webhook URL of your partner account, a URL of one of your applications, or one of your endpoints in a Location. The first seven requests have right and wrong signatures in a random order. An endpoint that does not accept the right ones and refuse the wrong ones gets no more. A response with 429 ends the run. Returns 409 while another run of yours has not ended, or if you have no webhook secret yet; 422 if the URL now leads into a private network; 429 after ten runs within an hour.
   */
  checkEndpoint(input: PartnerWebhooksCheckEndpointInput, options?: KeyedCallOptions): Promise<Answer<EndpointCheck>>

  /**
   * Get the results of a check of an endpoint.
   * Returns the checks that are done so far. Results are kept for 30 days. A run whose process ended is `interrupted` within two minutes, and one that no worker was free for after 15 minutes; that one does not count among your ten.
   */
  getEndpointCheck(input: PartnerWebhooksGetEndpointCheckInput, options?: CallOptions): Promise<Answer<EndpointCheck>>

  /**
   * Rotate the webhook secret.
   * The new secret is shown only once. The previous one stays valid for 24 hours, during which deliveries carry both signatures.
   */
  rotateSecret(input: PartnerWebhooksRotateSecretInput, options?: KeyedCallOptions): Promise<Answer<PartnerWebhooksRotateSecretData>>

  /**
   * Get the state of the webhook secret.
   * Says since when the secret is in use. The secret itself is never shown again.
   */
  getSecretState(input: PartnerWebhooksGetSecretStateInput, options?: CallOptions): Promise<Answer<PartnerWebhooksGetSecretStateData>>

  /**
   * See webhooks as they are sent, without a public URL.
   * Sends the same server-sent events as `listenForWebhooks`, for changes of records: first `ready`, then a `delivery` for everything that Foyer would send from now on. Report each with `reportListenerAttemptOfPartner`.
   */
  listen(input: PartnerWebhooksListenInput, options?: StreamOptions): EventStream<ListenerReady | ListenerDelivery | ListenerMissed>

  /**
   * Report the response to a streamed delivery.
   * Says how your program responded to a `delivery` of the stream. Send `status`, or `error` when there was no response. The response decides as that of any endpoint: 2xx means delivered. Returns 409 if the attempt was reported already or is over.
   */
  reportAttempt(input: PartnerWebhooksReportAttemptInput, options?: KeyedCallOptions): Promise<Answer<PartnerWebhooksReportAttemptData>>

  /**
   * List the endpoints of a partner.
   * Returns the endpoints of your partner account in all Locations, newest first, with what they are subscribed to, why nothing is sent to them, and how they have responded.
   */
  listEndpoints(input: PartnerWebhooksListEndpointsInput, options?: CallOptions): ListRequest<PartnerEndpoint, NextId>

  /**
   * Get an endpoint of a partner.
   * Returns one of your endpoints with its health.
   */
  getEndpoint(input: PartnerWebhooksGetEndpointInput, options?: CallOptions): Promise<Answer<PartnerEndpoint>>

  /**
   * Add an endpoint.
   * Adds one URL to the webhook settings of your partner account in a Location; the others stay as they are. The rules are those of the webhook settings: an application gets events while it is active, and a person those that their rights allow. Returns 409 if the URL is already one of yours there, or if there are ten.
   */
  addEndpoint(input: PartnerWebhooksAddEndpointInput, options?: KeyedCallOptions): Promise<Answer<PartnerEndpoint>>

  /**
   * Change, pause or resume an endpoint.
   * Changes what you send, and keeps the rest. An endpoint that a callback named then no longer follows its application. Another URL makes it another endpoint. An endpoint that an owner of the Location turned off stays off.
   */
  updateEndpoint(input: PartnerWebhooksUpdateEndpointInput, options?: CallOptions): Promise<Answer<PartnerEndpoint>>

  /**
   * Remove an endpoint.
   * Removes the URL from your webhook settings in the Location. Scheduled deliveries are cancelled.
   */
  removeEndpoint(input: PartnerWebhooksRemoveEndpointInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List the Locations that a partner is connected to.
   * Returns the Locations where one of your applications is connected, or where you have an endpoint, by name: the first ones, or those whose name contains the text.
   */
  listLocations(input: PartnerWebhooksListLocationsInput, options?: CallOptions): ListRequest<PartnerLocation>
}

export const partnerWebhooks: Record<keyof PartnerWebhooksApi, Operation> = {
  listDeliveries: { method: 'GET', path: '/account/partners/{partner_id}/deliveries', by: 'person', query: ['application_id', 'location_id', 'endpoint_id', 'resource', 'resource_id', 'outcome', 'sent_to', 'from', 'till', 'count', 'limit', 'cursor'], pages: { by: 'cursor', size: ['count', 300] } },
  getDelivery: { method: 'GET', path: '/account/partners/{partner_id}/deliveries/{delivery_id}', by: 'person' },
  redeliver: { method: 'POST', path: '/account/partners/{partner_id}/deliveries/{delivery_id}/redeliver', by: 'person', keyed: true },
  replay: { method: 'POST', path: '/account/partners/{partner_id}/webhooks/replay', by: 'person', body: 'object', fields: ['location_id', 'from_sequence', 'to_sequence', 'from', 'till', 'outcomes'], keyed: true },
  sendTest: { method: 'POST', path: '/account/partners/{partner_id}/webhooks/test', by: 'person', body: 'object', fields: ['location_id', 'url', 'resource', 'status', 'application_id', 'event'], keyed: true },
  explain: { method: 'GET', path: '/account/partners/{partner_id}/webhooks/explain', by: 'person', query: ['location_id', 'resource', 'resource_id', 'application_id'], pages: {} },
  checkEndpoint: { method: 'POST', path: '/account/partners/{partner_id}/webhooks/endpoint_checks', by: 'person', body: 'object', fields: ['url', 'location_id'], keyed: true },
  getEndpointCheck: { method: 'GET', path: '/account/partners/{partner_id}/webhooks/endpoint_checks/{check_id}', by: 'person' },
  rotateSecret: { method: 'POST', path: '/account/partners/{partner_id}/webhook_secret', by: 'person', keyed: true },
  getSecretState: { method: 'GET', path: '/account/partners/{partner_id}/webhook_secret', by: 'person' },
  listen: { method: 'GET', path: '/account/partners/{partner_id}/webhooks/stream', by: 'person', query: ['location_id', 'events'], isStream: true },
  reportAttempt: { method: 'POST', path: '/account/partners/{partner_id}/webhooks/listeners/{listener_id}/attempts', by: 'person', body: 'object', fields: ['delivery_id', 'attempt', 'duration_ms', 'status', 'headers', 'body', 'error', 'is_signature_right'], keyed: true },
  listEndpoints: { method: 'GET', path: '/account/partners/{partner_id}/endpoints', by: 'person', query: ['location_id', 'application_id', 'cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  getEndpoint: { method: 'GET', path: '/account/partners/{partner_id}/endpoints/{endpoint_id}', by: 'person' },
  addEndpoint: { method: 'POST', path: '/account/partners/{partner_id}/endpoints', by: 'person', body: 'object', fields: ['location_id', 'application_id', 'url', 'kinds', 'includes_own_changes', 'is_active'], keyed: true },
  updateEndpoint: { method: 'PUT', path: '/account/partners/{partner_id}/endpoints/{endpoint_id}', by: 'person', body: 'object', fields: ['application_id', 'url', 'kinds', 'includes_own_changes', 'is_active'] },
  removeEndpoint: { method: 'DELETE', path: '/account/partners/{partner_id}/endpoints/{endpoint_id}', by: 'person', query: ['application_id'] },
  listLocations: { method: 'GET', path: '/account/partners/{partner_id}/locations', by: 'person', query: ['search', 'location_id', 'count'], pages: {} },
}
