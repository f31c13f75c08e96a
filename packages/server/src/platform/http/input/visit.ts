import type { Problems } from './problems.ts'

const maxNameLength = 60
const maxFieldLength = 300

/** One walk through a value: its current path, and what it has refused so far. */
export class Visit {
  readonly path: (string | number)[] = []
  /** The walk skips the values of these fields. */
  readonly refused = new Set<string>()

  constructor(readonly problems: Problems) {}

  complain(sentence: string): void {
    this.problems.add(fieldOf(this.path), sentence)
  }

  /** The value is too large to be checked, and nothing replaces it. */
  refuse(sentence: string): undefined {
    this.complain(sentence)
    this.refused.add(fieldOf(this.path))
  }
}

/**
 * Names a field such as `phones.0`; the whole body is `body`. A caller's own names are cut, because they may be of any
 * length.
 */
export const fieldOf = (path: readonly (string | number)[]): string =>
  path
    .map(name => String(name).slice(0, maxNameLength))
    .join('.')
    .slice(0, maxFieldLength) || 'body'

/**
 * Shapes a value to its schema, and refuses a value that is larger than the schema allows without looking into it. Any
 * other mismatch is left as it is for the check to refuse.
 */
export type Coerce = (value: unknown, visit: Visit) => unknown

/**
 * In a query every value is text at first, unless it came in the body of a GET. In the body of an older operation, a
 * number may replace text, because clients send postal codes, cards and phones as they have them.
 */
export type InputPart = 'query' | 'body' | 'older body'
