import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { fieldNameOf, useFormState } from './form.tsx'

interface FieldText {
  label: string
  name: string
  hint?: ReactNode
  isOptional?: boolean
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

type SelectProps = FieldText & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>

export function SelectField({ label, name, hint, isOptional = false, children, ...select }: SelectProps) {
  const field = useField({ label, name, hint })
  return (
    <div className="field">
      <FieldLabel id={field.id} label={label} isOptional={isOptional} />
      <select {...select} {...field.attributes} required={!isOptional}>
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
  return (
    <label htmlFor={id}>
      {label}
      {isOptional && <span className="optional">optional</span>}
    </label>
  )
}

/** Connects an input to its label, its hint and its error from the API. */
export function useField({ label, name, hint }: FieldText) {
  const id = useId()
  const { error } = useFormState()
  // Only the first error of a field is shown.
  const [, [sentence] = []] =
    Object.entries(error?.fields ?? {}).find(([path]) => fieldNameOf(path) === name) ?? []
  const isInvalid = sentence !== undefined
  const note = isInvalid ? `${label} ${sentence}.` : hint
  return {
    id,
    attributes: {
      id,
      name,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': note ? `${id}-note` : undefined,
    },
    below: note && (
      <p id={`${id}-note`} className={isInvalid ? 'field-error' : 'field-hint'}>
        {note}
      </p>
    ),
  }
}
