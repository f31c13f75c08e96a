import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface TokenInBody {
  /** Asks when a marketplace webhook is first saved. Undefined when the question is closed: nothing is saved then. */
  ask(): Promise<boolean | undefined>
  question: ReactNode
}

/** Whether the body of the marketplace webhook carries the partner token; the person knows what receives it. */
export function useTokenInBody(): TokenInBody {
  const t = useTexts('marketplace').tokenInBody
  const [answer, setAnswer] = useState<(isIncluded: boolean | undefined) => void>()
  const end = (isIncluded: boolean | undefined) => {
    answer?.(isIncluded)
    setAnswer(undefined)
  }
  const question = answer && (
    <Dialog title={t.question} onClose={() => end(undefined)}>
      <p>{t.about}</p>
      <p>{t.without}</p>
      <p>{t.with}</p>
      <div className="dialog-actions">
        <Button onClick={() => end(true)}>{t.include}</Button>
        <Button kind="primary" onClick={() => end(false)}>
          {t.leaveOut}
        </Button>
      </div>
    </Dialog>
  )
  return { ask: () => new Promise(resolve => setAnswer(() => resolve)), question }
}
