import { useTask } from '../../data/use-task.ts'
import { foyer, type Invitation, type MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
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
  const { id, email, name, role_id, invited_by, expires_at, is_expired } = invitation
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('locations')
  const { day } = useFormats()
  const expiry = (is_expired ? t.expiredOn : t.expiresOn)(day(expires_at))
  const resend = () =>
    run(async () => {
      const body = { email, role_id, name: name || undefined }
      await foyer.locations.addUser({ location_id: location.id, ...body })
      say(t.invitationRenewed(email))
      await onChange()
    })
  const withdraw = () =>
    run(async () => {
      await foyer.locations.withdrawInvitation({ location_id: location.id, invitation_id: id })
      say(t.invitationWithdrawn(email))
      await onChange()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {name || email}
          <span className="badge badge-warn">{is_expired ? t.expired : t.invited}</span>
        </strong>
        <span>{[name && email, t.invitedBy(invited_by), expiry].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="badge">{titleOf(invitation.role)}</span>
      {canManage && (
        <div className="actions">
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={t.inviteNamedAgain(email)}
            onClick={() => void resend()}
          >
            {t.inviteAgain}
          </Button>
          <Button
            kind="quiet"
            disabled={isBusy}
            aria-label={t.withdrawInvitation(email)}
            onClick={() => void withdraw()}
          >
            {t.withdraw}
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
