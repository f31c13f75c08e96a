import { type InputShape, isList, type Shape, type Shapes, type Typed, toInput } from '@foyer/sdk/inputs'
import { mayBeEdited } from '../ui/unsaved.ts'

/**
 * Reads a form as the input of an operation, by the shape of that. The form's fields have the names of the operation's;
 * `given` has what isn't in the form. What doesn't fit stays text, and the API refuses it at its field.
 */
export const readInput = <Input>(
  shape: InputShape<Input>,
  form: HTMLFormElement,
  given: Partial<Input> = {},
): Input => toTyped(shape, typedIn(shape, form), given)

/** The same from text by name, such as that of a draft. */
export const toTyped = <Input>(shape: InputShape<Input>, typed: Typed, given: Partial<Input> = {}): Input =>
  ({ ...toInput(shape, typed), ...given }) as Input

/** The shape of one element of a list, for a form that edits one at a time. */
export const elementOf = <Element>(shape: Shape | undefined): InputShape<Element> => {
  const [element] = shape !== undefined && isList(shape) ? shape : []
  if (typeof element !== 'object' || isList(element)) throw new Error('This is no list of objects.')
  return element
}

/** Of an input only the fields that were edited, so that what others have changed meanwhile stays. */
export function onlyEdited<Input extends object>(form: HTMLFormElement, input: Input): Partial<Input> {
  const isKept = (name: string) => !form.elements.namedItem(name) || mayBeEdited(form, name)
  return Object.fromEntries(Object.entries(input).filter(([name]) => isKept(name))) as Partial<Input>
}

function typedIn(shapes: Shapes, form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form)
  const typed: Record<string, string | string[]> = {}
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (!name || element.matches(':disabled')) continue
    const shape = shapes[name]
    const texts = data.getAll(name).map(value => trimmed(name, String(value)))
    if (shape && isList(shape))
      typed[name] = element.matches('textarea') ? texts.flatMap(linesOf) : texts.filter(Boolean)
    else if (element.matches('[type="checkbox"]')) typed[name] = String(texts.length > 0)
    else typed[name] = texts[0] ?? ''
  }
  return typed
}

const trimmed = (name: string, text: string): string => (name.includes('password') ? text : text.trim())

const linesOf = (text: string): string[] => text.split('\n').flatMap(line => line.trim() || [])
