import type { ReactNode } from 'react'
import { usePartnerRole } from '../../session/partner-role.ts'
import { hasRole, type PartnerRole } from '../../session/partner-roles.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { LostNotice } from '../../ui/lost-notice.tsx'
import { Panel } from '../../ui/panel.tsx'

interface NeedsRoleProps {
  partnerId: number
  needed: PartnerRole
  /** The title of the panel without the role. */
  title: string
  children: ReactNode
}

/** Says which role is missing and who can give it, instead of showing the server's error. */
export function NeedsRole({ partnerId, needed, title, children }: NeedsRoleProps) {
  const role = usePartnerRole(partnerId)
  const t = useTexts('partner-roles')
  if (!role || hasRole(role, needed)) return children
  return (
    <Panel title={title}>
      <LostNotice />
      <Empty icon={<PersonIcon />} title={t.cannotOpen}>
        {t.lacksRole(t.titles[role], t.titles[needed])}
      </Empty>
    </Panel>
  )
}
