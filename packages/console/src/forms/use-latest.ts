import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { firstFieldIn } from '../ui/first-field.ts'
import { forgetEdits, hasUnsaved, isSavingIn, mayBeEdited, triedToSave } from '../ui/unsaved.ts'

/**
 * What a form shows of something that others change too. Without edits it shows their change at once; with edits it
 * keeps them, and `meanwhile` lets the person choose. A new `version` asks for new fields.
 */
export function useLatest<Thing>(
  theirs: Thing,
  {
    within,
    about = thing => thing,
    followsVersions = false,
  }: { within: RefObject<HTMLElement | null>; about?(thing: Thing): unknown; followsVersions?: boolean },
) {
  const [{ shown, version }, setShown] = useState({ shown: theirs, version: 0 })
  const [asked, setAsked] = useState<string>()
  const [kept, setKept] = useState<string>()
  const keepFocus = useKeptFocus(within, version)
  const news = JSON.stringify(about(theirs))
  const isNewsTo = (text: string | undefined) => text !== JSON.stringify(about(shown)) && text !== kept
  const isNews = isNewsTo(news)
  const show = () => {
    if (!within.current) return
    keepFocus()
    forgetEdits(within.current)
    setShown({ shown: theirs, version: version + 1 })
    setAsked(undefined)
    setKept(undefined)
  }
  const look = useRef(() => {})
  look.current = () => {
    const form = within.current
    if (!form || !isNews || isSavingIn(form)) return
    if (hasUnsaved(form)) setAsked(news)
    else show()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when something new is there.
  useEffect(() => look.current(), [news])
  useEffect(() => {
    const element = within.current
    const recheck = () => look.current()
    element?.addEventListener(triedToSave, recheck)
    return () => element?.removeEventListener(triedToSave, recheck)
  }, [within])
  const keepMine = () => {
    if (followsVersions) setShown({ shown: theirs, version })
    else setKept(news)
    setAsked(undefined)
    if (within.current) firstFieldIn(within.current)?.focus()
  }
  const changed = keysThatDiffer(about(shown), about(theirs))
  /** Whether saving would overwrite a field that they have changed, too. */
  const collides = () =>
    [...(within.current?.querySelectorAll('form') ?? [])].some(form =>
      changed.some(key => form.elements.namedItem(key) !== null && mayBeEdited(form, key)),
    )
  const meanwhile =
    asked !== undefined && isNews ? { showTheirs: show, keepMine, collides, changed } : undefined
  /** Whether the person has not seen or decided about what is there now. */
  const isNew = (thing: Thing) => isNewsTo(JSON.stringify(about(thing)))
  return { shown, version, meanwhile, isNew }
}

const focusable = 'input:not([type="hidden"]), select, textarea, button, summary'

/** New fields take the focus from the old ones: the one at the same place gets it. */
function useKeptFocus(within: RefObject<HTMLElement | null>, version: number): () => void {
  const place = useRef<number>(undefined)
  const all = () => [...(within.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has new fields.
  useLayoutEffect(() => {
    const index = place.current
    place.current = undefined
    if (index === undefined || !within.current) return
    const target = all()[index] ?? firstFieldIn(within.current)
    target?.focus({ preventScroll: true })
  }, [version])
  return () => {
    const active = document.activeElement
    const index = active instanceof HTMLElement ? all().indexOf(active) : -1
    // The buttons of the question are beside the form, and gone afterwards.
    const isInQuestion = within.current?.parentElement?.contains(active) ?? false
    place.current = index >= 0 || isInQuestion ? index : undefined
  }
}

/** What differs between two versions of something, by its fields. */
function keysThatDiffer(one: unknown, other: unknown): string[] {
  if (!isObject(one) || !isObject(other)) return []
  return Object.keys(other).filter(key => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
