import { useState } from 'react'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ConfirmEmailPage() {
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
    <EntryLayout
      title="Confirm your e-mail address"
      description="Only confirm if you entered this address on Foyer yourself."
    >
      <Form label="Confirm your e-mail address" onSubmit={confirm}>
        <SubmitButton isWide>Confirm address</SubmitButton>
      </Form>
    </EntryLayout>
  )
}

function Confirmed() {
  return (
    <EntryLayout title="Your address is confirmed" description="Thank you. You can continue now.">
      <ButtonLink to="/" kind="primary">
        Go to Foyer
      </ButtonLink>
    </EntryLayout>
  )
}
