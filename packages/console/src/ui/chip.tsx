import './chip.css'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { CloseIcon } from './icons.tsx'

interface ChipProps {
  /** The name of the chip, for its tooltip and its remove button. */
  name: string
  onRemove?(): void
  isDisabled?: boolean
  children?: ReactNode
}

/** Something that was chosen, such as a label or an active filter. */
export function Chip({ name, onRemove, isDisabled = false, children }: ChipProps) {
  const t = useTexts('ui')
  return (
    <span className="chip">
      <span className="chip-text" title={name}>
        {children ?? name}
      </span>
      {onRemove && (
        <button type="button" aria-label={t.removeNamed(name)} disabled={isDisabled} onClick={onRemove}>
          <CloseIcon />
        </button>
      )}
    </span>
  )
}

interface FilterChipProps {
  isOn: boolean
  onChange(isOn: boolean): void
  /** How many rows match. */
  count?: ReactNode
  children: ReactNode
}

/** A filter that is on or off. */
export function FilterChip({ isOn, onChange, count, children }: FilterChipProps) {
  return (
    <button type="button" className="chip chip-filter" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <span className="chip-text">{children}</span>
      {count !== undefined && <span className="chip-count">{count}</span>}
    </button>
  )
}

/** A row of chips. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return label ? (
    <fieldset className="chips" aria-label={label}>
      {children}
    </fieldset>
  ) : (
    <div className="chips">{children}</div>
  )
}
