import { foyer, type Invitation, type MyLocation } from '../../foyer.ts'
import { SentInvitationRow } from '../sent-invitations/sent-invitation-row.tsx'
import { useRoleTitle } from './use-role-title.ts'

interface InvitationRowProps {
  location: MyLocation
  invitation: Invitation
  /** Whether the viewer could give its role. */
  canManage: boolean
  onChange(): Promise<void>
}

export function InvitationRow({ location, invitation, canManage, onChange }: InvitationRowProps) {
  const titleOf = useRoleTitle()
  const { id, email, name, role_id } = invitation
  const key = { location_id: location.id }
  return (
    <SentInvitationRow
      invitation={invitation}
      role={titleOf(invitation.role)}
      canManage={canManage}
      onRenew={() => foyer.locations.addUser({ ...key, email, role_id, name: name || undefined })}
      onWithdraw={() => foyer.locations.withdrawInvitation({ ...key, invitation_id: id })}
      onChange={onChange}
    />
  )
}
