import type { Problems } from './problems.ts'

const maxNameLength = 60
const maxFieldLength = 300

/** One walk through a value: where it is, and what it refused on its way. */
export class Visit {
  readonly path: (string | number)[] = []
  /** Fields whose values nobody looks into any more. */
  readonly refused = new Set<string>()

  constructor(readonly problems: Problems) {}

  complain(sentence: string): void {
    this.problems.add(fieldOf(this.path), sentence)
  }

  /** The value is too large to be looked at: nothing takes its place. */
  refuse(sentence: string): undefined {
    this.complain(sentence)
    this.refused.add(fieldOf(this.path))
  }
}

/** `phones.0`; the whole body is called `body`. Names of the caller's own are cut: they may be of any length. */
export const fieldOf = (path: readonly (string | number)[]): string =>
  path
    .map(name => String(name).slice(0, maxNameLength))
    .join('.')
    .slice(0, maxFieldLength) || 'body'

/**
 * Shapes a value to its schema, and refuses what is larger than the schema allows without looking into it. What does
 * not fit otherwise is left as it is, for the check to refuse.
 */
export type Coerce = (value: unknown, visit: Visit) => unknown

/**
 * In a query every value is text at first, unless it came in the body of a GET. In the body of an older operation a number
 * may stand where text is expected: clients send postal codes, cards and phones as they have them.
 */
export type InputPart = 'query' | 'body' | 'older body'
