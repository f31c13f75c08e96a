import '../../ui/chip.css'
import './terms.css'
import type { ReactNode } from 'react'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { Back } from '../../ui/back.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useWords } from '../applications/use-words.ts'
import { GroupedRights } from '../rights/grouped-rights.tsx'
import { MessagesInYourName } from '../rights/messages-in-your-name.tsx'
import { Terms } from './terms.tsx'

interface CardViewProps {
  card: DirectoryCard
  /** The actions, after everything that somebody should read first. */
  children: ReactNode
}

/** The card of an application, as owners see it before they connect it. */
export function CardView({ card, children }: CardViewProps) {
  const t = useTexts('directory')
  const { categoryTitle } = useWords()
  return (
    <Page
      title={card.title}
      description={t.categoryBy(categoryTitle(card.category), card.partner)}
      above={<Back to="/appstore">{t.title}</Back>}
      actions={<AppIcon icon={card.icon} title={card.title} />}
    >
      <CardPanels card={card} />
      {children}
    </Page>
  )
}

/** The card below its name; a developer sees the same before it is published. */
export function CardPanels({ card }: { card: DirectoryCard }) {
  const t = useTexts('directory')
  const { functionalityTitle } = useWords()
  return (
    <>
      <Panel title={t.about} note={card.short_description}>
        <PanelBody>
          {card.description && <p className="prose">{card.description}</p>}
          {card.functionalities.length > 0 && (
            <ul className="chips" aria-label={t.features}>
              {card.functionalities.map(slug => (
                <li key={slug}>{functionalityTitle(slug)}</li>
              ))}
            </ul>
          )}
        </PanelBody>
      </Panel>
      <Panel title={t.rights} note={t.rightsNote}>
        <PanelBody>
          <GroupedRights slugs={card.rights} />
          <MessagesInYourName application={card} />
        </PanelBody>
      </Panel>
      <Terms card={card} />
      <Panel title={t.developer}>
        <PanelBody>
          <p>{t.developerNote(card.partner)}</p>
        </PanelBody>
      </Panel>
    </>
  )
}
