interface MinutesInputProps {
  /** Lets the form notice an edit. */
  name: string
  label: string
  unit: string
  seconds: number
  onChange(seconds: number): void
}

/** A duration in minutes. What is no duration is not taken, and replaced by the last one on leaving. */
export function MinutesInput({ name, label, unit, seconds, onChange }: MinutesInputProps) {
  return (
    <span className="minutes">
      <input
        type="number"
        name={name}
        min="1"
        max="1440"
        aria-label={label}
        defaultValue={seconds / 60}
        onChange={event => {
          const minutes = Math.round(Number(event.target.value))
          if (minutes >= 1 && minutes <= 1440) onChange(minutes * 60)
        }}
        onBlur={event => {
          event.target.value = String(seconds / 60)
        }}
      />
      {unit}
    </span>
  )
}
