import { useState } from 'react'
import { Link } from 'react-router'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutboxLink } from '../../ui/outbox-link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const ask = async ({ email = '' }: Values) => {
    await foyer.account.forgotPassword({ email })
    setSentTo(email)
  }
  return (
    <EntryLayout
      title="Reset your password"
      description="We’ll send you a link to set a new one."
      below={
        <>
          Remember it? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      {sentTo ? (
        <Notice kind="success">
          If there is an account for {sentTo}, we have sent a link. It works for one hour.{' '}
          <OutboxLink to={sentTo} />
        </Notice>
      ) : (
        <Form label="Reset your password" onSubmit={ask}>
          <Field label="E-mail" name="email" type="email" autoComplete="email" autoFocus />
          <SubmitButton isWide>Send link</SubmitButton>
        </Form>
      )}
    </EntryLayout>
  )
}
