import { FoyerError } from '@foyer/sdk/account'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { SandboxLogins } from './sandbox-logins.tsx'
import { SecondStep } from './second-step.tsx'

export function SignInPage() {
  const { state, enter } = useSession()
  const from = useOrigin()
  const [pending, setPending] = useState<{ login: string; password: string }>()
  if (state.status === 'in') return <Navigate to={from} replace />
  const signIn = async (login = '', password = '', code?: string) => {
    try {
      const { data } = await foyer.account.signIn({ login, password, code })
      enter(data)
    } catch (error) {
      if (!(error instanceof FoyerError) || error.code !== 'second_factor_needed') throw error
      setPending({ login, password })
    }
  }
  if (pending)
    return (
      <SecondStep
        onSubmit={code => signIn(pending.login, pending.password, code)}
        onCancel={() => setPending(undefined)}
      />
    )
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

/** The page on this site that required the sign-in. */
function useOrigin(): string {
  const { state } = useLocation() as { state: { from?: string } | null }
  return state?.from && /^\/(?![/\\])/.test(state.from) ? state.from : '/'
}
