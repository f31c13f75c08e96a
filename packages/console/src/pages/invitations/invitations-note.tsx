import { Link } from 'react-router'
import { counted } from '../../data/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { useMyInvitations } from './use-my-invitations.ts'

/** Shows on the home page when there are open invitations. */
export function InvitationsNote() {
  const { state } = useMyInvitations()
  const count = state.status === 'ready' ? state.value.invitations.length : 0
  if (count === 0) return null
  return (
    <Notice kind="info">
      You have {counted(count, 'open invitation')}. <Link to="/invitations">View invitations</Link>
    </Notice>
  )
}
