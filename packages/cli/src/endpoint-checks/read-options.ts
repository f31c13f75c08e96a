import { UsageError } from '../errors/command-failure.ts'

/** The URL of the endpoint, used exactly as it is given. */
export function readEndpointUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`<url> must be an address such as http://127.0.0.1:9000/hook; ${text} is none.`)
  if (url.username || url.password)
    throw new UsageError('Leave user and password out of the URL: Foyer does not send them.')
  return url
}

/** The key of the secret. Its text is never printed. */
export function readSecret(secret: string | undefined): Buffer {
  if (!secret)
    throw new UsageError(
      'Which webhook secret does the endpoint verify with? Name it with FOYER_WEBHOOK_SECRET or --secret: the whsec_… that the console shows once under Partners → Webhooks, or `foyer call webhooks.rotateSecret`.',
    )
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (!base64)
    throw new UsageError('This is not a webhook secret: it begins with whsec_ and goes on in base64.')
  return Buffer.from(base64, 'base64')
}
