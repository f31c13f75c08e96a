const prose = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'tags',
  'info',
  'servers',
  'contact',
])
/** Below these keywords, the keys are our own names. */
const holdsNames = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'responses',
  'headers',
  'paths',
  'webhooks',
])

/** Removes what only people read from a document, and keeps what a caller relies on. */
export function toSurface(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map(item => toSurface(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !(prose.has(key) || key.startsWith('x-')))
      .map(([key, item]) => [key, toSurface(item, !isMap && holdsNames.has(key))]),
  )
}
