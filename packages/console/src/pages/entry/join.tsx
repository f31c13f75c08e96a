import { Link, useLocation, useNavigate } from 'react-router'
import { foyer } from '../../foyer.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useSession } from '../../session/session.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** The invitation is in the hash, which browsers keep to themselves: it reaches no log on the way here. */
const invitationIn = (hash: string): string | undefined => /^#(foyer_invitation_\S+)$/.exec(hash)?.[1]

export function JoinPage() {
  const { state, enter } = useSession()
  const navigate = useNavigate()
  const invitation = invitationIn(useLocation().hash)
  if (!invitation) return <NoInvitation />
  const join = async ({ password = '' }: Values) => {
    const { data } = await foyer.account.join({ invitation, password })
    enter(data)
    await navigate('/', { replace: true })
  }
  return (
    <EntryLayout
      title="You are invited"
      description="Somebody gave you a role in their Location. Choose a password to begin."
      below={
        <>
          Have an account? <Link to="/sign-in">Sign in</Link>
        </>
      }
    >
      {state.status === 'in' && (
        <Notice kind="info">
          You are signed in as {state.me.name}. Accepting signs you in as the person who was invited.
        </Notice>
      )}
      <Form label="Accept the invitation" onSubmit={join}>
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least ten characters."
          autoFocus
        />
        <SubmitButton isWide>Accept the invitation</SubmitButton>
      </Form>
    </EntryLayout>
  )
}

function NoInvitation() {
  return (
    <EntryLayout
      title="The link is not complete"
      description="An invitation is a long link. Open it as a whole, or ask whoever sent it for a new one."
    >
      <ButtonLink to="/sign-in" kind="primary">
        Sign in
      </ButtonLink>
    </EntryLayout>
  )
}
