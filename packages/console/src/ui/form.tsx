import type { FoyerError } from '@foyer/sdk/account'
import { createContext, type ReactNode, type SubmitEvent, useContext, useEffect, useRef } from 'react'
import { useTask } from '../data/use-task.ts'
import { Notice } from './notice.tsx'

export type Values = Record<string, string>

interface FormProps {
  /** Gets the values of the fields, trimmed except passwords. Errors it throws are shown in the form. */
  onSubmit(values: Values, form: HTMLFormElement): Promise<unknown>
  className?: string
  label?: string
  children: ReactNode
}

interface FormState {
  error: FoyerError | undefined
  isBusy: boolean
}

const FormContext = createContext<FormState>({ error: undefined, isBusy: false })

export const useFormState = (): FormState => useContext(FormContext)

/** A form that shows field errors from the API at their fields, and all other errors at the top. */
export function Form({ onSubmit, className = '', label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { error, isBusy, run } = useTask()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    void run(() => onSubmit(valuesOf(element), element))
  }
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const topMessage = error && topMessageOf(error, form.current)
  return (
    <FormContext value={{ error, isBusy }}>
      <form ref={form} noValidate className={`form ${className}`} aria-label={label} onSubmit={submit}>
        {topMessage && <Notice kind="error">{topMessage}</Notice>}
        {children}
      </form>
    </FormContext>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form))
    values[name] = name.includes('password') ? String(value) : String(value).trim()
  return values
}

/** All values of the fields with this name. */
export const allOf = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).map(String)

/** Passes text that isn't a number on unchanged, so that the API's error appears at the field. */
export const numberIn = (text = ''): number =>
  text === '' || Number.isNaN(Number(text)) ? (text as unknown as number) : Number(text)

/** `phones.0` belongs to the field `phones`. */
export const fieldNameOf = (path: string): string => path.split('.', 1)[0] ?? path

function topMessageOf(error: FoyerError, form: HTMLFormElement | null): string | undefined {
  const entries = Object.entries(error.fields)
  if (entries.length === 0) return error.message
  const unplaced = entries.filter(([path]) => !form?.elements.namedItem(fieldNameOf(path)))
  return unplaced.map(([path, sentences]) => `${path} ${sentences.join(', ')}`).join('; ') || undefined
}
