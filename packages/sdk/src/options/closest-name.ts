/** The name that was probably meant: it differs in case alone, or in a few letters. */
export function closestName(given: string, known: readonly string[]): string | undefined {
  const plain = given.toLowerCase()
  const most = Math.min(2, Math.floor(plain.length / 3))
  const near = known
    .map(name => ({ name, distance: distanceOf(plain, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((left, right) => left.distance - right.distance)
  return near[0]?.name
}

export const didYouMean = (name: string | undefined): string => (name ? `: did you mean ${name}?` : '.')

/** How many letters to add, leave out or replace (Levenshtein); one if they stand in another order. */
function distanceOf(left: string, right: string): number {
  if (left !== right && sorted(left) === sorted(right)) return 1
  let row = Array.from({ length: right.length + 1 }, (_none, index) => index)
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...right].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const sorted = (name: string): string => [...name].sort().join('')
