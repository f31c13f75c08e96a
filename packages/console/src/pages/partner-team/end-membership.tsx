import { useNavigate } from 'react-router'
import { foyer, type Partner, type PartnerMember } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface EndMembershipProps {
  partner: Partner
  member: PartnerMember
  isMe: boolean
  onEnd(): Promise<void>
  onClose(): void
}

/** Asks before somebody is removed from the team, or leaves it. */
export function EndMembership({ partner, member, isMe, onEnd, onClose }: EndMembershipProps) {
  const t = useTexts('partner-team')
  const ui = useTexts('ui')
  const say = useToast()
  const navigate = useNavigate()
  const { reload } = useSession()
  const leave = async () => {
    await foyer.partnerTeam.leave({ partner_id: partner.id })
    say(t.left(partner.title))
    onClose()
    await navigate('/partners')
    await reload()
  }
  const remove = async () => {
    await foyer.partnerTeam.remove({ partner_id: partner.id, user_id: member.user_id })
    say(t.removed(member.name))
    onClose()
    await onEnd()
  }
  return (
    <Confirm
      title={isMe ? t.leaveQuestion(partner.title) : t.removeQuestion(member.name)}
      action={isMe ? t.leave : ui.remove}
      onConfirm={isMe ? leave : remove}
      onClose={onClose}
    >
      {isMe ? t.leaveNote(partner.title) : t.removeNote(member.name, partner.title)}
    </Confirm>
  )
}
