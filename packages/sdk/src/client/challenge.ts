/** What a 401 says in WWW-Authenticate (RFC 6750, RFC 9728): `error` tells a refused token from one that was not sent. */
export interface Challenge {
  scheme: string
  realm?: string
  error?: string
  error_description?: string
  /** On a 403 of v3, the scope that is missing. */
  scope?: string
  /** On v3, where to read which authorization server issues tokens. */
  resource_metadata?: string
}

export function readChallenge(header: string | null): Challenge | undefined {
  const [, scheme] = /^(\w+)/.exec(header ?? '') ?? []
  if (!header || !scheme) return undefined
  const parameters = [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, text])
  return { ...Object.fromEntries(parameters), scheme }
}
