import { type AccountSignInInput, FoyerError } from '@foyer/sdk/account'
import { accountSignIn } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { SuspendedAccount } from '../suspended/suspended.tsx'
import { SandboxLogins } from './sandbox-logins.tsx'
import { SecondStep } from './second-step.tsx'

export function SignInPage() {
  const t = useTexts('entry')
  const { state, enter, leave } = useSession()
  const from = useOrigin()
  const [pending, setPending] = useState<AccountSignInInput>()
  if (state.status === 'in') return <Navigate to={from} replace />
  const signIn = async (input: AccountSignInInput) => {
    try {
      const { data } = await foyer.account.signIn(input)
      enter(data)
    } catch (error) {
      if (!(error instanceof FoyerError)) throw error
      if (error.code === 'account_suspended') {
        setPending(undefined)
        return leave(undefined, error.message)
      }
      if (error.code !== 'second_factor_needed') throw error
      setPending(input)
    }
  }
  if (pending)
    return (
      <SecondStep
        onSubmit={form => signIn(readInput(accountSignIn, form, pending))}
        onCancel={() => setPending(undefined)}
      />
    )
  return (
    <EntryLayout
      title={t.signInTitle}
      below={rich(t.newHere, { link: <Link to="/sign-up">{t.createAccountTitle}</Link> })}
    >
      {state.status === 'out' && state.suspended && <SuspendedAccount message={state.suspended} />}
      {state.status === 'out' && state.notice && <Notice kind="info">{state.notice}</Notice>}
      <Form canBeLeft label={t.signIn} onSubmit={(_values, form) => signIn(readInput(accountSignIn, form))}>
        <Field label={t.emailOrPhone} name="login" autoComplete="username" autoFocus />
        <Field label={t.password} name="password" type="password" autoComplete="current-password" />
        <SubmitButton isWide>{t.signIn}</SubmitButton>
      </Form>
      <p className="entry-more">
        <Link to="/forgot-password">{t.forgotPassword}</Link>
      </p>
      <SandboxLogins onChoose={(login, password) => signIn({ login, password })} />
    </EntryLayout>
  )
}

/** The page on this site that required the sign-in. */
function useOrigin(): string {
  const { state } = useLocation() as { state: { from?: string } | null }
  return state?.from && /^\/(?![/\\])/.test(state.from) ? state.from : '/'
}
