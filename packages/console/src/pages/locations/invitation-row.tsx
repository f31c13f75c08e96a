import { toDay } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Invitation, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface InvitationRowProps {
  location: MyLocation
  invitation: Invitation
  /** Whether the viewer could give its role. */
  canManage: boolean
  onChange(): Promise<void>
}

export function InvitationRow({ location, invitation, canManage, onChange }: InvitationRowProps) {
  const { id, email, name, role, role_id, invited_by, expires_at, is_expired } = invitation
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const resend = () =>
    run(async () => {
      const body = { email, role_id, name: name || undefined }
      await foyer.locations.addUser({ location_id: location.id, ...body })
      say(`New invitation sent to ${email}.`)
      await onChange()
    })
  const withdraw = () =>
    run(async () => {
      await foyer.locations.withdrawInvitation({ location_id: location.id, invitation_id: id })
      say(`Invitation to ${email} withdrawn.`)
      await onChange()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {name || email}
          <span className="badge badge-warn">{is_expired ? 'Expired' : 'Invited'}</span>
        </strong>
        <span>
          {name && `${email} · `}invited by {invited_by} · {is_expired ? 'expired on' : 'expires on'}{' '}
          {toDay(expires_at)}
        </span>
      </span>
      <span className="badge">{role}</span>
      {canManage && (
        <div className="actions">
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={`Invite ${email} again`}
            onClick={() => void resend()}
          >
            Invite again
          </Button>
          <Button
            kind="quiet"
            disabled={isBusy}
            aria-label={`Withdraw the invitation to ${email}`}
            onClick={() => void withdraw()}
          >
            Withdraw
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
