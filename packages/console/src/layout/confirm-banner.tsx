import { useTask } from '../data/use-task.ts'
import { foyer } from '../foyer.ts'
import { useMe } from '../session/session.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { OutboxLink } from '../ui/outbox-link.tsx'
import { useToast } from '../ui/toast.tsx'

/** Shows above every page until the e-mail address is confirmed. */
export function ConfirmBanner() {
  const { email, is_email_confirmed } = useMe()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  if (is_email_confirmed || !email) return null
  const send = async () => {
    if (await run(() => foyer.account.sendConfirmation())) say('We sent you a new link.')
  }
  return (
    <section className="confirm-banner" aria-label="Unconfirmed address">
      <Notice kind="info">
        Confirm your e-mail address: we sent a link to <strong>{email}</strong>. Until then you can’t get a
        role, invite people or publish. <OutboxLink to={email} />
      </Notice>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Button isBusy={isBusy} onClick={() => void send()}>
        Resend link
      </Button>
    </section>
  )
}
