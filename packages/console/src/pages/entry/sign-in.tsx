import { Link, Navigate, useLocation } from 'react-router'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { SandboxLogins } from './sandbox-logins.tsx'

export function SignInPage() {
  const { state, enter } = useSession()
  const from = useOrigin()
  if (state.status === 'in') return <Navigate to={from} replace />
  const signIn = async (login = '', password = '') => {
    const { data } = await foyer.account.signIn({ login, password })
    enter(data)
  }
  return (
    <EntryLayout
      title="Sign in to Foyer"
      below={
        <>
          New here? <Link to="/sign-up">Create an account</Link>
        </>
      }
    >
      {state.status === 'out' && state.notice && <Notice kind="info">{state.notice}</Notice>}
      <Form label="Sign in" onSubmit={({ login, password }) => signIn(login, password)}>
        <Field label="E-mail or phone" name="login" autoComplete="username" autoFocus />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
        <SubmitButton isWide>Sign in</SubmitButton>
      </Form>
      <p className="entry-more">
        <Link to="/forgot-password">Forgot your password?</Link>
      </p>
      <SandboxLogins onChoose={signIn} />
    </EntryLayout>
  )
}

/** The page that asked for the sign-in, on this site. */
function useOrigin(): string {
  const { state } = useLocation() as { state: { from?: string } | null }
  return state?.from && /^\/(?![/\\])/.test(state.from) ? state.from : '/'
}
