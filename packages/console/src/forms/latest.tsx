import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLatest } from './use-latest.ts'

interface LatestProps<Thing> {
  of: Thing
  /** What of it the form is about, if it is not all: other changes are no news. */
  about?(thing: Thing): unknown
  /** Reads what is there now, before the form saves: for things about whose changes no hint comes. */
  readAgain?(): Promise<Thing | undefined>
  /** Words for what the form shows of it, where no field has its name. */
  names?: Partial<Record<string, string>>
  /** Whether the form keeps its edits in `useDraft`: to keep mine then shows theirs in all other fields. */
  followsVersions?: boolean
  /** The form. Its fields begin anew with each version that is shown. */
  children(shown: Thing): ReactNode
}

/** Frames the form of something that others change too, and says so when they do. */
export function Latest<Thing>({
  of: theirs,
  about,
  readAgain,
  names,
  followsVersions,
  children,
}: LatestProps<Thing>) {
  const t = useTexts('ui')
  const within = useRef<HTMLDivElement>(null)
  const { shown, version, meanwhile, isNew } = useLatest(theirs, { within, about, followsVersions })
  const changed = namesIn(within.current, meanwhile?.changed ?? [], names)
  const question = useRef<HTMLDivElement>(null)
  const showQuestion = () => {
    question.current?.scrollIntoView({ block: 'center' })
    question.current?.querySelector('button')?.focus()
  }
  /** How far a save has come for which the thing is read again. */
  const step = useRef<'reading' | 'read' | 'asking'>(undefined)
  const isAsked = meanwhile !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question has come after somebody wanted to save.
  useEffect(() => {
    if (!isAsked || step.current !== 'asking') return
    step.current = undefined
    showQuestion()
  }, [isAsked])
  const readFirst = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    step.current = 'reading'
    const now = await readAgain?.()
    const isChanged = now !== undefined && isNew(now)
    step.current = isChanged ? 'asking' : 'read'
    if (!isChanged) form.requestSubmit(submitter)
    else if (isAsked) showQuestion()
  }
  /** Saving would overwrite what nobody has decided about. */
  const askFirst = (event: SubmitEvent<HTMLDivElement>) => {
    const isRead = !readAgain || theirs === undefined || step.current === 'read'
    const collides = meanwhile?.collides() ?? false
    if (step.current === 'read') step.current = undefined
    if (isRead && !collides) return
    event.preventDefault()
    event.stopPropagation()
    if (collides) showQuestion()
    else if (step.current !== 'reading')
      void readFirst(event.target as HTMLFormElement, event.nativeEvent.submitter)
  }
  return (
    <div className="latest">
      {meanwhile && (
        <div ref={question} className="latest-question">
          <Notice kind="error">
            <p>
              {t.changedMeanwhile} {changed.length > 0 && t.changedFields(changed)}
            </p>
            <Button onClick={meanwhile.keepMine}>{t.keepMine}</Button>{' '}
            <Button onClick={meanwhile.showTheirs}>{t.showTheirs}</Button>
          </Notice>
        </div>
      )}
      <div ref={within} onSubmitCapture={askFirst}>
        <Fragment key={version}>{children(shown)}</Fragment>
      </div>
    </div>
  )
}

/** How the fields of these keys are called, each once. What the form doesn't show has no name. */
function namesIn(within: HTMLElement | null, keys: string[], names: LatestProps<unknown>['names']): string[] {
  const labels = [...(within?.querySelectorAll('label') ?? [])]
  const labelOf = (key: string) =>
    labels.find(({ control }) => control?.getAttribute('name') === key)?.firstChild?.textContent
  const found = keys.map(key => names?.[key] ?? labelOf(key)?.trim())
  return [...new Set(found.filter(name => name !== undefined && name !== ''))] as string[]
}
