import type { CallName } from '@foyer/contract/examples'
import { type AnExample, exampleOf, operationOf } from './scene.ts'

/** Groups the examples by sandbox, in the order in which they are sent. */
export function toSandboxes(names: CallName[], { isApart = false } = {}): CallName[][] {
  if (isApart) return names.map(name => [name])
  const sandboxes = new Map<string, CallName[]>()
  for (const name of names) {
    const key = keyOf(name, exampleOf(name))
    sandboxes.set(key, [...(sandboxes.get(key) ?? []), name])
  }
  return [...sandboxes.values()].map(calls => calls.sort((left, right) => turnOf(left) - turnOf(right)))
}

/** Examples that only need other unchanged examples share one sandbox. */
function keyOf(name: CallName, { before = [], place }: AnExample): string {
  if (place === 'alone') return name
  return before.some(step => typeof step !== 'string') ? JSON.stringify(before) : 'common'
}

/** Reads of the fresh world come first, then changes, then examples that need them, then deletions. */
function turnOf(name: CallName): number {
  const { before, place } = exampleOf(name)
  if (place === 'last') return 3
  if (before) return 2
  return operationOf(name).method === 'GET' ? 0 : 1
}
