import { diffWordsWithSpace } from 'diff'
import { Fragment } from 'react'

interface WordDiffProps {
  before: string
  after: string
  /** Which of the two texts is shown. */
  side: 'before' | 'after'
}

// Two texts that have nothing in common take longest: beyond this time both are marked as a whole.
const timeout = 200

/** One of two texts, with the words marked that the other does not have. */
export function WordDiff({ before, after, side }: WordDiffProps) {
  const parts = diffWordsWithSpace(before, after, { timeout }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const shown = parts.filter(({ added, removed }) => (side === 'before' ? !added : !removed))
  const Mark = side === 'before' ? 'del' : 'ins'
  return shown.map(({ value, added, removed }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved.
    <Fragment key={place}>{added || removed ? <Mark>{value}</Mark> : value}</Fragment>
  ))
}
