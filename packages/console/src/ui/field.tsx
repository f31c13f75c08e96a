import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { choiceMessage, fieldMessage } from './field-message.ts'
import { fieldNameOf, useFormState } from './form.tsx'

interface FieldText {
  label: string
  name: string
  hint?: ReactNode
  isOptional?: boolean
}

interface FieldParts extends FieldText {
  /** Its value is an id, of which the person knows nothing. */
  isChoice?: boolean
  /** What is wrong before the API has said so. */
  problem?: string
}

type InputProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

export function Field({
  label,
  name,
  hint,
  isOptional = false,
  required = !isOptional,
  ...input
}: InputProps) {
  const field = useField({ label, name, hint })
  return (
    <div className="field">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <input {...input} {...field.attributes} required={required} />
      {field.below}
    </div>
  )
}

interface SelectProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> {
  /** What is wrong with the choice before the API has said so. */
  problem?: string
}

/** Its options may come later than the field itself: what is chosen stays chosen. */
export function SelectField({
  label,
  name,
  hint,
  problem,
  isOptional = false,
  defaultValue,
  value,
  onChange,
  children,
  ...select
}: SelectProps) {
  const field = useField({ label, name, hint, isChoice: true, problem })
  const [chosen, setChosen] = useState<string>()
  return (
    <div className="field">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <select
        {...select}
        {...field.attributes}
        required={!isOptional}
        value={value ?? chosen ?? defaultValue}
        onChange={event => {
          setChosen(event.currentTarget.value)
          onChange?.(event)
        }}
      >
        {children}
      </select>
      {field.below}
    </div>
  )
}

type TextProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>

export function TextField({
  label,
  name,
  hint,
  isOptional = false,
  required = !isOptional,
  ...text
}: TextProps) {
  const field = useField({ label, name, hint })
  return (
    <div className="field field-text">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <textarea rows={5} {...text} {...field.attributes} required={required} />
      {field.below}
    </div>
  )
}

export function FieldLabel({ id, label, isOptional }: { id: string; label: string; isOptional: boolean }) {
  const t = useTexts('ui')
  return (
    <label htmlFor={id}>
      {label}
      {isOptional && <span className="optional">{t.optional}</span>}
    </label>
  )
}

/** Connects an input to its label, its hint and its error from the API. */
export function useField({ label, name, hint, isChoice = false, problem }: FieldParts) {
  const id = useId()
  const { error, forgotten, forget } = useFormState()
  const { problems } = useTexts('ui')
  // Only the first error of a field is shown.
  const [, [sentence] = []] =
    Object.entries(error?.fields ?? {}).find(([path]) => path === name || fieldNameOf(path) === name) ?? []
  const isSaid = sentence !== undefined && !forgotten.includes(name)
  const said = isSaid ? (isChoice ? choiceMessage : fieldMessage)(problems, label, sentence) : undefined
  const isInvalid = problem !== undefined || said !== undefined
  const note = problem ?? said ?? hint
  return {
    id,
    attributes: {
      id,
      name,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': note ? `${id}-note` : undefined,
    },
    /** Takes back what the API said: the value is another one now. */
    forgetError: () => forget(name),
    below: note && (
      <p id={`${id}-note`} className={isInvalid ? 'field-error' : 'field-hint'}>
        {note}
      </p>
    ),
  }
}
