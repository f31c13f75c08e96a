import type { IncomingMessage } from 'node:http'

/**
 * Returns the target of a request as one of our paths. A proxy's client may send the whole URL (RFC 9112 §3.2.2), whose
 * host then counts instead of the header's. A proxy's headers about host and protocol are ignored, because the public
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

/** Browsers would read such a path as the address of another site when it comes back in a redirect. */
export const isForeignPath = (url: string): boolean => !/^\/(?![/\\])/.test(url) && url !== '*'
