import { NotFoundError } from '@foyer/sdk'
import type { App } from './app.ts'

/** Learns from Foyer how an installation stands: webhooks can be lost, and none says that a freeze was lifted. */
export async function refreshInstallation({ foyer, config, state }: App, locationId: number): Promise<void> {
  const key = { location_id: locationId, application_id: config.applicationId }
  const found = await foyer.marketplace.getInstallation(key).catch(error => {
    if (error instanceof NotFoundError) return undefined
    throw error
  })
  await state.change(draft => {
    const installation = (draft.installations[locationId] ??= newInstallation(locationId))
    installation.status = found?.data.connection_status.status ?? 'uninstalled'
    for (const { id, payment_sum, period_to, is_refunded } of found?.data.payments ?? []) {
      const known = draft.payments[id] ?? { id, locationId, amount: payment_sum, currency: '' }
      draft.payments[id] = { ...known, paidUntil: period_to, isRefunded: is_refunded }
    }
  })
}

export const newInstallation = (locationId: number) => ({
  locationId,
  title: `Location ${locationId}`,
  status: 'pending' as const,
  registeredBy: '',
})

/**
 * Makes up for a pause: reads how every installation stands, then handles the events whose webhooks did not come. Two
 * calls for each Location: with many, look at the limits of the API (200 calls a minute).
 */
export async function catchUp(app: App): Promise<void> {
  const { foyer, config, state, inbox, log } = app
  const known = Object.keys(state.read().installations).map(Number)
  const connected = []
  for await (const { id } of foyer.marketplace.salons({
    application_id: config.applicationId,
    page: 1,
    count: 100,
  }))
    connected.push(id)
  for (const locationId of new Set([...known, ...connected])) {
    await refreshInstallation(app, locationId)
    if (state.read().installations[locationId]?.status !== 'active') continue
    const { handled, expired } = await inbox.catchUp(locationId)
    if (handled > 0) log(`Caught up with ${handled} events of Location ${locationId}.`)
    if (expired > 0) log(`${expired} events of Location ${locationId} are older than Foyer keeps them.`)
  }
}
