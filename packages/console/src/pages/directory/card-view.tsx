import type { ReactNode } from 'react'
import type { DirectoryCard } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { AppIcon } from '../applications/app-icon.tsx'
import { categoryTitle, functionalityTitle, toPriceText } from '../applications/words.ts'
import { RightsList } from '../rights/rights-list.tsx'

interface CardViewProps {
  card: DirectoryCard
  /** The actions, shown below the name. */
  children: ReactNode
}

/** The card of an application, as owners see it before they connect it. */
export function CardView({ card, children }: CardViewProps) {
  return (
    <Page
      title={card.title}
      description={`${categoryTitle(card.category)} · by ${card.partner}`}
      above={<Back to="/appstore">App directory</Back>}
      actions={<AppIcon icon={card.icon} title={card.title} />}
    >
      {children}
      <Panel title="About" note={card.short_description}>
        <PanelBody>
          {card.description && <p className="prose">{card.description}</p>}
          {card.functionalities.length > 0 && (
            <ul className="chips" aria-label="Features">
              {card.functionalities.map(slug => (
                <li key={slug}>{functionalityTitle(slug)}</li>
              ))}
            </ul>
          )}
        </PanelBody>
      </Panel>
      <Panel title="Rights in your location" note="Only these, until you disconnect it.">
        <PanelBody>
          <RightsList slugs={card.rights} />
        </PanelBody>
      </Panel>
      <Prices card={card} />
    </Page>
  )
}

function Prices({ card: { price, tariffs } }: { card: DirectoryCard }) {
  if (!price && tariffs.length === 0) return null
  return (
    <Panel title="Price" note={price}>
      {tariffs.length > 0 && (
        <ul className="rows">
          {tariffs.flatMap(plan =>
            plan.options.map(option => (
              <li key={option.id} className="row">
                <span className="row-main">
                  <strong>
                    {plan.title}: {option.title}
                  </strong>
                  <span>{toPriceText(option)}</span>
                </span>
              </li>
            )),
          )}
        </ul>
      )}
    </Panel>
  )
}
