/** Compares what a guide prints with what came. Each function returns the first difference, or undefined. */

const time = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g
const clock = /(?<!\d)\d\d:\d\d:\d\d(?!\d)/g
const duration = /\d+(?:\.\d+)? (?:ms|s|MiB|KiB)\b/g
const token = /\b(foyer_[a-z]+|whsec|rk_test|rk_live|oc)_[\w+/=-]{16,}/g
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const world = /\bw[0-9a-f]{10}\b/g
/** Fields whose numbers depend on the machine and the moment. */
const measured = /^(duration_ms|late_ms|time|level|latency)$/

/** What may differ from run to run: times, durations, tokens, random ids. */
const plain = (text: string) =>
  text
    .replaceAll(token, '$1_…')
    .replaceAll(uuid, '…')
    .replaceAll(world, 'w…')
    .replaceAll(time, '<time>')
    .replaceAll(clock, '<time>')
    .replaceAll(duration, '<duration>')

const escapeSigns = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** An ellipsis stands for any text. */
const matches = (expected: string, actual: string) => {
  const [left, right] = [plain(expected), plain(actual)]
  return left === right || new RegExp(`^${left.split('…').map(escapeSigns).join('[\\s\\S]*')}$`).test(right)
}

export function compareJson(
  expected: unknown,
  actual: unknown,
  { isPart = false, path = '' } = {},
): string | undefined {
  const at = path || 'the whole'
  if (typeof expected === 'string' && typeof actual === 'string')
    return matches(expected, actual)
      ? undefined
      : `${at} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length > actual.length || (!isPart && expected.length !== actual.length))
      return `${at} has ${actual.length} items, not ${expected.length}`
    return first(
      expected.map((item, index) => compareJson(item, actual[index], { isPart, path: `${path}[${index}]` })),
    )
  }
  if (isObject(expected) && isObject(actual)) {
    const unexpected = isPart ? [] : Object.keys(actual).filter(key => !(key in expected))
    if (unexpected.length > 0) return `${at} also has ${unexpected.join(', ')}`
    return first(
      Object.entries(expected).map(([key, value]) => {
        if (!(key in actual)) return `${at} has no ${key}`
        if (measured.test(key) && typeof actual[key] === typeof value) return undefined
        return compareJson(value, actual[key], { isPart, path: `${path}.${key}` })
      }),
    )
  }
  return expected === actual
    ? undefined
    : `${at} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
}

/** The lines of the guide follow each other in the output; a line of an ellipsis stands for any lines. */
export function compareText(expected: string, actual: string): string | undefined {
  const lines = linesOf(expected)
  const found = linesOf(actual)
  const follows = (index: number, from: number): boolean => {
    const line = lines[index]
    if (line === undefined) return true
    if (line === '…')
      return found.some((_line, at) => at >= from && follows(index + 1, at)) || index === lines.length - 1
    const next = found[from]
    return next !== undefined && matches(line, next) && follows(index + 1, from + 1)
  }
  if (found.some((_line, from) => follows(0, from))) return undefined
  const missing = lines.find(line => line !== '…' && !found.some(other => matches(line, other)))
  return missing === undefined ? 'its lines came in another order' : `no line is ${JSON.stringify(missing)}`
}

/** Widths of columns and empty lines do not matter. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.replaceAll(/\s+/g, ' ').trim())
    .filter(line => line !== '')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (differences: (string | undefined)[]) =>
  differences.find(difference => difference !== undefined)

/** The JSON values of an output, in which several may follow each other without a separator. */
export function jsonValuesIn(text: string): unknown[] {
  const values: unknown[] = []
  let from = -1
  let depth = 0
  let isText = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] as string
    if (isText) {
      if (sign === '\\') index++
      else if (sign === '"') isText = false
    } else if (sign === '"' && depth > 0) isText = true
    else if ('{['.includes(sign)) {
      if (depth++ === 0) from = index
    } else if ('}]'.includes(sign) && depth > 0 && --depth === 0) {
      try {
        values.push(JSON.parse(text.slice(from, index + 1)))
      } catch {
        // Something in brackets that is no JSON.
      }
    }
  }
  return values
}
