import { useTask } from '../../data/use-task.ts'
import { foyer, type MyInvitation } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useRoleTitle } from '../locations/use-role-title.ts'

interface MyInvitationRowProps {
  invitation: MyInvitation
  onAnswer(): Promise<void>
  onAccept(location: MyInvitation['location']): void
}

export function MyInvitationRow({ invitation, onAnswer, onAccept }: MyInvitationRowProps) {
  const t = useTexts('invitations')
  const formats = useFormats()
  const { id, location, invited_by, expires_at } = invitation
  const role = useRoleTitle()(invitation.role)
  const { reload } = useSession()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const accept = () =>
    run(async () => {
      await foyer.invitations.accept({ invitation_id: id })
      say(t.accepted(role, location.title))
      onAccept(location)
      await reload()
      await onAnswer()
    })
  const decline = () =>
    run(async () => {
      await foyer.invitations.decline({ invitation_id: id })
      say(t.declined(location.title))
      await onAnswer()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {location.title}
          <span className="badge">{role}</span>
        </strong>
        <span>{t.invitedBy(invited_by, formats.day(expires_at))}</span>
      </span>
      <div className="actions">
        <Button
          kind="primary"
          isBusy={isBusy}
          aria-label={t.acceptTo(location.title)}
          onClick={() => void accept()}
        >
          {t.accept}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          aria-label={t.declineTo(location.title)}
          onClick={() => void decline()}
        >
          {t.decline}
        </Button>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
