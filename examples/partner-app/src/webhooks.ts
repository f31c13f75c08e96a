import {
  type InboxEvent,
  type MarketplaceEvent,
  nodeWebhook,
  type VerifiedWebhook,
  verifyPayment,
  type WebhookEvent,
} from '@foyer/sdk/webhooks'
import type { App } from './app.ts'
import { newInstallation, refreshInstallation } from './installations.ts'
import type { RememberedEvent, State } from './state.ts'

/** How many events the page shows. */
const keptEvents = 500

/**
 * Takes every webhook of Foyer, at one address: changes of records, and what happens to our installations. The SDK
 * verifies the raw body first; Foyer gets 200 when everything is saved.
 */
export const webhookReceiver = (app: App) =>
  nodeWebhook<WebhookEvent | MarketplaceEvent>({
    secret: app.config.webhookSecret,
    onEvent: webhook => {
      const { event } = webhook
      if ('resource' in event) return app.inbox.receive(webhook as VerifiedWebhook<WebhookEvent>)
      if ('event' in event) return onMarketplaceEvent(app, webhook as VerifiedWebhook<MarketplaceEvent>)
      // Foyer may add other kinds: what we do not know is taken, and ignored.
    },
    onRefused: error => app.log(`Refused a webhook: ${error.message}`),
    onError: error => app.log(`A webhook failed: ${error instanceof Error ? error.message : error}`),
  })

/** The handler of the inbox: it runs once for each event. Your own work on records begins here. */
export function rememberEvent(
  { company_id, resource, resource_id, status }: InboxEvent,
  { tx, from }: { tx: State; from: RememberedEvent['from'] },
): void {
  tx.events.push({
    locationId: company_id,
    resource,
    status,
    resourceId: resource_id,
    from,
    receivedAt: new Date().toISOString(),
  })
  tx.events.splice(0, tx.events.length - keptEvents)
}

async function onMarketplaceEvent(app: App, { id, event, isTest }: VerifiedWebhook<MarketplaceEvent>) {
  if (event.event === 'payment')
    await verifyPayment({ partnerToken: app.config.partnerToken, payment: event })
  if (isTest || event.application_id !== app.config.applicationId) return
  const result = await app.store.once({ deliveryIds: [id], at: new Date() }, draft => apply(draft, event))
  if (result !== 'handled') return
  app.log(`Location ${event.salon_id}: ${event.event}.`)
  // A payment can lift a freeze. Foyer does not wait for our question about it.
  if (event.event === 'payment')
    refreshInstallation(app, event.salon_id).catch(error => app.log(`No refresh: ${error.message}`))
}

function apply(draft: State, event: MarketplaceEvent): void {
  const { salon_id: locationId } = event
  const installation = (draft.installations[locationId] ??= newInstallation(locationId))
  if (event.event === 'freeze') installation.status = 'freezed'
  if (event.event === 'uninstall') {
    installation.status = 'uninstalled'
    // The Location has left: what we know of its records goes too.
    draft.events = draft.events.filter(each => each.locationId !== locationId)
  }
  // The business has erased a client: what we know of them goes too.
  if (event.event === 'client_erased')
    draft.events = draft.events.filter(
      each =>
        each.locationId !== locationId || each.resource !== 'client' || each.resourceId !== event.client_id,
    )
  if (event.event === 'payment')
    draft.payments[event.payment_id] = {
      id: event.payment_id,
      locationId,
      amount: event.amount,
      currency: event.currency_iso,
      paidUntil: event.period_to,
      isRefunded: draft.payments[event.payment_id]?.isRefunded ?? false,
    }
}
