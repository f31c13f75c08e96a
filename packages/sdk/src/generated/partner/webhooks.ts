// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId, OptionalLocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { EventStream, StreamOptions } from '../../client/stream.ts'
import type { Delivery, DeliveryWithAttempts, EndpointCheck, Explanation, HookSettings, ListenerDelivery, ListenerMissed, ListenerReady, LoggedEvent } from '../schemas.ts'

export type WebhooksGetSettingsInput = LocationId

export type WebhooksSetSettingsInput = LocationId & {
  urls: readonly string[]
  /** 0 to keep the settings but send nothing. */
  active: 0 | 1 | boolean
  /** SalonEvent; needs settings_access. */
  salon?: 0 | 1 | boolean | undefined
  /** StaffEvent; needs settings_master_access. */
  master?: 0 | 1 | boolean | undefined
  /** ServiceEvent; needs settings_services_access. */
  service?: 0 | 1 | boolean | undefined
  /** ServiceCategoryEvent; needs settings_services_access. */
  service_category?: 0 | 1 | boolean | undefined
  /** ClientEvent; needs clients_access. */
  client?: 0 | 1 | boolean | undefined
  /** RecordEvent; needs timetable_access. */
  record?: 0 | 1 | boolean | undefined
  /** LoyaltyCardEvent; needs loyalty_access. */
  loyalty_card?: 0 | 1 | boolean | undefined
  /** ScheduleEvent; needs settings_master_access. */
  schedule?: 0 | 1 | boolean | undefined
  /** GoodEvent; needs storages_access. */
  good?: 0 | 1 | boolean | undefined
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_sale?: 0 | 1 | boolean | undefined
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_receipt?: 0 | 1 | boolean | undefined
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_consumable?: 0 | 1 | boolean | undefined
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_stolen?: 0 | 1 | boolean | undefined
  /** GoodsOperationEvent; needs storages_access. */
  goods_operations_move?: 0 | 1 | boolean | undefined
  /** FinancesOperationEvent; needs finances_access. */
  finances_operation?: 0 | 1 | boolean | undefined
  /** Whether you also get events of changes made with your own partner token. */
  self_sending?: 0 | 1 | boolean | undefined
  /** At most one row for each URL. An omitted flag is 0. */
  url_settings?: readonly {
    /** One of `urls`. At most 4096 characters. */
    url: string
    /** Whether events are sent to it; if omitted, the value of `active` above. */
    active?: 0 | 1 | boolean | undefined
    /** SalonEvent; needs settings_access. */
    salon?: 0 | 1 | boolean | undefined
    /** StaffEvent; needs settings_master_access. */
    master?: 0 | 1 | boolean | undefined
    /** ServiceEvent; needs settings_services_access. */
    service?: 0 | 1 | boolean | undefined
    /** ServiceCategoryEvent; needs settings_services_access. */
    service_category?: 0 | 1 | boolean | undefined
    /** ClientEvent; needs clients_access. */
    client?: 0 | 1 | boolean | undefined
    /** RecordEvent; needs timetable_access. */
    record?: 0 | 1 | boolean | undefined
    /** LoyaltyCardEvent; needs loyalty_access. */
    loyalty_card?: 0 | 1 | boolean | undefined
    /** ScheduleEvent; needs settings_master_access. */
    schedule?: 0 | 1 | boolean | undefined
    /** GoodEvent; needs storages_access. */
    good?: 0 | 1 | boolean | undefined
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_sale?: 0 | 1 | boolean | undefined
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_receipt?: 0 | 1 | boolean | undefined
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_consumable?: 0 | 1 | boolean | undefined
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_stolen?: 0 | 1 | boolean | undefined
    /** GoodsOperationEvent; needs storages_access. */
    goods_operations_move?: 0 | 1 | boolean | undefined
    /** FinancesOperationEvent; needs finances_access. */
    finances_operation?: 0 | 1 | boolean | undefined
    /** Whether you also get events of changes made with your own partner token. */
    self_sending?: 0 | 1 | boolean | undefined
  }[] | undefined
}

export type WebhooksListEventsInput = LocationId & {
  /** Only events after this sequence. Default: 0. */
  after?: number | undefined
  /** Elements per page. Default: 100. From 1 to 300. */
  count?: number | undefined
}

