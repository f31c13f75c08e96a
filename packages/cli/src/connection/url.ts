import { UsageError } from '../errors/command-failure.ts'

/** An address without a slash at its end; everything else than http and https is refused. */
export function requireUrl(text: string, name: string, example = 'http://127.0.0.1:8080'): string {
  if (!parseUrl(text))
    throw new UsageError(`${name} must be an address such as ${example}; ${text} is none.${withHttp(text)}`)
  return text.replace(/\/+$/, '')
}

function parseUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined
}

/** `localhost:8080` looks like an address to people, and like a scheme to a parser. */
const withHttp = (text: string): string =>
  /^[\w.-]+:\d+(\/|$)/.test(text) && parseUrl(`http://${text}`) ? ` Did you mean http://${text}?` : ''

/** The address of a listener: `/api` and `/api/v1` at its end are accepted, because demo.json and the guides write them. */
export function requireListenerUrl(text: string, listener: Listener, name: string): string {
  const url = new URL(requireUrl(text, name, usualUrls[listener]))
  if (url.username || url.password)
    throw new UsageError(`Leave user and password out of ${name}: Foyer asks for tokens instead.`)
  if (url.search || url.hash)
    throw new UsageError(
      `${name} is an address without ? and #: write ${url.origin}${url.pathname.replace(/\/+$/, '')}.`,
    )
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api(\/v\d+)?$/, '')
}

/** A Foyer has two addresses: the API for programs, the app for people and callbacks. */
export type Listener = 'api' | 'app'

/** Where a sandbox listens when nothing else is set. */
export const usualUrls: Record<Listener, string> = {
  api: 'http://127.0.0.1:8080',
  app: 'http://127.0.0.1:8081',
}
