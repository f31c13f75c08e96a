import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { EndedLink, useLink } from './ended-link.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ConfirmEmailPage() {
  const t = useTexts('entry')
  const token = useTokenInHash('link')
  const { reload } = useSession()
  const [isDone, setDone] = useState(false)
  const [isEnded, use] = useLink()
  if (!token) return <IncompleteLink />
  if (isEnded) return <EndedConfirmation />
  if (isDone) return <Confirmed />
  const confirm = async () => {
    if (!(await use(() => foyer.account.confirmEmail({ token })))) return
    await reload()
    setDone(true)
  }
  // This takes a click, because mail scanners open links too.
  return (
    <EntryLayout title={t.confirmTitle} description={t.confirmNote}>
      <Form canBeLeft label={t.confirmTitle} onSubmit={confirm}>
        <SubmitButton isWide>{t.confirmAddress}</SubmitButton>
      </Form>
    </EntryLayout>
  )
}

function Confirmed() {
  const t = useTexts('entry')
  return (
    <EntryLayout title={t.confirmed} description={t.confirmedNote}>
      <ButtonLink to="/" kind="primary">
        {t.goToFoyer}
      </ButtonLink>
    </EntryLayout>
  )
}

/** Whoever opens the link a second time is often confirmed already. */
function EndedConfirmation() {
  const t = useTexts('entry')
  const { email, is_email_confirmed } = useMe()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const send = () =>
    run(async () => {
      await foyer.account.sendConfirmation()
      say(t.confirmationSent(email))
    })
  return (
    <EndedLink note={is_email_confirmed ? t.alreadyConfirmed(email) : t.endedConfirmation}>
      {error && <Notice kind="error">{error.message}</Notice>}
      {!is_email_confirmed && (
        <Button kind="primary" isBusy={isBusy} onClick={() => void send()}>
          {t.newLink}
        </Button>
      )}
      <ButtonLink to="/" kind={is_email_confirmed ? 'primary' : undefined}>
        {t.goToFoyer}
      </ButtonLink>
    </EndedLink>
  )
}
