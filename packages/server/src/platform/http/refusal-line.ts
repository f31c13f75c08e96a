import { type ErrorCode, errors } from '@foyer/contract'
import type { AppError } from '../errors.ts'
import { pathOf, shownPath } from './request-line.ts'

/** What the log keeps of a refusal: no value that came with the request. */
export interface Refusal {
  code: ErrorCode
  message: string
  fields: string[]
}

interface RefusedRequest {
  url: string
  params: unknown
  query: unknown
  body: unknown
}

/** Of a request with more values than this, the log keeps the usual message of the code. */
const maxValues = 1000
const maxMessageLength = 500
const maxNamedFields = 20

/** A name is one of ours, or perhaps a value. */
const shownField = (name: string): string => (/^[a-z_][a-z0-9_.[\]]{0,79}$/.test(name) ? name : '…')

/** Says what was wrong, without what was sent: some of our messages quote it. */
export function refusalOf({ code, message, fields = {} }: AppError, request: RefusedRequest): Refusal {
  return {
    code,
    message: cleanMessage(message, request)?.slice(0, maxMessageLength) ?? errors[code].message,
    fields: [...new Set(Object.keys(fields).slice(0, maxNamedFields).map(shownField))],
  }
}

function cleanMessage(message: string, request: RefusedRequest): string | undefined {
  const path = pathOf(request.url)
  const found = new Set<string>()
  const { '*': _, ...params } = (request.params ?? {}) as Record<string, unknown>
  for (const part of [params, request.query, request.body]) if (!collect(part, found)) return undefined
  const values = [...found].sort((left, right) => right.length - left.length)
  const withoutValues = values.reduce(hide, message.replaceAll(path, shownPath(path)))
  return withoutValues.replaceAll(personal, '…')
}

/** Whatever its origin: an e-mail address, a phone number, or a secret. */
const personal = /[^\s@]+@[^\s@]+\.[^\s@.;,]+|\+?\d{7,}|[A-Za-z0-9_-]{40,}/g

/** Collects the texts of an input, its names included, because in some maps they are values. False if there are too many. */
function collect(value: unknown, found: Set<string>): boolean {
  if (typeof value === 'string') {
    const text = value.trim()
    // Shorter ones are in every other word.
    if (text.length > 2) found.add(text)
  } else if (value instanceof Map) {
    for (const inner of value.values()) if (!collect(inner, found)) return false
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) if (!collect(inner, found)) return false
  }
  return found.size <= maxValues
}

const isWordLike = /^[\p{L}\p{N}]/u

/** Only whole words: who sends the text "the" does not make "there" unreadable. */
function hide(message: string, value: string): string {
  if (!message.toLowerCase().includes(value.toLowerCase())) return message
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const start = isWordLike.test(value) ? '(?<![\\p{L}\\p{N}])' : ''
  const end = isWordLike.test(value.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : ''
  return message.replaceAll(new RegExp(`${start}${escaped}${end}`, 'giu'), '…')
}
