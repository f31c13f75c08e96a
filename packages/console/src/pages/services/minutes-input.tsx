import { useId, useState } from 'react'
import { minutesProblem, mostMinutes } from '../../forms/check-minutes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { fieldMessage } from '../../ui/field-message.ts'

interface MinutesInputProps {
  /** Lets the form notice an edit. */
  name: string
  label: string
  unit: string
  seconds: number
  onChange(seconds: number): void
}

/** A duration in minutes. What is no duration stays as it was typed, says why, and keeps the form from being sent. */
export function MinutesInput({ name, label, unit, seconds, onChange }: MinutesInputProps) {
  const { problems } = useTexts('ui')
  const id = useId()
  const [sentence, setSentence] = useState<string>()
  const message = sentence && fieldMessage(problems, label, sentence)
  return (
    <>
      <span className="minutes">
        <input
          type="number"
          name={name}
          min="1"
          max={mostMinutes}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          defaultValue={seconds / 60}
          ref={input => input?.setCustomValidity(message ?? '')}
          onChange={({ target }) => {
            const minutes = target.value === '' ? Number.NaN : Number(target.value)
            const problem = minutesProblem(minutes)
            setSentence(problem)
            if (!problem) onChange(minutes * 60)
          }}
        />
        {unit}
      </span>
      {message && (
        <p id={id} className="field-error">
          {message}
        </p>
      )}
    </>
  )
}
