import type { SandboxMoveClockForPagesInput } from '@foyer/sdk/account'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import type { Sandbox } from './use-sandbox.ts'

const hour = 3600
const steps = {
  seconds: { advance_seconds: 5 },
  hour: { advance_seconds: hour },
  halfDay: { advance_seconds: 12 * hour },
  month: { advance_months: 1 },
} as const satisfies Record<string, SandboxMoveClockForPagesInput>

/** Moves the clock by a step, or to what is due next. */
export function ClockSteps({ sandbox: { state, isBusy, move } }: { sandbox: Sandbox }) {
  const t = useTexts('sandbox-bar')
  const { moment } = useFormats()
  const due = state?.next_due
  const note = due ? t.due[due.kind](moment(due.at)) : t.nothingDue
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form.
    <div className="sandbox-group" role="group" aria-label={t.moveClock}>
      {(Object.keys(steps) as (keyof typeof steps)[]).map(step => (
        <Button
          key={step}
          disabled={isBusy}
          title={t.steps[step].long}
          onClick={() => void move(steps[step])}
        >
          {t.steps[step].short}
        </Button>
      ))}
      <Button disabled={isBusy || !due} title={note} onClick={() => void move({ to_next_due: true })}>
        {t.toNextDue}
      </Button>
      {state && <span className="sandbox-due">{note}</span>}
    </div>
  )
}
