import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../platform/http/route.ts'

export interface Tokens {
  partner?: string
  user?: string
}

const part = /^(bearer|user)\s+(\S{1,512})$/i

/**
 * `Bearer P`, `Bearer P, User U` and what clients make of it: other case, other order, more or fewer spaces.
 * Undefined for a header that is not of this form at all.
 */
export function parseAuthorization(header: string | undefined): Tokens | undefined {
  const tokens: Tokens = {}
  for (const piece of header?.split(',') ?? []) {
    const [, scheme, token] = part.exec(piece.trim()) ?? []
    if (!scheme || !token) return undefined
    const kind = scheme.toLowerCase() === 'bearer' ? 'partner' : 'user'
    if (tokens[kind] !== undefined) return undefined
    tokens[kind] = token
  }
  return tokens
}

/** Under https browsers hold a cookie of this name to the host that set it: no neighbour domain can plant one. */
const cookieNameOf = (urls: { app: string }, name: string): string =>
  urls.app.startsWith('https:') ? `__Host-${name}` : name

export const sessionCookieOf = (urls: { app: string }): string => cookieNameOf(urls, 'foyer_session')
export const deviceCookieOf = (urls: { app: string }): string => cookieNameOf(urls, 'foyer_device')

export const sessionTokenOf = (
  { cookies }: Pick<FastifyRequest, 'cookies'> | Visitor,
  urls: { app: string },
): string | undefined => cookies[sessionCookieOf(urls)]
