import type { ReactNode } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ApplicationRows } from '../applications/application-rows.tsx'
import { categoryTitle, connectedIn } from '../applications/words.ts'

interface PartnerApplicationsProps {
  partner: Partner
  /** The button to create an application. */
  createButton: ReactNode
}

export function PartnerApplications({ partner, createButton }: PartnerApplicationsProps) {
  const applications = useLoaded(() => foyer.applications.list({ partner_id: partner.id }), partner.id)
  return (
    <Panel title="Applications" note="What owners connect to their locations." actions={createButton}>
      <LoadedView of={applications}>
        {list =>
          list.length > 0 ? (
            <ApplicationRows
              applications={list}
              to={({ id }) => `/partners/${partner.id}/applications/${id}`}
              note={application => `${categoryTitle(application.category)} · ${connectedIn(application)}`}
            />
          ) : (
            <Empty icon={<StoreIcon />} title="No applications yet">
              An application has a card in the app directory, rights, and a system user that acts for it.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}
