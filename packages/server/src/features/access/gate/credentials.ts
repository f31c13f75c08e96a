import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../../platform/http/route.ts'

export interface Tokens {
  partner?: string
  user?: string
}

const part = /^(bearer|user)\s+(\S{1,512})$/i
const emptyUserPart = /^user$/i

/**
 * Reads `Bearer P`, `Bearer P, User U` and the variants that clients send: other case, other order, other spacing, and
 * the word User with nothing after it, which means no user part. Returns undefined for any other header.
 */
export function parseAuthorization(header: string | undefined): Tokens | undefined {
  const tokens: Tokens = {}
  const parts = header?.split(',').map(text => text.trim()) ?? []
  const emptyAt = parts.findIndex(text => emptyUserPart.test(text))
  for (const text of emptyAt === -1 ? parts : parts.toSpliced(emptyAt, 1)) {
    const [, scheme, token] = part.exec(text) ?? []
    if (!scheme || !token) return undefined
    const kind = scheme.toLowerCase() === 'bearer' ? 'partner' : 'user'
    if (tokens[kind] !== undefined) return undefined
    tokens[kind] = token
  }
  return tokens
}

/** Under https, browsers bind a cookie of this name to the host that set it, so no neighbour domain can plant one. */
const cookieNameOf = (urls: { app: string }, name: string): string =>
  urls.app.startsWith('https:') ? `__Host-${name}` : name

export const sessionCookieOf = (urls: { app: string }): string => cookieNameOf(urls, 'foyer_session')
export const deviceCookieOf = (urls: { app: string }): string => cookieNameOf(urls, 'foyer_device')

export const sessionTokenOf = (
  { cookies }: Pick<FastifyRequest, 'cookies'> | Visitor,
  urls: { app: string },
): string | undefined => cookies[sessionCookieOf(urls)]
