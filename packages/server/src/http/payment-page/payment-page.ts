import type { Checkout } from '../../features/marketplace/billing/checkout.ts'
import type { PaymentField, PaymentProcessor } from '../../features/marketplace/billing/processor.ts'
import { type Html, html } from './html.ts'

interface PaymentForm {
  checkout: Checkout
  processor: PaymentProcessor
  pageKey: string
  /** Why the last attempt failed. */
  refusal?: string
}

export const renderForm = ({ checkout, processor, pageKey, refusal }: PaymentForm): string =>
  render(
    `Pay for ${checkout.application.title}`,
    html`${heading(`Pay for ${checkout.application.title}`, `For ${checkout.location}.`)}
      ${summary(checkout)}
      ${refusal === undefined ? undefined : html`<p class="notice notice-error" role="alert">${refusal}</p>`}
      <form method="post">
        <input type="hidden" name="page_key" value="${pageKey}">
        <input type="hidden" name="amount" value="${checkout.amount}">
        ${isFree(checkout) ? undefined : (processor.fields ?? []).map(field)}
        <button class="button" type="submit">
          ${isFree(checkout) ? 'Confirm, nothing to pay' : `Pay ${money(checkout.amount, checkout)}`}
        </button>
        ${processor.note === undefined ? undefined : html`<p class="note">${processor.note}</p>`}
      </form>`,
  )

export const renderReceipt = (
  title: string,
  wayBack: { payments: string; receipt: string } | undefined,
): string =>
  render(
    'Paid',
    wayBack === undefined
      ? heading('Thank you', `The payment for ${title} is recorded. You can close this page.`)
      : html`${heading('Thank you', `The payment for ${title} is recorded.`)}
          <p><a href="${wayBack.receipt}">See the receipt</a></p>
          <a class="button" href="${wayBack.payments}">Back to the console</a>`,
  )

export const renderProblem = (sentence: string): string =>
  render('No payment', html`${heading('This cannot be paid here', sentence)}`)

const heading = (title: string, sentence: string) =>
  html`<header><h1>${title}</h1><p>${sentence}</p></header>`

const isFree = ({ amount }: Checkout) => Number(amount) === 0

function summary(checkout: Checkout): Html {
  const { option, discount, amount } = checkout
  const rows: [string, string][] = [
    ['Plan', `${option.plan}, ${option.title}`],
    ...(option.staffAmount === null
      ? []
      : [['Team members', `up to ${option.staffAmount}`] as [string, string]]),
    ['From', day(checkout.from)],
    ['Until', day(checkout.to)],
    ['Price', money(option.price, checkout)],
    ...(Number(discount) > 0 ? [['Discount', `${Number(discount)} %`] as [string, string]] : []),
    ['To pay', money(amount, checkout)],
  ]
  return html`<dl>${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`
}

const field = ({ name, label, value = '', hint }: PaymentField) => html`<label>
    <span>${label}</span>
    <input name="field_${name}" value="${value}" autocomplete="off" required>
    ${hint === undefined ? undefined : html`<small>${hint}</small>`}
  </label>`

const money = (amount: string, { option }: Checkout): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: option.currency }).format(Number(amount))

const day = (moment: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment) +
  ' UTC'

const logo = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#17705a"/>
    <path d="M8 25V15a8 8 0 0 1 16 0v10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M13 25v-9.5a3 3 0 0 1 6 0V25z" fill="#fff"/>
  </svg>`

const render = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Foyer</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.ico">
    <link rel="stylesheet" href="/assets/payment.css">
  </head>
  <body>
    <main>
      <p class="brand">${logo}Foyer</p>
      <section>${content}</section>
    </main>
  </body>
</html>`.text
