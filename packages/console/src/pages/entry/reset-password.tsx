import { useNavigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { IncompleteLink } from './incomplete-link.tsx'

export function ResetPasswordPage() {
  const token = useTokenInHash('link')
  const navigate = useNavigate()
  const { leave } = useSession()
  if (!token) return <IncompleteLink />
  const reset = async ({ password = '' }: Values) => {
    await foyer.account.resetPassword({ token, password })
    leave('Password set. Sign in with it now.')
    await navigate('/sign-in', { replace: true })
  }
  return (
    <EntryLayout
      title="Set a new password"
      description="This signs you out on every device and revokes all your tokens."
    >
      <Form label="Reset" onSubmit={reset}>
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least ten characters."
          autoFocus
        />
        <SubmitButton isWide>Set password</SubmitButton>
      </Form>
    </EntryLayout>
  )
}
