import { accountForgotPassword } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { Link } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { OutboxLink } from '../../layout/outbox-link.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function ForgotPasswordPage() {
  const t = useTexts('entry')
  const [sentTo, setSentTo] = useState<string>()
  const ask = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(accountForgotPassword, form)
    await foyer.account.forgotPassword(input)
    setSentTo(input.email)
  }
  return (
    <EntryLayout
      title={t.resetTitle}
      description={t.resetNote}
      below={rich(t.rememberIt, { link: <Link to="/sign-in">{t.signIn}</Link> })}
    >
      {sentTo ? (
        <Notice kind="success">
          {rich(t.linkSent, { email: sentTo })} <OutboxLink to={sentTo} />
        </Notice>
      ) : (
        <Form canBeLeft label={t.resetTitle} onSubmit={ask}>
          <Field label={t.email} name="email" type="email" autoComplete="email" autoFocus />
          <SubmitButton isWide>{t.sendLink}</SubmitButton>
        </Form>
      )}
    </EntryLayout>
  )
}
