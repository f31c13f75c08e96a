import { WebhookVerificationError } from './verification-error.ts'

type HeaderValue = string | readonly string[] | null | undefined

/** The headers of a request: `Headers`, anything else with `get`, or a record with names in any case. */
export type HeadersLike = { get(name: string): HeaderValue } | Record<string, HeaderValue>

interface MapLike {
  get(name: string): HeaderValue
  entries?(): Iterable<[string, HeaderValue]>
}

export function findHeader(headers: HeadersLike | undefined, name: string): string | undefined {
  if (!headers) return undefined
  const isMap = typeof headers.get === 'function'
  const entries = isMap ? (headers as MapLike).entries?.() : Object.entries(headers)
  const value =
    (isMap ? (headers as MapLike).get(name) : undefined) ??
    [...(entries ?? [])].find(([key]) => String(key).toLowerCase() === name)?.[1]
  return (Array.isArray(value) ? value.join(' ') : value && String(value)) || undefined
}

export function readHeader(headers: HeadersLike | undefined, name: string): string {
  const text = findHeader(headers, name)
  if (!text) throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`)
  return text
}
