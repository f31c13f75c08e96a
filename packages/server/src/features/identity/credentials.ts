import type { FastifyRequest } from 'fastify'

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
export const sessionCookieOf = (urls: { app: string }): string =>
  urls.app.startsWith('https:') ? '__Host-foyer_session' : 'foyer_session'

export const sessionTokenOf = (request: FastifyRequest, urls: { app: string }): string | undefined =>
  request.cookies[sessionCookieOf(urls)]
