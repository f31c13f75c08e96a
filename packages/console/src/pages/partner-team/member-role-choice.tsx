import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Partner, type PartnerMember } from '../../foyer.ts'
import type { PartnerRole } from '../../session/partner-roles.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PartnerRoleOptions } from './partner-role-options.tsx'

interface MemberRoleChoiceProps {
  partner: Partner
  member: PartnerMember
  onChange(): Promise<void>
}

/** Saves with a button, because arrow keys change the value of a select step by step. */
export function MemberRoleChoice({ partner, member, onChange }: MemberRoleChoiceProps) {
  const [role, setRole] = useState(member.role)
  const { isBusy, error, run, clear } = useTask()
  const say = useToast()
  const t = useTexts('partner-team')
  const { titles } = useTexts('partner-roles')
  const ui = useTexts('ui')
  const save = async () => {
    const key = { partner_id: partner.id, user_id: member.user_id }
    if (!(await run(() => foyer.partnerTeam.change({ ...key, role })))) return
    say(t.roleGiven(member.name, titles[role]))
    await onChange()
  }
  const reset = () => {
    setRole(member.role)
    clear()
  }
  return (
    <>
      <select
        aria-label={t.roleOf(member.name)}
        value={role}
        onChange={event => setRole(event.target.value as PartnerRole)}
      >
        <PartnerRoleOptions />
      </select>
      {role !== member.role && (
        <div className="actions">
          <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
            {ui.save}
          </Button>
          <Button kind="quiet" onClick={reset}>
            {ui.cancel}
          </Button>
        </div>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  )
}
