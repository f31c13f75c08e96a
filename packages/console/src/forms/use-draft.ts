import { useState } from 'react'

/** What a form holds of something. When that becomes another version, edits stay and all else follows it. */
export function useDraft<Draft extends object>(before: Draft) {
  const [held, setHeld] = useState({ before, draft: before })
  const setDraft = (next: Draft | ((known: Draft) => Draft)) =>
    setHeld(now => ({ ...now, draft: typeof next === 'function' ? next(now.draft) : next }))
  if (isSame(held.before, before)) return [held.draft, setDraft] as const
  const draft = rebase(held, before)
  setHeld({ before, draft })
  return [draft, setDraft] as const
}

function rebase<Draft extends object>(
  { before, draft }: { before: Draft; draft: Draft },
  theirs: Draft,
): Draft {
  const edits = Object.entries(draft).filter(([key, value]) => !isSame(value, before[key as keyof Draft]))
  return { ...theirs, ...Object.fromEntries(edits) }
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)
