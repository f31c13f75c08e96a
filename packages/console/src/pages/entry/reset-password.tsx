import { accountResetPassword } from '@foyer/sdk/inputs'
import { useNavigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ResetPasswordPage() {
  const t = useTexts('entry')
  const token = useTokenInHash('link')
  const navigate = useNavigate()
  const { leave } = useSession()
  if (!token) return <IncompleteLink />
  const reset = async (_values: unknown, form: HTMLFormElement) => {
    await foyer.account.resetPassword(readInput(accountResetPassword, form, { token }))
    leave(t.passwordSet)
    await navigate('/sign-in', { replace: true })
  }
  return (
    <EntryLayout title={t.setPasswordTitle} description={t.setPasswordNote}>
      <Form canBeLeft label={t.resetTitle} onSubmit={reset}>
        <Field
          label={t.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t.passwordHint}
          autoFocus
        />
        <SubmitButton isWide>{t.setPassword}</SubmitButton>
      </Form>
    </EntryLayout>
  )
}
