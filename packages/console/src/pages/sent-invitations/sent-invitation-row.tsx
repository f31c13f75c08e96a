import { useTask } from '../../data/use-task.ts'
import type { Invitation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface SentInvitationRowProps {
  invitation: Pick<Invitation, 'email' | 'invited_by' | 'expires_at' | 'is_expired'> & { name?: string }
  role: string
  /** Whether the viewer may renew and withdraw it. */
  canManage?: boolean
  onRenew(): Promise<unknown>
  onWithdraw(): Promise<unknown>
  onChange(): Promise<void>
}

/** An invitation that nobody has accepted yet, to a Location or to a partner account. */
export function SentInvitationRow(props: SentInvitationRowProps) {
  const { invitation, role, canManage = true, onRenew, onWithdraw, onChange } = props
  const { email, name, invited_by, expires_at, is_expired } = invitation
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('sent-invitations')
  const { day } = useFormats()
  const expiry = (is_expired ? t.expiredOn : t.expiresOn)(day(expires_at))
  const act = (action: () => Promise<unknown>, done: string) =>
    run(async () => {
      await action()
      say(done)
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
      <span className="badge">{role}</span>
      {canManage && (
        <div className="actions">
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={t.inviteNamedAgain(email)}
            onClick={() => void act(onRenew, t.renewed(email))}
          >
            {t.inviteAgain}
          </Button>
          <Button
            kind="quiet"
            disabled={isBusy}
            aria-label={t.withdrawFrom(email)}
            onClick={() => void act(onWithdraw, t.withdrawn(email))}
          >
            {t.withdraw}
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
