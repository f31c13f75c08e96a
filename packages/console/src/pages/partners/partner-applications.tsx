import type { ReactNode } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ApplicationRows } from '../applications/application-rows.tsx'
import { useWords } from '../applications/use-words.ts'

interface PartnerApplicationsProps {
  partner: Partner
  /** The button to create an application. */
  createButton: ReactNode
}

export function PartnerApplications({ partner, createButton }: PartnerApplicationsProps) {
  const t = useTexts('partners')
  const { categoryTitle, connectedTo } = useWords()
  const applications = useLoaded(
    () => foyer.applications.list({ partner_id: partner.id }),
    ['application', partner.id, 'list'],
  )
  return (
    <Panel title={t.applications} note={t.applicationsNote} actions={createButton}>
      <LoadedView of={applications}>
        {list =>
          list.length > 0 ? (
            <ApplicationRows
              applications={list}
              to={({ id }) => `/partners/${partner.id}/applications/${id}`}
              note={application => `${categoryTitle(application.category)} · ${connectedTo(application)}`}
            />
          ) : (
            <Empty
              icon={<StoreIcon />}
              title={t.noApplications}
              action={<ButtonLink to={`/partners/${partner.id}/start`}>{t.start}</ButtonLink>}
            >
              {t.noApplicationsNote}
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}
