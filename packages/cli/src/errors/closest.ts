import { distance } from 'fastest-levenshtein'

/** The name that somebody probably meant. */
export function findClosest(
  word: string,
  names: Iterable<string>,
  { maxDistance = word.length <= 3 ? 1 : Math.max(2, Math.floor(word.length / 3)) } = {},
): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const found = { name, distance: distance(word.toLowerCase(), name.toLowerCase()) }
    if (!best || found.distance < best.distance) best = found
  }
  return best && best.distance <= maxDistance ? best.name : undefined
}

/** Ends a sentence about an unknown name with the one that was probably meant. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const closest = findClosest(word, names)
  return closest ? ` Did you mean ${closest}?` : ''
}
