import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Fields may still be at work when a form is sent: an item is being created, or looked up by its name. The form then
 * waits, and sends itself again with what they chose.
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>) {
  const works = useRef(new Set<Promise<unknown>>())
  const [isHeld, setHeld] = useState(false)
  const wasHeld = useRef(false)
  const holdFor = useCallback((work: Promise<unknown>) => {
    works.current.add(work)
    const forget = () => works.current.delete(work)
    work.then(forget, forget)
  }, [])
  const mustWait = () => {
    if (works.current.size > 0) setHeld(true)
    return isHeld || works.current.size > 0
  }
  useEffect(() => {
    if (isHeld) void Promise.allSettled(works.current).then(() => setHeld(false))
    // By now the fields have rendered what they chose.
    else if (wasHeld.current) form.current?.requestSubmit()
    wasHeld.current = isHeld
  }, [isHeld, form])
  return { isHeld, holdFor, mustWait }
}
