import type { ReactNode } from 'react'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { Back } from '../../ui/back.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useWords } from '../applications/use-words.ts'
import { RightsList } from '../rights/rights-list.tsx'

interface CardViewProps {
  card: DirectoryCard
  /** The actions, shown below the name. */
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
      {children}
      <CardPanels card={card} />
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
          <RightsList slugs={card.rights} />
        </PanelBody>
      </Panel>
      <Prices card={card} />
    </>
  )
}

function Prices({ card: { price, tariffs } }: { card: DirectoryCard }) {
  const t = useTexts('directory')
  const { priceText } = useWords()
  if (!price && tariffs.length === 0) return null
  return (
    <Panel title={t.price} note={price}>
      {tariffs.length > 0 && (
        <ul className="rows">
          {tariffs.flatMap(plan =>
            plan.options.map(option => (
              <li key={option.id} className="row">
                <span className="row-main">
                  <strong>{t.planOption(plan.title, option.title)}</strong>
                  <span>{priceText(option)}</span>
                </span>
              </li>
            )),
          )}
        </ul>
      )}
    </Panel>
  )
}
