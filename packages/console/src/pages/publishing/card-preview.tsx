import './publishing.css'
import '../directory/tiles.css'
import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { CardPanels } from '../directory/card-view.tsx'
import { DirectoryTile } from '../directory/directory-tile.tsx'
import { toCard } from './to-card.ts'

/** The tile and the card of the app directory, with the changes that wait for review. Its links lead nowhere here. */
export function CardPreview({ application }: { application: Application }) {
  const t = useTexts('publishing')
  const card = toCard(application)
  return (
    <Panel title={t.card} note={t.cardNote}>
      <div className="card-preview" inert>
        <ul className="tiles">
          <DirectoryTile card={card} />
        </ul>
        <CardPanels card={card} />
      </div>
    </Panel>
  )
}
