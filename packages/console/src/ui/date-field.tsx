import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type FieldProps = Omit<ComponentProps<typeof Field>, 'type'>

/** A day, as `YYYY-MM-DD`. */
export const DateField = (props: FieldProps) => <Field {...props} type="date" />

/** A time of day, as `HH:MM`. */
export const TimeField = ({ step = 300, ...props }: FieldProps) => (
  <Field {...props} type="time" step={step} />
)
