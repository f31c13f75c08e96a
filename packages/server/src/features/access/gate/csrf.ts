import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isSameSecret } from '../../../platform/crypto/tokens.ts'
import { forbidden } from '../../../platform/errors.ts'

/**
 * The CSRF token is derived from the session's token, which only the person's browser has, and reveals nothing about
 * it.
 */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('csrf').digest('base64url')

const isRead = (request: FastifyRequest) => ['GET', 'HEAD'].includes(request.method)

/** A page of another site cannot read our CSRF token, so the changes it makes with the person's cookie are refused. */
export function requireCsrfToken(request: FastifyRequest, sessionToken: string): void {
  if (isRead(request)) return
  const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''))
  if (!isSameSecret(given, Buffer.from(csrfTokenOf(sessionToken))))
    throw forbidden('This change needs the X-CSRF-Token of your session (GET /account/me has it).')
}

/**
 * Browsers name the page a change comes from, and a page of another site is refused even before anybody has signed in.
 * The listener has already refused hosts that are not ours, so the Host header is ours; a proxy may have rewritten it,
 * so the public address counts as well. The page must use the same scheme, because anybody on the network can forge
 * plain http, unless it stays on this machine.
 */
export function requireOwnOrigin(request: FastifyRequest, appUrl: string): void {
  const { origin, host = '' } = request.headers
  if (isRead(request) || origin === undefined) return
  const own = new URL(appUrl)
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  const isOwn = page !== undefined && [own.host, host.toLowerCase()].includes(page.host)
  const isSafe =
    page?.protocol === own.protocol || /^(localhost|127\.[\d.]+|\[::1\])$/.test(page?.hostname ?? '')
  if (!isOwn || !isSafe) throw forbidden('This request comes from a page of another site.')
}
