import { useRef } from 'react'

/**
 * What a drawer shows: the one of this name. If somebody deletes it, it stays until another name is asked for. What is
 * not found is deleted only if the answer is known: somebody may also lose the right to see it. A dead link asks for
 * one that was never there.
 */
export function useOpened<Thing>(
  name: string,
  { found, isKnown }: { found: Thing | undefined; isKnown: boolean },
) {
  const kept = useRef<{ name: string; thing: Thing }>(undefined)
  if (found !== undefined) kept.current = { name, thing: found }
  const opened = kept.current?.name === name ? kept.current.thing : undefined
  const isNotFound = found === undefined && isKnown && name !== '' && name !== 'new'
  return {
    opened,
    isGone: opened !== undefined && isNotFound,
    isMissing: opened === undefined && isNotFound,
  }
}
