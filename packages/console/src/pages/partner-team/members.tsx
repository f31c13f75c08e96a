import type { Loaded } from '../../data/use-loaded.ts'
import type { Partner, PartnerMember } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MemberRow } from './member-row.tsx'

interface MembersProps {
  partner: Partner
  members: Loaded<PartnerMember[]>
  canManage: boolean
}

export function Members({ partner, members, canManage }: MembersProps) {
  const t = useTexts('partner-team')
  return (
    <Panel title={t.title} note={t.note}>
      <LoadedView of={members}>
        {list => (
          <ul className="rows">
            {list.map(member => (
              <MemberRow
                key={member.user_id}
                partner={partner}
                member={member}
                canManage={canManage}
                isLastAdmin={
                  member.role === 'admin' && list.filter(({ role }) => role === 'admin').length === 1
                }
                onChange={members.reload}
              />
            ))}
          </ul>
        )}
      </LoadedView>
    </Panel>
  )
}
