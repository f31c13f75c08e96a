import './segmented.css'
import { type ReactNode, useId } from 'react'

interface Segment<Value extends string> {
  value: Value
  title: string
  /** Shown instead of the title, which then names it for screen readers. */
  icon?: ReactNode
}

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onChange(value: NoInfer<Value>): void
  name?: string
}

/** A choice of one out of a few, all of them visible. */
export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  name,
}: SegmentedProps<Value>) {
  const id = useId()
  return (
    <fieldset className="segmented" aria-label={label}>
      {segments.map(segment => (
        <label key={segment.value} className="segment" title={segment.icon ? segment.title : undefined}>
          <input
            type="radio"
            name={name ?? id}
            value={segment.value}
            checked={segment.value === value}
            aria-label={segment.title}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon ?? <span>{segment.title}</span>}
        </label>
      ))}
    </fieldset>
  )
}
