import { Navigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Where the link of an invitation leads somebody who is not signed in. */
export function InvitedPage() {
  const token = useTokenInHash('invitation')
  if (!token) return <Navigate to="/sign-in" replace state={{ from: '/invitations' }} />
  return (
    <EntryLayout
      title="You are invited"
      description="Somebody offers you a role in their Location. Sign in with the e-mail address to which the invitation was sent; then you see who, and decide."
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
