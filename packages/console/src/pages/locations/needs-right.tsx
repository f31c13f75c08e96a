import { rights } from '@foyer/sdk'
import type { ReactNode } from 'react'
import type { MyLocation, Right } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'

interface NeedsRightProps {
  location: MyLocation
  right: Right
  /** Of the panel that would be here. */
  title: string
  refusal: string
  children: ReactNode
}

/** Instead of a refusal by the server: which right is missing, and who can give it. */
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
