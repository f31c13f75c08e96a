import type { Service } from '@foyer/sdk/business'
import { useState } from 'react'
import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ProvidedRow } from '../services/provided-row.tsx'
import type { MemberServices } from './member-services.ts'

interface MemberServicesFieldProps {
  services: readonly Service[]
  chosen: MemberServices
  onChange(chosen: MemberServices): void
}

const longList = 8

/** The services that somebody provides, each with the minutes it takes them. */
export function MemberServicesField({ services, chosen, onChange }: MemberServicesFieldProps) {
  const t = useTexts('team')
  const [search, setSearch] = useState('')
  const set = (id: number, seconds: number | undefined) => {
    const next = new Map(chosen)
    if (seconds === undefined) next.delete(id)
    else next.set(id, seconds)
    onChange(next)
  }
  const shown = services.filter(({ title }) => matches(search, title))
  return (
    <fieldset className="provided">
      <legend>
        {t.services}
        <span className="optional">{t.chosen(chosen.size)}</span>
      </legend>
      <p className="field-hint">{services.length > 0 ? t.servicesNote : t.noServices}</p>
      {services.length > longList && (
        <input
          type="search"
          aria-label={t.searchServices}
          placeholder={t.searchServices}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
      )}
      <ul>
        {shown.map(({ id, title, duration }) => (
          <ProvidedRow
            key={id}
            name="services"
            id={id}
            title={title}
            seconds={chosen.get(id)}
            usualSeconds={duration}
            words={t}
            onChange={seconds => set(id, seconds)}
          />
        ))}
      </ul>
    </fieldset>
  )
}
