import { useTexts } from '../../texts/use-texts.ts'
import { MinutesInput } from './minutes-input.tsx'
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
        {shown.map(({ id, name }) => {
          const seconds = chosen.get(id)
          return (
            <li key={id}>
              <label className="check">
                <input
                  type="checkbox"
                  name="staff"
                  value={id}
                  checked={seconds !== undefined}
                  onChange={event => set(id, event.target.checked ? duration : undefined)}
                />
                <span className="long-name">{name}</span>
              </label>
              {seconds !== undefined && (
                <MinutesInput
                  name="staff"
                  label={t.minutesOf(name)}
                  unit={t.minutes}
                  seconds={seconds}
                  onChange={next => set(id, next)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
