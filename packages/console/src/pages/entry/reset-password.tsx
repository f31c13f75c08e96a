import { accountResetPassword } from '@foyer/sdk/inputs'
import { useNavigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { EndedLink, useLink } from './ended-link.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ResetPasswordPage() {
  const t = useTexts('entry')
  const token = useTokenInHash('link')
  const navigate = useNavigate()
  const { leave } = useSession()
  const [isEnded, use] = useLink()
  if (!token) return <IncompleteLink />
  if (isEnded)
    return (
      <EndedLink note={t.endedPasswordLink}>
        <ButtonLink to="/forgot-password" kind="primary">
          {t.newLink}
        </ButtonLink>
        <ButtonLink to="/sign-in">{t.signIn}</ButtonLink>
      </EndedLink>
    )
  const reset = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(accountResetPassword, form, { token })
    if (!(await use(() => foyer.account.resetPassword(input)))) return
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
