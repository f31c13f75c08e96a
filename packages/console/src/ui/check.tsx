import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useField } from './field.tsx'

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  label: string
  name: string
  hint?: ReactNode
}

/** A checkbox with a hint. */
export function Check({ label, name, hint, ...input }: CheckProps) {
  const { id, attributes, below } = useField({ label, name, hint })
  return (
    <div className="check-field">
      <label className="check" htmlFor={id}>
        <input {...input} {...attributes} type="checkbox" />
        {label}
      </label>
      {below}
    </div>
  )
}

interface Choice {
  value: string
  title: string
  note?: string
}

interface CheckGroupProps {
  label: string
  name: string
  choices: Choice[]
  chosen: readonly string[]
  hint?: ReactNode
}

/** A group of checkboxes of which any number can be checked. */
export function CheckGroup({ label, name, choices, chosen, hint }: CheckGroupProps) {
  const id = useId()
  const { below, attributes } = useField({ label, name, hint })
  return (
    <fieldset className="check-group" aria-describedby={attributes['aria-describedby']}>
      <legend>{label}</legend>
      <div className="check-columns">
        {choices.map(({ value, title, note }) => (
          <label key={value} className="check" htmlFor={`${id}-${value}`}>
            <input
              id={`${id}-${value}`}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={attributes['aria-invalid']}
            />
            <span>
              {title}
              {note && <span className="field-hint">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {below}
    </fieldset>
  )
}
