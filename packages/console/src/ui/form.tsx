import type { FoyerError } from '@foyer/sdk/account'
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { fieldMessage } from './field-message.ts'
import { Notice } from './notice.tsx'
import { readNumbersIn } from './read-numbers.ts'
import { TaskHook } from './task.ts'
import { watchEdits, whileSaving } from './unsaved.ts'
import { useHeldSubmit } from './use-held-submit.ts'

export type Values = Record<string, string>

/** What a submit resolves to that was refused and says so itself: the edits stay unsaved. */
export const notSaved = Symbol('not saved')

interface FormProps {
  /** Gets the values of the fields, trimmed except passwords. Errors it throws are shown in the form. */
  onSubmit(values: Values, form: HTMLFormElement): Promise<unknown>
  /** What is typed may be lost without a question, as in a search. */
  canBeLeft?: boolean
  /** What is not saved is in none of the fields, such as hours that wait for a decision. */
  isEdited?: boolean
  className?: string
  label?: string
  children: ReactNode
}

interface FormState {
  error: FoyerError | undefined
  isBusy: boolean
  /** The fields that were changed since the API refused them. */
  forgotten: readonly string[]
  forget(name: string): void
  /** Sending waits for what a field has begun, such as an item that is being created. */
  holdFor(work: Promise<unknown>): void
}

const FormContext = createContext<FormState>({
  error: undefined,
  isBusy: false,
  forgotten: [],
  forget: () => {},
  holdFor: () => {},
})

export const useFormState = (): FormState => useContext(FormContext)

/** A form that shows field errors from the API at their fields, and all other errors at the top. */
export function Form({
  onSubmit,
  canBeLeft = false,
  isEdited = false,
  className = '',
  label,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const useTask = useContext(TaskHook)
  const { error, isBusy, run } = useTask()
  const { forgotten, forget } = useForgotten(error)
  const { isHeld, holdFor, mustWait } = useHeldSubmit(form)
  const { problems } = useTexts('ui')
  useEffect(() => (form.current ? readNumbersIn(form.current) : undefined), [])
  useEffect(
    () => (form.current && !canBeLeft ? watchEdits(form.current, { isEdited }) : undefined),
    [canBeLeft, isEdited],
  )
  const isRunning = useRef(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The button is disabled only when React has rendered: a second click may come before.
    if (isRunning.current || mustWait()) return
    const element = event.currentTarget
    const unfinished = unfinishedIn(element)
    if (unfinished) return unfinished.focus()
    isRunning.current = true
    const save = async () => {
      let outcome: unknown
      const isDone = await run(async () => {
        outcome = await onSubmit(valuesOf(element), element)
      })
      return isDone && outcome !== notSaved
    }
    try {
      await whileSaving(element, save)
    } finally {
      isRunning.current = false
    }
  }
  useEffect(() => {
    if (!error) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    // A long form is sent at its end, and says at its top why that failed.
    else form.current?.querySelector(':scope > .notice')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const topMessage =
    error && topMessageOf(error, form.current, (path, sentence) => fieldMessage(problems, path, sentence))
  return (
    <FormContext value={{ error, isBusy: isBusy || isHeld, forgotten, forget, holdFor }}>
      <form
        ref={form}
        noValidate
        className={`form ${className}`}
        aria-label={label}
        onSubmit={event => void submit(event)}
        onInput={({ target }) => forget((target as HTMLInputElement).name)}
      >
        {topMessage && <Notice kind="error">{topMessage}</Notice>}
        {children}
      </form>
    </FormContext>
  )
}

/** The fields that were changed since the API refused them. */
function useForgotten(error: FoyerError | undefined) {
  const [{ of, names }, setForgotten] = useState<{ of?: FoyerError; names: readonly string[] }>({ names: [] })
  const forgotten = of === error ? names : []
  const forget = (name: string) => {
    if (error && name) setForgotten({ of: error, names: [...forgotten, name] })
  }
  return { forgotten, forget }
}

/** A field with a text that stands for nothing, such as a name that was not chosen. It says so itself. */
const unfinishedIn = (form: HTMLFormElement): HTMLInputElement | undefined =>
  [...form.querySelectorAll('input')].find(input => input.validity.customError && !input.checkValidity())

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form))
    values[name] = name.includes('password') ? String(value) : String(value).trim()
  return values
}

/** All values of the fields with this name. */
export const allOf = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).map(String)

/** `phones.0` belongs to the field `phones`, unless a field has the whole path as its name. */
export const fieldNameOf = (path: string): string => path.split('.', 1)[0] ?? path

function topMessageOf(
  error: FoyerError,
  form: HTMLFormElement | null,
  say: (path: string, sentence: string) => string,
): string | undefined {
  const entries = Object.entries(error.fields)
  if (entries.length === 0) return error.message
  const unplaced = entries.filter(
    ([path]) => !form?.elements.namedItem(path) && !form?.elements.namedItem(fieldNameOf(path)),
  )
  return unplaced.map(([path, sentences]) => say(path, sentences.join(', '))).join(' ') || undefined
}
