/** A rule for a value, in words for the report. */
export class Rule {
  constructor(
    readonly words: string,
    readonly test: (value: unknown) => boolean,
  ) {}
}

export const aList = new Rule('a list', Array.isArray)
export const aFilledList = new Rule(
  'a list that is not empty',
  value => Array.isArray(value) && value.length > 0,
)
export const aNumber = new Rule('a number', value => typeof value === 'number')
export const anId = new Rule('an id', value => Number.isSafeInteger(value) && Number(value) > 0)
export const aText = new Rule('a text that is not empty', value => typeof value === 'string' && value !== '')
export const text = (form: RegExp, words: string) =>
  new Rule(words, value => typeof value === 'string' && form.test(value))
export const startsWith = (start: string) =>
  new Rule(
    `a text that begins with "${start}"`,
    value => typeof value === 'string' && value.startsWith(start),
  )
export const oneOf = (...values: (string | number)[]) =>
  new Rule(`one of ${values.join(', ')}`, value => values.includes(value as string))

/** A list of which each item fits the pattern; it must have items. */
export const listOf = (pattern: unknown) =>
  new Rule(
    `a list of ${inWords(pattern)}`,
    value =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every(item => findMismatch(item, pattern) === undefined),
  )
export const withItem = (pattern: unknown) =>
  new Rule(
    `a list with ${inWords(pattern)}`,
    value => Array.isArray(value) && value.some(item => findMismatch(item, pattern) === undefined),
  )
export const withoutItem = (pattern: unknown) =>
  new Rule(
    `a list without ${inWords(pattern)}`,
    value => Array.isArray(value) && value.every(item => findMismatch(item, pattern) !== undefined),
  )
export const withFields = (...names: string[]) =>
  new Rule(
    `the fields ${names.join(', ')}`,
    value => typeof value === 'object' && value !== null && names.every(name => name in value),
  )

export const isoMoment = text(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:?\d\d|Z)$/,
  'a date of ISO 8601 with an offset',
)
export const olderMoment = text(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'YYYY-MM-DD HH:MM:SS')

/** Finds the first place where a value does not fit: lists are compared whole, records may have more fields. */
export function findMismatch(value: unknown, pattern: unknown, path = 'the body'): string | undefined {
  if (pattern instanceof Rule) return pattern.test(value) ? undefined : `${path} is ${pattern.words}`
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return `${path} is ${inWords(pattern)}`
    return firstOf(pattern.map((item, index) => findMismatch(value[index], item, `${path}[${index}]`)))
  }
  if (typeof pattern === 'object' && pattern !== null) {
    if (typeof value !== 'object' || value === null) return `${path} is an object`
    return firstOf(
      Object.entries(pattern).map(([name, item]) =>
        findMismatch(
          (value as Record<string, unknown>)[name],
          item,
          path === 'the body' ? name : `${path}.${name}`,
        ),
      ),
    )
  }
  return Object.is(value, pattern) ? undefined : `${path} is ${inWords(pattern)}`
}

const firstOf = (found: (string | undefined)[]) => found.find(each => each !== undefined)

/** A pattern as the report shows it. */
function inWords(pattern: unknown): string {
  if (pattern instanceof Rule) return pattern.words
  if (Array.isArray(pattern)) return `[${pattern.map(inWords).join(', ')}]`
  if (typeof pattern === 'object' && pattern !== null)
    return `{${Object.entries(pattern)
      .map(([name, item]) => `${name}: ${inWords(item)}`)
      .join(', ')}}`
  return JSON.stringify(pattern) ?? 'absent'
}
