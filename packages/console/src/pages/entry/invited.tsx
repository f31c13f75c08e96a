import { Navigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The page of an invitation link for people who are not signed in. */
export function InvitedPage() {
  const token = useTokenInHash('invitation')
  if (!token) return <Navigate to="/sign-in" replace state={{ from: '/invitations' }} />
  return (
    <EntryLayout
      title="You’re invited"
      description="Somebody offers you a role in their location. To see and answer the invitation, sign in with the e-mail address it was sent to."
    >
      <div className="form-actions">
        <ButtonLink to="/sign-up" kind="primary" state={{ from: '/invitations', invitation: token }}>
          Create an account
        </ButtonLink>
        <ButtonLink to="/sign-in" state={{ from: `/invitations#${token}` }}>
          Sign in
        </ButtonLink>
      </div>
    </EntryLayout>
  )
}
