import type { IncomingMessage } from 'node:http'

/**
 * The target of a request as a path of ours. A proxy's client may send the whole address (RFC 9112 §3.2.2), whose host
 * then counts instead of the header's. What a proxy says about host and protocol is never asked for: the public
 * addresses are configured.
 */
export function toOwnTarget(request: IncomingMessage): string {
  const { url = '/', headers } = request
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-proto']
  if (url.startsWith('/')) return url
  const [, authority, target = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (authority === undefined) return url
  headers.host = authority
  return target.startsWith('/') ? target : `/${target}`
}

/** A path that browsers would read as the address of another site when it comes back in a redirect. */
export const isForeignPath = (url: string): boolean => !/^\/(?![/\\])/.test(url) && url !== '*'
