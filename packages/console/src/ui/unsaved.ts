import { keepLost, textsTyped } from './lost-edits.ts'

interface Edits {
  /** What each field held when the form appeared or was saved. */
  first: ReadonlyMap<string, string>
  /** What each field held before the first edit. It may differ, because choices load later. */
  before: Map<string, string>
  /** Whether the form holds edits that are in none of its fields. */
  isEdited: boolean
  isSaving: boolean
}

const watched = new Map<HTMLFormElement, Edits>()
/** Each comes before a value changes. */
const firstSigns = ['focusin', 'pointerdown', 'keydown', 'beforeinput']

/** Comes from a form when it has tried to save. */
export const triedToSave = 'tried-to-save'

/** Watches a form for edits, until the returned function is called. */
export function watchEdits(form: HTMLFormElement, { isEdited = false } = {}): () => void {
  const edits: Edits = { first: textsOf(form), before: new Map(), isEdited, isSaving: false }
  // A field may appear later than others, such as one whose choices have to be loaded.
  const begin = () => {
    for (const [name, text] of textsOf(form)) if (!edits.before.has(name)) edits.before.set(name, text)
  }
  for (const sign of firstSigns) form.addEventListener(sign, begin, true)
  if (form.contains(document.activeElement)) begin()
  watched.set(form, edits)
  return () => {
    for (const sign of firstSigns) form.removeEventListener(sign, begin, true)
    watched.delete(form)
    // Whoever leaves on purpose has forgotten the edits before.
    if (!form.isConnected && !edits.isSaving) keepLost(textsTyped(form, editedIn(form, edits.before)))
  }
}

/** What is being saved may be left: a form that succeeds often leads to another page. */
export async function whileSaving(form: HTMLFormElement, save: () => Promise<boolean>): Promise<void> {
  const edits = watched.get(form)
  if (edits) edits.isSaving = true
  try {
    const isSaved = await save()
    // What the form shows then may come from the answer, so the next edit looks anew.
    if (edits && isSaved) forget(form, edits)
  } finally {
    if (edits) edits.isSaving = false
    form.dispatchEvent(new Event(triedToSave, { bubbles: true }))
  }
}

/** Whether a field may have been edited. A browser fills in fields without a sign, so what is unknown counts. */
export function mayBeEdited(form: HTMLFormElement, name: string): boolean {
  const edits = watched.get(form)
  const now = textsOf(form).get(name)
  return !edits || now !== edits.first.get(name) || now !== (edits.before.get(name) ?? now)
}

/** Whether a form in this part of the page has edits that are not saved. */
export const hasUnsaved = (within: Node = document): boolean =>
  [...watched].some(
    ([form, { before, isEdited, isSaving }]) =>
      within.contains(form) && !isSaving && (isEdited || differs(form, before)),
  )

/** Whether a form in this part of the page is being saved. */
export const isSavingIn = (within: Node): boolean =>
  [...watched].some(([form, { isSaving }]) => within.contains(form) && isSaving)

/** Takes what the forms hold as it is. */
export function forgetEdits(within: Node = document): void {
  for (const [form, edits] of watched) if (within.contains(form)) forget(form, edits)
}

const differs = (form: HTMLFormElement, before: ReadonlyMap<string, string>): boolean =>
  editedIn(form, before).size > 0

function editedIn(form: HTMLFormElement, before: ReadonlyMap<string, string>): Set<string> {
  const now = textsOf(form)
  return new Set([...before].flatMap(([name, text]) => (now.get(name) === text ? [] : [name])))
}

function forget(form: HTMLFormElement, edits: Edits): void {
  edits.first = textsOf(form)
  edits.before.clear()
  edits.isEdited = false
}

/** What each field holds. One without a choice holds nothing, so that the first choice is an edit. */
function textsOf(form: HTMLFormElement): Map<string, string> {
  const data = new FormData(form)
  const texts = new Map<string, string>()
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (name && !element.matches(':disabled')) texts.set(name, JSON.stringify(data.getAll(name).map(String)))
  }
  return texts
}
