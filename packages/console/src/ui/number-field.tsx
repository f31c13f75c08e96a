import { type ComponentProps, useState } from 'react'
import { toNumberText, toPlainNumber } from '../texts/numbers.ts'
import { Field } from './field.tsx'

interface NumberFieldProps
  extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  defaultValue?: number | string
  /** The number as the API writes it, for a form that keeps it itself. */
  value?: string
  /** Gets the number as the API writes it, or what was typed if that is none. */
  onChange?(plain: string): void
}

/** A number with decimals, shown and typed in the language of the page. The `Form` reads it as the API writes it. */
export function NumberField({ defaultValue = '', value, onChange, ...props }: NumberFieldProps) {
  const [text, setText] = useState(toNumberText(value ?? defaultValue))
  const isOwn = value === undefined || toPlainNumber(text) === value
  return (
    <Field
      {...props}
      {...(value === undefined
        ? { defaultValue: toNumberText(defaultValue) }
        : { value: isOwn ? text : toNumberText(value) })}
      inputMode="decimal"
      data-number=""
      autoComplete="off"
      // Whoever comes to a number usually types another one, in place of this one.
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setText(target.value)
        onChange?.(toPlainNumber(target.value))
      }}
    />
  )
}
