import { addressesOf } from '@foyer/contract'
import {
  type Caller,
  type Example,
  examples,
  isForSessions,
  queryPairs,
  requestExamples,
  usualCallerOf,
} from '@foyer/contract/examples'
import type { NamedOperation } from '../../../cli/src/contract/named-operations.ts'

/** The example of an operation as one call, from which each snippet is printed. */
export interface ExampleCall {
  named: NamedOperation
  listener: 'api' | 'app'
  /** The path with its values, and the query. */
  target: string
  caller: Caller
  body: unknown
  /** Path, query and body in one object, as the SDK takes them. */
  input: Record<string, unknown>
  /** Whether only a browser with a session may call it. */
  isForSessions: boolean
  /** The operations that the example needs first. */
  follows: string[]
}

export function toExampleCall(named: NamedOperation): ExampleCall {
  const { operation } = named
  const { params = {}, query = {}, body, follows = [] } = examples.operations[operation.name] ?? {}
  const written = (requestExamples as Record<string, Record<string, Example>>)[named.group]?.[named.method]
  const [address] = addressesOf(operation)
  return {
    named,
    listener: address?.listener ?? 'api',
    target: targetOf(address?.path ?? '', params, query),
    caller: written?.as ?? usualCallerOf(operation),
    body,
    input: { ...params, ...query, ...(Array.isArray(body) ? { body } : (body as object | undefined)) },
    isForSessions: isForSessions(operation),
    follows,
  }
}

function targetOf(path: string, params: object, query: object): string {
  const values = params as Record<string, unknown>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const search = new URLSearchParams(queryPairs(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}
