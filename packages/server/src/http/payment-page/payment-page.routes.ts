import { randomBytes } from 'node:crypto'
import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { getApplication } from '../../features/marketplace/applications/applications.ts'
import { openCheckout } from '../../features/marketplace/billing/checkout.ts'
import { findPaid, pay } from '../../features/marketplace/billing/pay.ts'
import {
  type PaymentTerms,
  paymentPath,
  readPaymentLink,
} from '../../features/marketplace/billing/payment-link.ts'
import type { PaymentProcessor } from '../../features/marketplace/billing/processor.ts'
import { requireProcessor } from '../../features/marketplace/billing/require-processor.ts'
import { AppError } from '../../platform/errors.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'
import { renderForm, renderProblem, renderReceipt } from './payment-page.ts'
import { type PaymentWords, wordsFor } from './words.ts'

const access = anyone('the signed link itself is what allows to pay')

const headers = {
  ...pageHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
}

type PaymentQuery = ReadonlyMap<string, string[]>
type PayingContext = Context & { processor: PaymentProcessor }

/** Serves the payment page: a form that works without scripts and without a session. */
export async function servePaymentPage(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    scope.get(paymentPath, { config: { access } }, (request, reply) =>
      answer(ctx, { request, reply }, (paying, terms) => show(paying, terms, request)),
    )
    scope.post(paymentPath, { config: { access } }, (request, reply) =>
      answer(ctx, { request, reply }, (paying, terms) => take(paying, terms, request)),
    )
  })
}

type PaymentReply = { page: string; status?: number } | { redirect: string }

/** Errors are answered as a page. */
async function answer(
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (ctx: PayingContext, terms: PaymentTerms) => Promise<PaymentReply>,
): Promise<FastifyReply> {
  reply.headers(headers)
  try {
    const terms = readPaymentLink(ctx, request.query as unknown as PaymentQuery)
    const result = await work({ ...ctx, processor: requireProcessor(ctx) }, terms)
    if ('redirect' in result) return reply.redirect(result.redirect, 303)
    return send(reply, result.status ?? 200, result.page)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return send(reply, error.status, renderProblem(wordsOf(request), error.message))
  }
}

const send = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

async function show(ctx: PayingContext, terms: PaymentTerms, request: FastifyRequest): Promise<PaymentReply> {
  const words = wordsOf(request)
  const receipt = (request.query as PaymentQuery).get('receipt')?.[0]
  const paymentId = receipt === undefined ? undefined : await findPaid(ctx, terms, receipt)
  if (paymentId !== undefined) {
    const { title } = await getApplication(ctx.db, terms.applicationId)
    return { page: renderReceipt({ words, title, wayBack: wayBack(terms, paymentId) }) }
  }
  const checkout = await openCheckout(ctx, terms)
  const form = { words, checkout, processor: ctx.processor, cancel: paymentsOf(terms) }
  return { page: renderForm({ ...form, pageKey: newPageKey() }) }
}

/** Sending the page again, or reloading the next one, pays only once. */
async function take(ctx: PayingContext, terms: PaymentTerms, request: FastifyRequest): Promise<PaymentReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const pageKey = form.get('page_key') ?? ''
  if (!/^[0-9a-f]{32}$/.test(pageKey))
    throw new AppError('bad_request', 'The page is not complete: open the payment link again.')
  const fields = (ctx.processor.fields ?? []).map(({ name }) => [name, form.get(`field_${name}`) ?? ''])
  const result = await pay(ctx, terms, {
    pageKey,
    amount: form.get('amount') ?? '',
    answers: Object.fromEntries(fields),
  })
  if ('paid' in result) return { redirect: toReceipt(request.url, pageKey) }
  const again =
    'refused' in result
      ? { pageKey: newPageKey(), refusal: result.refused }
      : { pageKey, refusal: result.uncertain }
  const checkout = await openCheckout(ctx, terms)
  const shown = { words: wordsOf(request), checkout, processor: ctx.processor, cancel: paymentsOf(terms) }
  return { status: 402, page: renderForm({ ...shown, ...again }) }
}

const newPageKey = () => randomBytes(16).toString('hex')

/** Returns the page's own path, however the request spelled it, with the signed query. */
const toReceipt = (url: string, pageKey: string): string =>
  `${paymentPath}?${url.slice(url.indexOf('?') + 1).replace(/&receipt=[^&]*/, '')}&receipt=${pageKey}`

const wordsOf = ({ headers }: FastifyRequest): PaymentWords => wordsFor(headers['accept-language'])

/** A payer who came from the console returns there; others came from a page of the developer. */
const paymentsOf = ({ source, locationId }: PaymentTerms): string | undefined =>
  source === 'console' ? `/locations/${locationId}/payments` : undefined

function wayBack(terms: PaymentTerms, paymentId: number) {
  const payments = paymentsOf(terms)
  return payments === undefined ? undefined : { payments, receipt: `${payments}/${paymentId}` }
}
