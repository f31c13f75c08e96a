import { useTask } from '../data/use-task.ts'
import { foyer } from '../foyer.ts'
import { useMe } from '../session/session.tsx'
import { rich } from '../texts/rich.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useToast } from '../ui/toast.tsx'
import { OutboxLink } from './outbox-link.tsx'

/** Shows above every page until the e-mail address is confirmed. */
export function ConfirmBanner() {
  const { email, is_email_confirmed } = useMe()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('shell')
  if (is_email_confirmed || !email) return null
  const send = async () => {
    if (await run(() => foyer.account.sendConfirmation())) say(t.linkSent)
  }
  return (
    <section className="confirm-banner" aria-label={t.unconfirmedAddress}>
      <Notice kind="info">
        {rich(t.confirmAddress, { email: <strong>{email}</strong> })} <OutboxLink to={email} />
      </Notice>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Button isBusy={isBusy} onClick={() => void send()}>
        {t.resendLink}
      </Button>
    </section>
  )
}
