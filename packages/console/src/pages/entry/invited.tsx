import { Navigate } from 'react-router'
import { useTokenInHash } from '../../data/use-token-in-hash.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The page of an invitation link for people who are not signed in. */
export function InvitedPage() {
  const t = useTexts('entry')
  const token = useTokenInHash('invitation')
  if (!token) return <Navigate to="/sign-in" replace state={{ from: '/invitations' }} />
  return (
    <EntryLayout title={t.invited} description={t.invitedNote}>
      <div className="form-actions">
        <ButtonLink to="/sign-up" kind="primary" state={{ from: '/invitations', invitation: token }}>
          {t.createAccountTitle}
        </ButtonLink>
        <ButtonLink to="/sign-in" state={{ from: `/invitations#${token}` }}>
          {t.signIn}
        </ButtonLink>
      </div>
    </EntryLayout>
  )
}