export interface WebhooksListEventsMeta {
  /** The newest sequence; 0 for none. */
  last_sequence: number
}

export type WebhooksListDeliveriesInput = OptionalLocationId & {
  /** Application ID. */
  application_id?: number | undefined
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

export interface WebhooksListDeliveriesMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface WebhooksGetDeliveryInput {
  /** Delivery ID, with or without the prefix `dlv_` of the header `webhook-id`. */
  delivery_id: number | `dlv_${number}`
}

export interface WebhooksRedeliverInput {
  /** Delivery ID, with or without the prefix `dlv_` of the header `webhook-id`. */
  delivery_id: number | `dlv_${number}`
}

export type WebhooksReplayInput = LocationId & {
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

export interface WebhooksReplayData {
  /** Number of deliveries that are now scheduled. */
  scheduled: number
  /** Number of deliveries that remain in the range. */
  remaining: number
}

export type WebhooksExplainInput = LocationId & {
  /** Kind of record. */
  resource: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation'
  /** ID of the record. */
  resource_id: number
  /** Only for this application. */
  application_id?: number | undefined
}

export type WebhooksSendTestInput = LocationId & {
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

export type WebhooksCheckEndpointInput = OptionalLocationId & {
  /** URL of one of your endpoints. At most 4096 characters. */
  url: string
}

export interface WebhooksGetEndpointCheckInput {
  /** ID of the run. */
  check_id: number
}

export interface WebhooksRotateSecretData {
  /** `whsec_…`, in the format of Standard Webhooks. Shown only here. */
  secret: string
}

export type WebhooksListenInput = OptionalLocationId & {
  /** Only these events: a kind such as `client`, or an event type such as `client.update`. */
  events?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | 'application' | 'salon.create' | 'salon.update' | 'salon.delete' | 'staff.create' | 'staff.update' | 'staff.delete' | 'service.create' | 'service.update' | 'service.delete' | 'service_category.create' | 'service_category.update' | 'service_category.delete' | 'client.create' | 'client.update' | 'client.delete' | 'record.create' | 'record.update' | 'record.delete' | 'loyalty_card.create' | 'loyalty_card.update' | 'loyalty_card.delete' | 'schedule.create' | 'schedule.update' | 'schedule.delete' | 'good.create' | 'good.update' | 'good.delete' | 'goods_operations_sale.create' | 'goods_operations_receipt.create' | 'goods_operations_consumable.create' | 'goods_operations_stolen.create' | 'goods_operations_move.create' | 'finances_operation.create' | 'finances_operation.update' | 'finances_operation.delete' | 'application.uninstall' | 'application.freeze' | 'application.payment' | 'application.client_data_request' | 'application.client_erased')[] | undefined
}

export interface WebhooksReportAttemptInput {
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
}

export interface WebhooksReportAttemptData {
  /** Delivery ID. */
  delivery_id: number
  /** Number of the attempt. */
  attempt: number
  /** Status of the delivery after this attempt. */
  outcome: 'delivered' | 'failed'
  /** Why it failed; empty if it was delivered. */
  reason: string
}

export interface WebhooksApi {
  /**
   * Get the webhook settings.
   * Returns your own settings in this Location. You don't see those of other partners.
   */
  getSettings(input: WebhooksGetSettingsInput, options?: CallOptions): Promise<Answer<HookSettings>>

  /**
   * Replace the webhook settings.
   * Replaces your endpoints in this Location. A URL that you leave out is removed, even if a callback set it. An omitted flag is 0. `url_settings` applies to the URLs it names; the other flags apply to all other URLs. Sending back the response of GET changes nothing: an endpoint whose settings do not change keeps its owner, and an endpoint of a callback stays with its application until its settings change. An endpoint whose settings change belongs to the caller. If the caller is a system user, it belongs to the application, and gets only the events that the application declares, while the application is active.
   */
  setSettings(input: WebhooksSetSettingsInput, options?: KeyedCallOptions): Promise<Answer<HookSettings>>

  /**
   * List events.
   * Returns every event that you were entitled to, in the order of the changes. Repeat the call with `after` set to the last `sequence` you have: sequences have no gaps, so you miss nothing. Events are kept for 30 days.
   */
  listEvents(input: WebhooksListEventsInput, options?: CallOptions): ListRequest<LoggedEvent, WebhooksListEventsMeta>

  /**
   * List deliveries.
   * Returns the deliveries of the last 30 days, newest first. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes.
   */
  listDeliveries(input?: WebhooksListDeliveriesInput, options?: CallOptions): ListRequest<Delivery, WebhooksListDeliveriesMeta>

  /**
   * Get a delivery with its attempts.
   * Returns what was sent, the response to each attempt, and why the delivery failed, if it did.
   */
  getDelivery(input: WebhooksGetDeliveryInput, options?: CallOptions): Promise<Answer<DeliveryWithAttempts>>

  /**
   * Redeliver a delivery.
   * Schedules another attempt with the same `webhook-id`, due at once. Returns 409 if the delivery is already scheduled, or if its endpoint was removed or turned off; 403 while the application is not active.
   */
  redeliver(input: WebhooksRedeliverInput, options?: KeyedCallOptions): Promise<Answer<Delivery>>

  /**
   * Replay a range of deliveries.
   * Redelivers a range of one Location, in the order of its changes. Select the range by the sequence of the event log, or by the creation time of the deliveries. Each call schedules at most 10,000; repeat it while some remain. Deliveries that are already scheduled, or cannot be sent now, are skipped.
   */
  replay(input: WebhooksReplayInput, options?: KeyedCallOptions): Promise<Answer<WebhooksReplayData>>

  /**
   * Explain why an event was sent or not.
   * Returns one sentence for each of the last ten changes of the record and each of your applications, endpoints and listeners in the Location.
   */
  explain(input: WebhooksExplainInput, options?: CallOptions): ListRequest<Explanation>

  /**
   * Send test deliveries.
   * Sends signed deliveries with the header `webhook-test: 1`. They are due at once and appear in the log. Without `resource`, the body has `resource` and `status` set to `test`, and `data` is empty. With `resource`, the body looks like a real event: an endpoint that is subscribed to this kind of record gets the newest record of the Location, as far as it may see it. Other endpoints, and all of them if there is no record, get the sample from the documentation, with the id 2147483647. Returns 403 if your endpoints have no right to this kind of record. At most 1,000 deliveries a day use real records; after that, all get samples. With `event`, the marketplace webhook of the application gets it, for an installation that exists: your program must look at `webhook-test`. Tests go to URLs, not to listeners.
   */
  sendTest(input: WebhooksSendTestInput, options?: KeyedCallOptions): Promise<Answer<Delivery[]>>

  /**
   * Check an endpoint.
   * Does to one of your endpoints what production will do to it, as `foyer check-endpoint` does: about 60 requests with samples, in about two minutes at most. Most are signed like real deliveries and are not marked as tests, so that your endpoint may store the samples. Their resource ID is 2147483647, which no record has. The events `uninstall`, `freeze` and `payment`, for a marketplace URL, name a Location and an application with that ID, which do not exist either. The URL must be one of yours: the webhook URL of your partner account, a URL of one of your applications, or one of your endpoints in a Location. The first seven requests have right and wrong signatures in a random order. An endpoint that does not accept the right ones and refuse the wrong ones gets no more. A response with 429 ends the run. Returns 409 while another run of yours has not ended, or if you have no webhook secret yet; 422 if the URL now leads into a private network; 429 after ten runs within an hour.
   */
  checkEndpoint(input: WebhooksCheckEndpointInput, options?: KeyedCallOptions): Promise<Answer<EndpointCheck>>

  /**
   * Get the results of a check of an endpoint.
   * Returns the checks that are done so far. Results are kept for 30 days. A run whose process ended is `interrupted` within two minutes, and one that no worker was free for after 15 minutes; that one does not count among your ten.
   */
  getEndpointCheck(input: WebhooksGetEndpointCheckInput, options?: CallOptions): Promise<Answer<EndpointCheck>>

  /**
   * Rotate the webhook secret.
   * The new secret is shown only once. The previous one stays valid for 24 hours, during which deliveries carry both signatures.
   */
  rotateSecret(input?: Record<string, never>, options?: KeyedCallOptions): Promise<Answer<WebhooksRotateSecretData>>

  /**
   * Receive webhooks without a public URL.
   * Sends server-sent events: first `ready`, then a `delivery` for everything that Foyer would send to your webhooks from now on, also where you have set no URL. Forward its body and headers to your program, and report the response with `reportAttempt`: the log shows it like any attempt. Your URLs still get their own deliveries. After a lost connection, send the header Last-Event-ID within 15 seconds to continue with the same listener; a delivery that was not reported comes again. Afterwards the listener ends, and what waits for it is cancelled. A partner can have 5 listeners at once, and 1,000 deliveries can wait for each; `missed` counts further ones.
   */
  listen(input?: WebhooksListenInput, options?: StreamOptions): EventStream<ListenerReady | ListenerDelivery | ListenerMissed>

  /**
   * Report the response to a streamed delivery.
   * Says how your program responded to a `delivery` of the stream. Send `status`, or `error` when there was no response. The response decides as that of any endpoint: 2xx means delivered. Returns 409 if the attempt was reported already or is over.
   */
  reportAttempt(input: WebhooksReportAttemptInput, options?: KeyedCallOptions): Promise<Answer<WebhooksReportAttemptData>>
}

export const webhooks: Record<keyof WebhooksApi, Operation> = {
  getSettings: { method: 'GET', path: '/api/v1/hooks_settings/{location_id}', by: 'user' },
  setSettings: { method: 'POST', path: '/api/v1/hooks_settings/{location_id}', by: 'user', body: 'object', fields: ['urls', 'active', 'salon', 'master', 'service', 'service_category', 'client', 'record', 'loyalty_card', 'schedule', 'good', 'goods_operations_sale', 'goods_operations_receipt', 'goods_operations_consumable', 'goods_operations_stolen', 'goods_operations_move', 'finances_operation', 'self_sending', 'url_settings'], keyed: true },
  listEvents: { method: 'GET', path: '/api/v2/locations/{location_id}/event_log', by: 'partner', query: ['after', 'count'], pages: { by: 'after', size: ['count', 300] } },
  listDeliveries: { method: 'GET', path: '/api/v2/webhooks/deliveries', by: 'partner', query: ['application_id', 'location_id', 'endpoint_id', 'resource', 'resource_id', 'outcome', 'sent_to', 'from', 'till', 'count', 'limit', 'cursor'], pages: { by: 'cursor', size: ['count', 300] } },
  getDelivery: { method: 'GET', path: '/api/v2/webhooks/deliveries/{delivery_id}', by: 'partner' },
  redeliver: { method: 'POST', path: '/api/v2/webhooks/deliveries/{delivery_id}/redeliver', by: 'partner', keyed: true },
  replay: { method: 'POST', path: '/api/v2/webhooks/replay', by: 'partner', body: 'object', fields: ['location_id', 'from_sequence', 'to_sequence', 'from', 'till', 'outcomes'], keyed: true },
  explain: { method: 'GET', path: '/api/v2/webhooks/explain', by: 'partner', query: ['location_id', 'resource', 'resource_id', 'application_id'], pages: {} },
  sendTest: { method: 'POST', path: '/api/v2/webhooks/test', by: 'partner', body: 'object', fields: ['location_id', 'url', 'resource', 'status', 'application_id', 'event'], keyed: true },
  checkEndpoint: { method: 'POST', path: '/api/v2/webhooks/endpoint_checks', by: 'partner', body: 'object', fields: ['url', 'location_id'], keyed: true },
  getEndpointCheck: { method: 'GET', path: '/api/v2/webhooks/endpoint_checks/{check_id}', by: 'partner' },
  rotateSecret: { method: 'POST', path: '/api/v2/webhooks/secret/rotate', by: 'partner', keyed: true },
  listen: { method: 'GET', path: '/api/v2/webhooks/listen', by: 'partner', query: ['location_id', 'events'], isStream: true },
  reportAttempt: { method: 'POST', path: '/api/v2/webhooks/listeners/{listener_id}/attempts', by: 'partner', body: 'object', fields: ['delivery_id', 'attempt', 'duration_ms', 'status', 'headers', 'body', 'error'], keyed: true },
}
