import './start.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckIcon } from '../../ui/icons.tsx'

export type StepState = 'done' | 'open' | 'later'

interface StepProps {
  number: number
  title: string
  state: StepState
  /** What was done, in a few words. */
  result?: string
  children: ReactNode
}

/** A step of the checklist: the next one is open, those that are done can be opened again. */
export function Step({ number, title, state, result, children }: StepProps) {
  const t = useTexts('start')
  return (
    <li className={`start-step start-step-${state}`} aria-current={state === 'open' ? 'step' : undefined}>
      <span className="start-number" aria-hidden="true">
        {state === 'done' ? <CheckIcon /> : number}
      </span>
      <div className="start-body">
        {state === 'done' ? (
          <details>
            <summary>
              <h2>{title}</h2>
              <span className="start-result">
                <span className="unseen">{t.done}</span> {result}
              </span>
            </summary>
            <div className="start-content">{children}</div>
          </details>
        ) : (
          <>
            <h2>{title}</h2>
            {state === 'open' && <div className="start-content">{children}</div>}
          </>
        )}
      </div>
    </li>
  )
}
