import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from './app.ts'
import { type Html, html, page } from './html.ts'
import { sendPage } from './http.ts'

/** What we have received, the newest first. */
export async function showDashboard(app: App, _request: IncomingMessage, response: ServerResponse) {
  const { installations, payments, events } = app.state.read()
  const body = html`
<h2>Installations</h2>
${table(
  ['Location', 'Status', 'Registered by', 'Payment'],
  Object.values(installations).map(
    ({ locationId, title, status, registeredBy }) =>
      html`<tr><td>${title} (${locationId})<td>${status === 'freezed' ? 'frozen' : status}<td>${registeredBy}<td>${
        status === 'uninstalled'
          ? ''
          : button('/payments/link', 'location_id', locationId, 'Open payment page')
      }`,
  ),
)}
<h2>Payments</h2>
${table(
  ['Payment', 'Location', 'Amount', 'Paid until (UTC)', 'Refund'],
  Object.values(payments).map(
    ({ id, locationId, amount, currency, paidUntil, isRefunded }) =>
      html`<tr><td>${id}<td>${locationId}<td>${amount} ${currency}<td>${paidUntil}<td>${
        isRefunded ? 'refunded' : button('/payments/refund', 'payment_id', id, 'Refund')
      }`,
  ),
)}
<h2>Events</h2>
${table(
  ['Received', 'Location', 'Event', 'Record', 'Learned from'],
  events
    .toReversed()
    .map(
      ({ receivedAt, locationId, resource, status, resourceId, from }) =>
        html`<tr><td>${receivedAt}<td>${locationId}<td>${resource} ${status}<td>${resourceId}<td>${
          from === 'webhook' ? 'webhook' : 'event log'
        }`,
    ),
)}`
  sendPage(app, response, page('What we have received', body))
}

const table = (titles: string[], rows: Html[]): Html =>
  rows.length === 0
    ? html`<p>Nothing yet.</p>`
    : html`<table><tr>${titles.map(title => html`<th>${title}`)}${rows}</table>`

const button = (action: string, name: string, value: number, label: string): Html =>
  html`<form method="post" action="${action}"><input type="hidden" name="${name}" value="${value}"><button>${label}</button></form>`
