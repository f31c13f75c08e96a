import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { App } from './app.ts'
import { type Html, html, page } from './html.ts'

/** A request that cannot be answered as it was meant: the message is shown to the person. */
export class PageError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function sendPage(app: App, response: ServerResponse, content: Html, status = 200): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // The address of the registration page contains the data of a person.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${app.config.consoleUrl}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .end(content.text)
}

export const sendProblem = (app: App, response: ServerResponse, { status, message }: PageError): void =>
  sendPage(app, response, page('This did not work', html`<p>${message}</p>`), status)

export const redirect = (response: ServerResponse, to: string): void =>
  void response.writeHead(303, { Location: to }).end()

const maxFormBytes = 64 * 1024

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw new PageError(415, 'This address takes a form.')
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request) {
      size += part.length
      if (size > maxFormBytes) throw new PageError(413, 'This form is too large.')
      parts.push(part)
    }
  } catch (error) {
    // People close windows and lose connections: that is no failure of ours.
    throw error instanceof PageError ? error : new PageError(400, 'This form broke off.')
  }
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** IDs of Foyer are whole numbers from 1. */
export function readId(text: string | null, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new PageError(400, `${what} is missing or not a number.`)
  return Number(text)
}

/**
 * A page of somebody else can let its own name lead to this machine (DNS rebinding), and then reads our pages as its
 * own. It cannot do that with an address made of numbers.
 */
export function requireOwnHost({ config, publicUrl, webhookUrl }: App, { headers }: IncomingMessage): void {
  const name = nameIn(`http://${headers.host}`)
  const own = [`http://${config.host}`, publicUrl, webhookUrl].map(nameIn)
  if (name && (isIP(name) || name === 'localhost' || own.includes(name))) return
  throw new PageError(421, `This app is at ${publicUrl}. Set PUBLIC_URL if it has another address.`)
}

/** Returns the host without brackets and port. */
function nameIn(url: string): string {
  try {
    return new URL(url).hostname.replaceAll(/[[\]]/g, '')
  } catch {
    return ''
  }
}

/** For what only the people of this application may see and do. */
export function requireAdmin({ config, publicUrl }: App, request: IncomingMessage, response: ServerResponse) {
  const [, given = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
  if (config.password && !isSame(password, config.password)) {
    response.setHeader('WWW-Authenticate', 'Basic realm="partner-app"')
    throw new PageError(401, 'This page needs the password of ADMIN_PASSWORD.')
  }
  // A page of somebody else could post a form here with the password that the browser remembers.
  const { origin } = request.headers
  if (request.method === 'POST' && origin !== publicUrl)
    throw new PageError(403, `Forms are taken from ${publicUrl} alone.`)
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
