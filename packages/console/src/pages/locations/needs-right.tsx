import { rights } from '@foyer/contract'
import type { ReactNode } from 'react'
import type { MyLocation, Right } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'

interface NeedsRightProps {
  location: MyLocation
  right: Right
  /** The title of the panel without the right. */
  title: string
  refusal: string
  children: ReactNode
}

/** Says which right is missing and who can give it, instead of showing the server's error. */
export function NeedsRight({ location, right, title, refusal, children }: NeedsRightProps) {
  if (location.rights.includes(right)) return children
  return (
    <Panel title={title}>
      <Empty icon={<PersonIcon />} title={refusal}>
        Your role {location.role} lacks the right “{rights[right].title}”. An owner of {location.title} can
        give it to you.
      </Empty>
    </Panel>
  )
}
