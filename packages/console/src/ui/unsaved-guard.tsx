import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { Confirm } from './confirm.tsx'
import { type Leave, LeaveContext } from './leave.ts'
import { forgetEdits, hasUnsaved } from './unsaved.ts'

/** Asks before a form that was edited is left: by a link, by going back, with its dialog, or with the browser's tab. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const t = useTexts('ui')
  const [leaving, setLeaving] = useState<{ within: Node; go: () => void }>()
  const leave = useCallback<Leave>((within, go) => {
    if (within && hasUnsaved(within)) setLeaving({ within, go })
    else go()
  }, [])
  // A router knows one blocker, so this one is for all forms.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && hasUnsaved(),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  const question = blocker.state === 'blocked' ? { within: document, go: blocker.proceed } : leaving
  const stay = () => {
    setLeaving(undefined)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const goOn = async () => {
    forgetEdits(question?.within)
    setLeaving(undefined)
    question?.go()
  }
  return (
    <LeaveContext value={leave}>
      {children}
      {question && (
        <Confirm
          title={t.unsaved}
          action={t.leaveUnsaved}
          cancel={t.keepEditing}
          onConfirm={goOn}
          onClose={stay}
        >
          {t.unsavedNote}
        </Confirm>
      )}
    </LeaveContext>
  )
}
