import { useTask } from '../../data/use-task.ts'
import { foyer, type Partner, type PartnerInvitation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'

interface PartnerInvitationRowProps {
  partner: Partner
  invitation: PartnerInvitation
  onChange(): Promise<void>
}

export function PartnerInvitationRow({ partner, invitation, onChange }: PartnerInvitationRowProps) {
  const { id, email, role, invited_by, expires_at, is_expired } = invitation
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const t = useTexts('partner-team')
  const { titles } = useTexts('partner-roles')
  const { day } = useFormats()
  const expiry = (is_expired ? t.expiredOn : t.expiresOn)(day(expires_at))
  const resend = () =>
    run(async () => {
      await foyer.partnerTeam.invite({ partner_id: partner.id, email, role })
      say(t.invitationSent(email))
      await onChange()
    })
  const withdraw = () =>
    run(async () => {
      await foyer.partnerTeam.withdraw({ partner_id: partner.id, invitation_id: id })
      say(t.withdrawn(email))
      await onChange()
    })
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {email}
          {is_expired && <span className="badge badge-warn">{t.expired}</span>}
        </strong>
        <span>{[t.invitedBy(invited_by), expiry].join(' · ')}</span>
      </span>
      <span className="badge">{titles[role]}</span>
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
          aria-label={t.withdrawFrom(email)}
          onClick={() => void withdraw()}
        >
          {t.withdraw}
        </Button>
      </div>
      {error && <Notice kind="error">{error.message}</Notice>}
    </li>
  )
}
