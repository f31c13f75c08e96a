import { UsageError } from '../errors/command-failure.ts'

/** An address without a slash at its end; everything else than http and https is refused. */
export function requireUrl(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`${name} must be an address such as http://127.0.0.1:8080; ${text} is none.`)
  return text.replace(/\/+$/, '')
}
