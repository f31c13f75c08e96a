import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from './app.ts'
import { PageError, readForm, readId, redirect } from './http.ts'
import { refreshInstallation } from './installations.ts'

/** Leads to Foyer's payment page for the plan of our application. Usually you send this link to the owner. */
export async function openPaymentLink(
  { foyer, config, state }: App,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const locationId = readId((await readForm(request)).get('location_id'), 'location_id')
  if (!state.read().installations[locationId]) throw new PageError(404, 'This Location is not connected.')
  const { data } = await foyer.marketplace.paymentLink({
    salon_id: locationId,
    application_id: config.applicationId,
  })
  redirect(response, data.url)
}

/** Takes a payment back. Its paid period ends at once, and Foyer freezes the installation if no other period is paid. */
export async function refund(app: App, request: IncomingMessage, response: ServerResponse) {
  const paymentId = readId((await readForm(request)).get('payment_id'), 'payment_id')
  const payment = app.state.read().payments[paymentId]
  if (!payment) throw new PageError(404, 'There is no such payment.')
  await app.foyer.marketplace.refund({ payment_id: paymentId })
  await refreshInstallation(app, payment.locationId)
  app.log(`Location ${payment.locationId}: payment ${paymentId} is refunded.`)
  redirect(response, '/')
}
