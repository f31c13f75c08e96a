import type { JsonSchema } from '@foyer/contract'
import { sentence } from './sentences.ts'
import { checkText } from './text.ts'
import type { Coerce, InputPart, Visit } from './visit.ts'

const maxNameLength = 255

/** Checks text only if its length is reasonable. A character is at most two units of a string. */
export function bounded({ maxLength = Number.POSITIVE_INFINITY }: JsonSchema): Coerce {
  return (value, visit) => {
    if (typeof value !== 'string') return value
    if (value.length > 2 * maxLength) return visit.refuse(sentence('maxLength', { limit: maxLength }))
    checkText(value, visit)
    return value
  }
}

export function toArray(item: Coerce, described: JsonSchema, from: InputPart): Coerce {
  const { maxItems = Number.POSITIVE_INFINITY } = described
  const isUnique = described['x-unique'] === true
  return (value, visit) => {
    if (!Array.isArray(value)) return value
    const elements = from === 'query' ? split(value, maxItems) : value
    if (elements.length > maxItems) return visit.refuse(sentence('maxItems', { limit: maxItems }))
    const shaped = elements.map((element, index) => {
      visit.path.push(index)
      const coerced = item(element, visit)
      visit.path.pop()
      return coerced
    })
    if (isUnique && hasDuplicate(shaped)) visit.complain(sentence('uniqueItems', {}))
    return shaped
  }
}

/** Splits the values of a list in a query, which may be separated by commas; stops at one too many. */
function split(values: unknown[], maxItems: number): unknown[] {
  const elements: unknown[] = []
  for (const value of values) {
    if (typeof value !== 'string') elements.push(value)
    else
      for (const text of value.split(',')) if (text !== '' && elements.length <= maxItems) elements.push(text)
    if (elements.length > maxItems) break
  }
  return elements
}

/** Checks a list of scalars; any other value is refused for its type. */
function hasDuplicate(elements: unknown[]): boolean {
  const seen = new Set<unknown>()
  return elements.some(element => element !== undefined && seen.size === seen.add(element).size)
}

/** Checks an object whose names the caller chooses. */
export function toRecord(item: Coerce, { maxProperties = Number.POSITIVE_INFINITY }: JsonSchema): Coerce {
  return (value, visit) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const names = Object.keys(value)
    if (names.length > maxProperties) return visit.refuse(sentence('maxProperties', { limit: maxProperties }))
    const shaped = names.map(name => {
      visit.path.push(name)
      checkName(name, visit)
      const coerced = item((value as Record<string, unknown>)[name], visit)
      visit.path.pop()
      return [name, coerced]
    })
    return Object.fromEntries(shaped)
  }
}

function checkName(name: string, visit: Visit): void {
  if (name.length > maxNameLength) visit.refuse(`must have a name of at most ${maxNameLength} characters`)
  else checkText(name, visit)
}
