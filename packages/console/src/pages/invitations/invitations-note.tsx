import { Link } from 'react-router'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { useMyInvitations } from './use-my-invitations.ts'

/** Shows on the home page when there are open invitations. */
export function InvitationsNote() {
  const { state } = useMyInvitations()
  const t = useTexts('home')
  const count = state.status === 'ready' ? state.value.invitations.length + state.value.toPartners.length : 0
  if (count === 0) return null
  return (
    <Notice kind="info">
      {rich(t.invitations(count), { link: <Link to="/invitations">{t.viewInvitations}</Link> })}
    </Notice>
  )
}
