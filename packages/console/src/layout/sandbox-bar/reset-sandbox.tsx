import { useSandboxLogins } from '../../data/sandbox-logins.ts'
import { foyer } from '../../foyer.ts'
import { notifyOfSignOut } from '../../session/other-tabs.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useBecome } from './use-become.ts'

/** Restores the demo world, and signs a demo person in again. */
export function ResetSandbox({ onClose }: { onClose(): void }) {
  const t = useTexts('sandbox-bar')
  const { email } = useMe()
  const { leave } = useSession()
  const become = useBecome()
  const logins = useSandboxLogins()
  const say = useToast()
  const reset = async () => {
    await foyer.sandbox.resetForPages()
    const me = logins.find(({ login }) => login === email)
    if (me) {
      await become.signIn(me)
      say(t.resetDone)
    } else {
      notifyOfSignOut()
      leave(t.resetDone)
    }
    onClose()
  }
  return (
    <Confirm title={t.resetTitle} action={t.resetAction} onConfirm={reset} onClose={onClose}>
      {t.resetNote}
    </Confirm>
  )
}
