import { useTask } from '../data/use-task.ts'
import { foyer } from '../foyer.ts'
import { notifyOfSignOut } from '../session/other-tabs.ts'
import { useSession } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { useToast } from '../ui/toast.tsx'

export function useSignOut(): () => Promise<void> {
  const { leave } = useSession()
  const { run } = useTask()
  const t = useTexts('shell')
  const say = useToast()
  return async () => {
    const isDone = await run(() => foyer.account.signOut())
    if (!isDone) return say(t.notSignedOut)
    notifyOfSignOut()
    leave(t.signedOut)
  }
}
