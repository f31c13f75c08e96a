import { MinutesInput } from './minutes-input.tsx'

interface ProvidedRowProps {
  /** Of the field, for messages. */
  name: string
  id: number
  title: string
  /** How long it takes; undefined while it is not chosen. */
  seconds: number | undefined
  /** How long it takes at first. */
  usualSeconds: number
  words: { minutesOf(title: string): string; minutes: string }
  onChange(seconds: number | undefined): void
}

/** A team member who provides a service, or a service of a team member, with the minutes that it takes. */
export const ProvidedRow = ({
  name,
  id,
  title,
  seconds,
  usualSeconds,
  words,
  onChange,
}: ProvidedRowProps) => (
  <li>
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={id}
        checked={seconds !== undefined}
        onChange={event => onChange(event.target.checked ? usualSeconds : undefined)}
      />
      <span className="long-name">{title}</span>
    </label>
    {seconds !== undefined && (
      <MinutesInput
        name={name}
        label={words.minutesOf(title)}
        unit={words.minutes}
        seconds={seconds}
        onChange={onChange}
      />
    )}
  </li>
)
