import { toDay } from '../../data/dates.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type MyInvitation } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface MyInvitationRowProps {
  invitation: MyInvitation
  onAnswer(): Promise<void>
}

export function MyInvitationRow({ invitation, onAnswer }: MyInvitationRowProps) {
  const { id, location, role, invited_by, expires_at } = invitation
  const { reload } = useSession()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const accept = () =>
    run(async () => {
      await foyer.invitations.accept({ invitation_id: id })
      say(`You now have the role ${role} in ${location.title}.`)
      await reload()
      await onAnswer()
    })
  const decline = () =>
    run(async () => {
      await foyer.invitations.decline({ invitation_id: id })
      say(`Invitation to ${location.title} declined.`)
      await onAnswer()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {location.title}
          <span className="badge">{role}</span>
        </strong>
        <span>
          {invited_by} invites you · until {toDay(expires_at)}
        </span>
      </span>
      <div className="actions">
        <Button
          kind="primary"
          isBusy={isBusy}
          aria-label={`Accept the invitation to ${location.title}`}
          onClick={() => void accept()}
        >
          Accept
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={`Decline the invitation to ${location.title}`}
          onClick={() => void decline()}
        >
          Decline
        </Button>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
