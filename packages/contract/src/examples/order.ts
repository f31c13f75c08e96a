import { accountScopeOf } from '../account-scopes.ts'
import { catalogue } from '../catalogue.ts'
import type { Operation } from '../operation.ts'
import type { Caller, CallName, Step } from './example.ts'

export interface ExampleInput {
  as?: Caller
  params?: object
  query?: object
  body?: unknown
}

export interface AnExample extends ExampleInput {
  before?: Step[]
  place?: 'last' | 'alone'
}

export const callNames = Object.entries(catalogue).flatMap(([group, calls]) =>
  Object.keys(calls).map(call => `${group}.${call}` as CallName),
)

const pick = <T>(from: unknown, name: CallName): T => {
  const [group = '', call = ''] = name.split('.')
  return (from as Record<string, Record<string, T>>)[group]?.[call] as T
}

export const operationOf = (name: CallName): Operation => pick(catalogue, name)
export const pickExample = (from: object, name: CallName): AnExample => pick(from, name)

/** Returns who calls an operation whose example does not name a caller. */
export function usualCallerOf(operation: Operation): Caller {
  if (operation.access.by === 'operator') return 'operator'
  return operation.access.by === 'person' && accountScopeOf(operation).startsWith('partners:')
    ? 'developer'
    : 'owner'
}

/** Whether only a person who has signed in may call it, and no token. */
export const isForSessions = (operation: Operation): boolean =>
  operation.access.by === 'person' && accountScopeOf(operation) === 'session'

/** Groups examples by the fresh sandbox that they need, in the order in which they are sent. */
export function toSandboxes(
  names: CallName[],
  exampleOf: (name: CallName) => AnExample,
  { isApart = false } = {},
): CallName[][] {
  if (isApart) return names.map(name => [name])
  const sandboxes = new Map<string, CallName[]>()
  for (const name of names) {
    const key = keyOf(name, exampleOf(name))
    sandboxes.set(key, [...(sandboxes.get(key) ?? []), name])
  }
  const turn = (name: CallName) => turnOf(name, exampleOf(name))
  return [...sandboxes.values()].map(calls => calls.sort((left, right) => turn(left) - turn(right)))
}

/** Examples that only need other unchanged examples share one sandbox. */
function keyOf(name: CallName, { before = [], place }: AnExample): string {
  if (place === 'alone') return name
  return before.some(step => typeof step !== 'string') ? JSON.stringify(before) : 'common'
}

/** Reads of the fresh world come first, then changes, then examples that need them, then deletions. */
function turnOf(name: CallName, { before, place }: AnExample): number {
  if (place === 'last') return 3
  if (before) return 2
  return operationOf(name).method === 'GET' ? 0 : 1
}
