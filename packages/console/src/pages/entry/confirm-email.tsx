import { useState } from 'react'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ConfirmEmailPage() {
  const t = useTexts('entry')
  const token = useTokenInHash('link')
  const { reload } = useSession()
  const [isDone, setDone] = useState(false)
  if (!token) return <IncompleteLink />
  if (isDone) return <Confirmed />
  const confirm = async () => {
    await foyer.account.confirmEmail({ token })
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
