import { foldTitle } from './fold-title.ts'

interface IndexedTitle {
  folded: string
  position: number
}

export type TitleIndex = readonly IndexedTitle[]

export function indexTitles(titles: readonly string[]): TitleIndex {
  return titles
    .map((title, position) => ({ folded: foldTitle(title), position }))
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
}

/** Returns the positions, in ascending order, of the titles that begin with an already folded prefix. */
export function findByPrefix(index: TitleIndex, prefix: string): number[] {
  const start = findFirst(index, folded => folded >= prefix)
  const end = findFirst(index, folded => folded > prefix && !folded.startsWith(prefix))
  return index
    .slice(start, end)
    .map(entry => entry.position)
    .sort((a, b) => a - b)
}

/** Returns the position of the first title for which `isPast` holds; it must hold for all that follow. */
function findFirst(index: TitleIndex, isPast: (folded: string) => boolean): number {
  let low = 0
  let high = index.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(index[middle]?.folded ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
