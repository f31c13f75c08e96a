import { FoyerError } from '@foyer/sdk/account'
import { useRef, useState } from 'react'
import { notSaved } from '../../ui/form.tsx'

/** Keeps a refusal that is about time apart from errors of fields, which the form shows itself. */
export function useBookingForm(
  save: (isForced: boolean, form: HTMLFormElement) => Promise<unknown>,
  onSaved: () => void,
) {
  const [conflict, setConflict] = useState<FoyerError>()
  const form = useRef<HTMLElement>(null)
  const isForced = useRef(false)
  const submit = async (_values: unknown, element: HTMLFormElement) => {
    const force = isForced.current
    isForced.current = false
    setConflict(undefined)
    try {
      await save(force, element)
    } catch (error) {
      if (!(error instanceof FoyerError) || error.status !== 409) throw error
      setConflict(error)
      return notSaved
    }
    return onSaved()
  }
  const bookAnyway = () => {
    isForced.current = true
    form.current?.querySelector('form')?.requestSubmit()
  }
  return { conflict, form, submit, bookAnyway }
}
