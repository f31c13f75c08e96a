import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

export interface LostEdit {
  label: string
  text: string
}

/** What was typed in forms that went away before it was saved, such as when somebody takes a right. */
let lost: { path: string; edits: readonly LostEdit[] } = { path: '', edits: [] }
const listeners = new Set<() => void>()
const nothing: readonly LostEdit[] = []

export function keepLost(edits: readonly LostEdit[]): void {
  if (edits.length > 0) set({ path: window.location.pathname, edits })
}

export const forgetLost = (): void => set({ path: '', edits: nothing })

function set(next: typeof lost): void {
  lost = next
  for (const listener of listeners) listener()
}

/** What was lost on the page that is shown. */
export function useLost(): readonly LostEdit[] {
  const { pathname } = useLocation()
  const { path, edits } = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lost,
  )
  return path === pathname ? edits : nothing
}

/** The texts of these fields, by their labels. Passwords are not shown, and what is ticked is easily ticked again. */
export const textsTyped = (form: HTMLFormElement, names: ReadonlySet<string>): LostEdit[] =>
  [...form.elements].flatMap(element => {
    if (!isTextField(element) || !names.has(element.name) || element.value === '') return []
    return [{ label: labelOf(form, element.id) ?? element.name, text: element.value }]
  })

/** A form that has gone no longer connects its labels and fields. After the label itself may stand that it is optional. */
const labelOf = (form: HTMLFormElement, id: string): string | null | undefined =>
  form.querySelector(`label[for="${id}"]`)?.firstChild?.textContent

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(password|hidden|checkbox|radio)$/.test(element.type))
