import type { ReactNode } from 'react'
import type { MyLocation, Right } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { LostNotice } from '../../ui/lost-notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useRights } from '../rights/use-rights.ts'
import { useRoleTitle } from './use-role-title.ts'

interface NeedsRightProps {
  location: MyLocation
  /** Undefined for pages of owners. */
  right: Right | undefined
  isForOwners?: boolean
  /** The title of the panel without the right. */
  title: string
  refusal?: string
  children: ReactNode
}

/** Says which right is missing and who can give it, instead of showing the server's error. */
export function NeedsRight({ location, right, isForOwners, title, refusal, children }: NeedsRightProps) {
  const t = useTexts('shell')
  const { titleOf } = useRights()
  const titleOfRole = useRoleTitle()
  const isMissing = right !== undefined && !location.rights.includes(right)
  if (!isMissing && (!isForOwners || location.is_owner)) return children
  return (
    <Panel title={title}>
      <LostNotice />
      <Empty icon={<PersonIcon />} title={refusal ?? t.cannotOpen}>
        {isMissing
          ? t.lacksRight(titleOfRole(location.role), titleOf(right), location.title)
          : t.onlyOwners(location.title)}
      </Empty>
    </Panel>
  )
}
