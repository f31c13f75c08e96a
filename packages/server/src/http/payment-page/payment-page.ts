import type { Checkout } from '../../features/marketplace/billing/checkout.ts'
import type { PaymentField, PaymentProcessor } from '../../features/marketplace/billing/processor.ts'
import { type Html, html } from './html.ts'
import type { PaymentWords } from './words.ts'

interface PaymentForm {
  words: PaymentWords
  checkout: Checkout
  processor: PaymentProcessor
  pageKey: string
  /** Where a payer who does not pay returns to; undefined for a link of a developer. */
  cancel: string | undefined
  /** Why the last attempt failed. */
  refusal?: string
}

export const renderForm = ({ words, checkout, processor, pageKey, cancel, refusal }: PaymentForm): string => {
  const title = words.payFor(checkout.application.title)
  return render(
    words,
    title,
    html`${heading(title, words.forLocation(checkout.location))}
      ${summary(checkout, words)}
      ${refusal === undefined ? undefined : html`<p class="notice notice-error" role="alert">${refusal}</p>`}
      <form method="post">
        <input type="hidden" name="page_key" value="${pageKey}">
        <input type="hidden" name="amount" value="${checkout.amount}">
        ${isFree(checkout) ? undefined : (processor.fields ?? []).map(field)}
        <button class="button" type="submit">
          ${isFree(checkout) ? words.confirmFree : words.pay(money(checkout.amount, checkout, words))}
        </button>
        ${processor.note === undefined ? undefined : html`<p class="note">${processor.note}</p>`}
      </form>
      ${cancel === undefined ? undefined : html`<p><a href="${cancel}">${words.cancel}</a></p>`}`,
  )
}

interface Payment {
  words: PaymentWords
  title: string
  wayBack: { payments: string; receipt: string } | undefined
}

export const renderReceipt = ({ words, title, wayBack }: Payment): string =>
  render(
    words,
    words.paid,
    wayBack === undefined
      ? heading(words.thanks, `${words.recorded(title)} ${words.canClose}`)
      : html`${heading(words.thanks, words.recorded(title))}
          <p><a href="${wayBack.receipt}">${words.seeReceipt}</a></p>
          <a class="button" href="${wayBack.payments}">${words.back}</a>`,
  )

export const renderProblem = (words: PaymentWords, sentence: string): string =>
  render(words, words.noPayment, html`${heading(words.cannotPay, sentence)}`)

const heading = (title: string, sentence: string) =>
  html`<header><h1>${title}</h1><p>${sentence}</p></header>`

const isFree = ({ amount }: Checkout) => Number(amount) === 0

function summary(checkout: Checkout, words: PaymentWords): Html {
  const { option, discount, amount, timezone } = checkout
  const { rows: terms } = words
  const rows: [string, string][] = [
    [terms.plan, `${option.plan}, ${option.title}`],
    ...(option.staffAmount === null
      ? []
      : [[terms.team, words.upTo(option.staffAmount)] as [string, string]]),
    [terms.from, momentIn(checkout.from, checkout, words)],
    [terms.until, momentIn(checkout.to, checkout, words)],
    [terms.price, money(option.price, checkout, words)],
    ...(Number(discount) > 0 ? [[terms.discount, `${Number(discount)} %`] as [string, string]] : []),
    [terms.toPay, money(amount, checkout, words)],
  ]
  return html`<dl>${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
    <p class="note">${words.times(timezone)}</p>`
}

const field = ({ name, label, value = '', hint }: PaymentField) => html`<label>
    <span>${label}</span>
    <input name="field_${name}" value="${value}" autocomplete="off" required>
    ${hint === undefined ? undefined : html`<small>${hint}</small>`}
  </label>`

const money = (amount: string, { option }: Checkout, { language }: PaymentWords): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: option.currency }).format(Number(amount))

const momentIn = (moment: Date, { timezone }: Checkout, { language }: PaymentWords): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone }).format(
    moment,
  )

const logo = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#17705a"/>
    <path d="M8 25V15a8 8 0 0 1 16 0v10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M13 25v-9.5a3 3 0 0 1 6 0V25z" fill="#fff"/>
  </svg>`

const render = ({ language }: PaymentWords, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}">
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
