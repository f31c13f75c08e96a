import { addressesOf, type Operation } from '../../operation.ts'
import type { Caller } from '../example.ts'
import { type ExampleInput, isForSessions } from '../order.ts'
import { queryPairs } from '../query-pairs.ts'
import { toPlain, toText } from './variables.ts'

export interface Header {
  key: string
  value: string
}

export interface PostmanRequest {
  method: string
  header: Header[]
  url: {
    raw: string
    host: string[]
    path: string[]
    query?: { key: string; value: string }[]
    variable?: { key: string; value: string }[]
  }
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
  description?: string
}

export interface Call {
  operation: Operation
  input: ExampleInput
  caller: Caller
  /** The variable of the address, if it isn't that of the listener. */
  host?: string
}

/** Prints a call of an operation; its path parameters, tokens, days and taken ids are variables. */
export function toRequest({ operation, input, caller, host }: Call): PostmanRequest {
  const [address] = addressesOf(operation)
  const path = String(address?.path)
  const url = toUrl(host ?? (address?.listener === 'app' ? 'app_url' : 'base_url'), path, input)
  const header = headersOf(operation, caller)
  if (input.body === undefined) return { method: operation.method, header, url }
  return {
    method: operation.method,
    header: [...header, { key: 'Content-Type', value: 'application/json' }],
    url,
    body: { mode: 'raw', raw: toText(input.body), options: { raw: { language: 'json' } } },
  }
}

export function toUrl(host: string, path: string, { params, query }: ExampleInput): PostmanRequest['url'] {
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/')
  const pairs = queryPairs(query ?? {}).map(([key, value]) => ({ key, value: toPlain(value) }))
  const search = pairs.map(({ key, value }) => `${key}=${value}`).join('&')
  return {
    raw: `{{${host}}}/${segments.join('/')}${search && `?${search}`}`,
    host: [`{{${host}}}`],
    path: segments,
    ...(pairs.length > 0 ? { query: pairs } : {}),
    ...(params
      ? { variable: Object.entries(params).map(([key, value]) => ({ key, value: toPlain(value) })) }
      : {}),
  }
}

export const sessionHeaders = (caller: Caller, method: string): Header[] => [
  { key: 'Cookie', value: `foyer_session={{${caller}_session}}` },
  ...(method === 'GET' ? [] : [{ key: 'X-CSRF-Token', value: `{{${caller}_csrf_token}}` }]),
]

function headersOf(operation: Operation, caller: Caller): Header[] {
  if (isForSessions(operation)) return sessionHeaders(caller, operation.method)
  const token = tokenOf(operation, caller)
  return token ? [{ key: 'Authorization', value: `Bearer ${token}` }] : []
}

function tokenOf({ access }: Operation, caller: Caller): string | undefined {
  switch (access.by) {
    case 'anyone':
      return undefined
    case 'partner':
      return '{{partner_token}}'
    case 'user':
      return `{{partner_token}}, User {{${userTokenVariable(caller)}}}`
    case 'person':
    case 'operator':
      return `{{${caller}_access_token}}`
    case 'credential':
      return '{{restricted_key}}'
  }
}

/** The owner's is the one that people replace with their own. */
export const userTokenVariable = (caller: Caller) =>
  caller === 'owner' ? 'user_token' : `${caller}_user_token`
