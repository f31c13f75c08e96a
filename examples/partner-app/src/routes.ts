import type { IncomingMessage, ServerResponse } from 'node:http'
import { FoyerError } from '@foyer/sdk'
import type { App } from './app.ts'
import { register, showRegistration } from './connect.ts'
import { showDashboard } from './dashboard.ts'
import { style } from './html.ts'
import { PageError, requireAdmin, requireOwnHost, sendProblem } from './http.ts'
import { openPaymentLink, refund } from './payments.ts'
import { webhookReceiver } from './webhooks.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
type Page = (app: App, ...exchange: Parameters<Answer>) => unknown

/** Every address of this program. */
export function createRoutes(app: App): Answer {
  const open =
    (show: Page): Answer =>
    (request, response) =>
      show(app, request, response)
  const admin =
    (show: Page): Answer =>
    (request, response) => {
      requireAdmin(app, request, response)
      return show(app, request, response)
    }
  const routes: Record<string, Record<string, Answer>> = {
    '/webhooks': { POST: webhookReceiver(app) },
    '/connect': { GET: open(showRegistration), POST: open(register) },
    '/': { GET: admin(showDashboard) },
    '/payments/link': { POST: admin(openPaymentLink) },
    '/payments/refund': { POST: admin(refund) },
    '/style.css': {
      GET: (_request, response) => response.writeHead(200, { 'Content-Type': 'text/css' }).end(style),
    },
  }
  return async (request, response) => {
    try {
      // What Foyer sends is signed, whatever the name by which it came.
      if (pathOf(request) !== '/webhooks') requireOwnHost(app, request)
      await findAnswer(routes, request, response)(request, response)
    } catch (error) {
      if (response.headersSent) return response.destroy()
      sendProblem(app, response, toPageError(app, error))
    }
  }
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*/s, '')

function findAnswer(
  routes: Record<string, Record<string, Answer>>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = pathOf(request)
  const methods = Object.hasOwn(routes, path) ? routes[path] : undefined
  if (!methods) throw new PageError(404, 'There is no such page.')
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '')
  const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (answer) return answer
  response.setHeader('Allow', Object.keys(methods).join(', '))
  throw new PageError(405, `This address takes ${Object.keys(methods).join(' and ')} alone.`)
}

function toPageError({ log }: App, error: unknown): PageError {
  if (error instanceof PageError) return error
  // Foyer says in words what is wrong.
  if (error instanceof FoyerError) return new PageError(error.status || 502, error.message)
  log(`A page failed: ${error instanceof Error ? error.stack : error}`)
  return new PageError(500, 'Something failed here. The log of this program says what.')
}
