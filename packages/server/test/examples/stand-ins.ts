import type { World } from '../world.ts'

const maxItems = 2

/** Values that differ in every run, and what is published instead. */
const standIns: [RegExp, string][] = [
  [/\b(foyer_[a-z]+(?:_[a-z]+)*_)(?!demo)[\w-]{20,}/g, '$1example'],
  [/\brk_(live|test)_(?!DemoKey)[\w-]{20,}/g, 'rk_$1_example'],
  [/\boc_(?!demo)[\w-]{10,}/g, 'oc_example'],
  [/\bwhsec_[\w+/=-]{20,}/g, 'whsec_example'],
  [/\bv1,[\w+/]{43}=/g, 'v1,example'],
  [/\b[0-9a-f]{64}\b/g, 'example-signature'],
  [/\b[2-9a-z]{4}(?:-[2-9a-z]{4}){3}\b/g, 'k7wq-m3xc-9fzt-4hbd'],
  [/\bsecret=[A-Z2-7]{32}\b/g, 'secret=JBSWY3DPEHPK3PXP'],
  [/^[A-Z2-7]{32}$/, 'JBSWY3DPEHPK3PXP'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '00000000-0000-4000-8000-000000000000'],
  [/(\/oauth\/authorize\/)[\w-]{40,}/g, '$1example'],
  [/\bw[0-9a-f]{10}\b/g, 'w3f9a1c5e70'],
  // The system chooses the ports of a world.
  [/\b(http:\/\/127\.0\.0\.1):\d{5}\b/g, '$1:40001'],
  // These are phones of clients that the sandbox created.
  [/\+491512\d{7}\b/g, '+4915120000000'],
]

/** Fields whose value is random or measured. */
const fields: Record<string, string | number> = {
  app_url: 'http://127.0.0.1:40002',
  csrf_token: 'example-csrf-token',
  duration_ms: 42,
  hint: 'mple',
  token_hint: 'mple',
  secret_hint: 'mple',
}

/** Returns an answer as it is published: with short lists, our usual addresses, and nothing random. */
export function toPublished(answer: unknown, world: World): unknown {
  return standInFor(answer, [
    [world.app.url, 'http://127.0.0.1:8081'],
    [world.program.listeners.api, 'http://127.0.0.1:8080'],
  ])
}

/** Does the same for an answer that already has our usual addresses. */
export function standInFor(answer: unknown, addresses: [from: string, to: string][] = []): unknown {
  const toText = (text: string) => {
    let changed = text
    for (const [from, to] of addresses) changed = changed.replaceAll(from, to)
    for (const [pattern, to] of standIns) changed = changed.replace(pattern, to)
    return changed
  }
  const walk = (value: unknown, name = ''): unknown => {
    if (name in fields && value !== null) return fields[name]
    if (name === 'number' && typeof value === 'string') return value.replace(/^\d{10}$/, '2000000001')
    // Other cursors are ids.
    if (name === 'next_cursor' && typeof value === 'string') return 'example-cursor'
    if (typeof value === 'string') return toText(value)
    if (Array.isArray(value)) return value.slice(0, maxItems).map(item => walk(item))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, key)]))
  }
  return walk(answer)
}

/**
 * Returns the keys of an answer at each depth: two answers of one shape differ only in values and in the lengths of
 * lists.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (value === null || typeof value !== 'object') return 'value'
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, item]) => [key, shapeOf(item)]),
  )
}
