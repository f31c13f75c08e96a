/**
 * Returns whether an answer has everything that is expected; lists are compared whole, records may have more fields.
 */
export function matches(answer: unknown, expected: unknown): boolean {
  if (expected === undefined) return true
  if (Array.isArray(expected))
    return (
      Array.isArray(answer) &&
      answer.length === expected.length &&
      expected.every((item, index) => matches(answer[index], item))
    )
  if (expected !== null && typeof expected === 'object')
    return (
      answer !== null &&
      typeof answer === 'object' &&
      Object.entries(expected).every(([key, value]) =>
        matches((answer as Record<string, unknown>)[key], value),
      )
    )
  return Object.is(answer, expected)
}

/** Returns all permutations. */
export function* orders<T>(items: T[]): Generator<T[]> {
  if (items.length < 2) yield items
  else
    for (const [index, first] of items.entries())
      for (const rest of orders(items.toSpliced(index, 1))) yield [first, ...rest]
}
