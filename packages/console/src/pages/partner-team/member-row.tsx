import { useState } from 'react'
import type { Partner, PartnerMember } from '../../foyer.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { EndMembership } from './end-membership.tsx'
import { MemberRoleChoice } from './member-role-choice.tsx'

interface MemberRowProps {
  partner: Partner
  member: PartnerMember
  /** Whether the viewer changes roles and removes members. */
  canManage: boolean
  isLastAdmin: boolean
  onChange(): Promise<void>
}

export function MemberRow({ partner, member, canManage, isLastAdmin, onChange }: MemberRowProps) {
  const t = useTexts('partner-team')
  const roles = useTexts('partner-roles')
  const ui = useTexts('ui')
  const { reload } = useSession()
  const isMe = useMe().id === member.user_id
  const [isEnding, setEnding] = useState(false)
  // People who change their own role may no longer read what this page shows to admins.
  const afterChange = async () => {
    if (isMe) await reload()
    await onChange()
  }
  return (
    <li className="row row-user">
      <span className="row-main">
        <strong>
          {member.name}
          {isMe && <span className="badge">{t.you}</span>}
        </strong>
        <span>{member.email}</span>
        {isLastAdmin && (isMe || canManage) && <span className="prose">{t.lastAdmin}</span>}
      </span>
      {canManage && !isLastAdmin ? (
        <MemberRoleChoice key={member.role} partner={partner} member={member} onChange={afterChange} />
      ) : (
        <span className="badge">{roles.titles[member.role]}</span>
      )}
      {!isLastAdmin && (isMe || canManage) && (
        <Button
          kind="quiet"
          aria-label={isMe ? t.leaveNamed(partner.title) : ui.removeNamed(member.name)}
          onClick={() => setEnding(true)}
        >
          {isMe ? t.leave : ui.remove}
        </Button>
      )}
      {isEnding && (
        <EndMembership
          partner={partner}
          member={member}
          isMe={isMe}
          onEnd={onChange}
          onClose={() => setEnding(false)}
        />
      )}
    </li>
  )
}
