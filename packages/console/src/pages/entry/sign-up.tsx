import { accountSignUp } from '@foyer/sdk/inputs'
import { Link, Navigate, useLocation } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { currentLanguage } from '../../texts/current.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function SignUpPage() {
  const t = useTexts('entry')
  const { state, enter } = useSession()
  const invited = useInvited()
  if (state.status === 'in') return <Navigate to={invited ? '/invitations' : '/'} replace />
  const signUp = async ({ phone }: Values, form: HTMLFormElement) => {
    // An empty number is no number.
    const given = { phone: phone || undefined, invitation: invited, language: currentLanguage() }
    const { data } = await foyer.account.signUp(readInput(accountSignUp, form, given))
    enter(data)
  }
  return (
    <EntryLayout
      title={t.createAccountTitle}
      description={invited ? t.invitedSignUpNote : t.signUpNote}
      below={rich(t.haveAccount, { link: <Link to="/sign-in">{t.signIn}</Link> })}
    >
      <Form canBeLeft label={t.createAccountTitle} onSubmit={signUp}>
        <Field label={t.name} name="name" autoComplete="name" autoFocus />
        <Field label={t.email} name="email" type="email" autoComplete="email" />
        <Field
          label={t.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+1 415 555 0100"
          isOptional
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t.passwordHint}
        />
        <SubmitButton isWide>{t.createAccount}</SubmitButton>
      </Form>
    </EntryLayout>
  )
}

/** The token of the invitation that the person came from. */
function useInvited(): string | undefined {
  const { state } = useLocation() as { state: { invitation?: string } | null }
  return state?.invitation
}
