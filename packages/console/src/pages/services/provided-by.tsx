import { useTexts } from '../../texts/use-texts.ts'
import { ProvidedRow } from './provided-row.tsx'
import type { Named } from './use-staff-names.ts'

interface ProvidedByProps {
  team: readonly Named[]
  /** How many seconds it takes each of those who provide it. */
  chosen: ReadonlyMap<number, number>
  /** Of the service, for somebody who is added. */
  duration: number | undefined
  onChange(chosen: ReadonlyMap<number, number>): void
}

const defaultSeconds = 3600

/** Who provides the service. */
export function ProvidedBy({ team, chosen, duration = defaultSeconds, onChange }: ProvidedByProps) {
  const t = useTexts('services')
  const set = (id: number, seconds: number | undefined) => {
    const next = new Map(chosen)
    if (seconds === undefined) next.delete(id)
    else next.set(id, seconds)
    onChange(next)
  }
  const shown = team.filter(({ id, isFired }) => !isFired || chosen.has(id))
  return (
    <fieldset className="provided">
      <legend>
        {t.team}
        <span className="optional">{t.people(chosen.size)}</span>
      </legend>
      <p className="field-hint">{shown.length > 0 ? t.teamNote : t.noTeamNote}</p>
      <ul>
        {shown.map(({ id, name }) => (
          <ProvidedRow
            key={id}
            name="staff"
            id={id}
            title={name}
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
