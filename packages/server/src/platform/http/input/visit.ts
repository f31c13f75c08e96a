import type { Problems } from './problems.ts'

const longestName = 60
const longestField = 300

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
    .map(name => String(name).slice(0, longestName))
    .join('.')
    .slice(0, longestField) || 'body'
