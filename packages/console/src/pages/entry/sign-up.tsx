import { Link, Navigate, useLocation } from 'react-router'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export function SignUpPage() {
  const { state, enter } = useSession()
  const invited = useInvited()
  if (state.status === 'in') return <Navigate to={invited ? '/invitations' : '/'} replace />
  const signUp = async ({ name = '', email = '', phone, password = '' }: Values) => {
    const { data } = await foyer.account.signUp({
      name,
      email,
      phone: phone || undefined,
      password,
      invitation: invited,
    })
    enter(data)
  }
  return (
    <EntryLayout
      title="Create an account"
      description={
        invited
          ? 'Use the e-mail address that the invitation was sent to.'
          : 'For people who run locations, and for developers who build for them.'
      }
      below={
        <>
          Have an account? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      <Form label="Create an account" onSubmit={signUp}>
        <Field label="Name" name="name" autoComplete="name" autoFocus />
        <Field label="E-mail" name="email" type="email" autoComplete="email" />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+1 415 555 0100"
          isOptional
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least ten characters."
        />
        <SubmitButton isWide>Create account</SubmitButton>
      </Form>
    </EntryLayout>
  )
}

/** The token of the invitation that the person came from. */
function useInvited(): string | undefined {
  const { state } = useLocation() as { state: { invitation?: string } | null }
  return state?.invitation
}
