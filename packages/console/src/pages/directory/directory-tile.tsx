import { Link } from 'react-router'
import type { DirectoryCard } from '../../foyer.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { useWords } from '../applications/use-words.ts'

export function DirectoryTile({ card }: { card: DirectoryCard }) {
  const { categoryTitle, priceText } = useWords()
  // What is paid here counts, whatever the developer has written about the price.
  const [option] = card.tariffs.flatMap(({ options }) => options)
  const price = option ? priceText(option) : card.price
  return (
    <li>
      <Link className="tile" to={`/appstore/applications/${card.id}`}>
        <AppIcon icon={card.icon} title={card.title} />
        <span className="tile-text">
          <strong>{card.title}</strong>
          <span>{card.short_description}</span>
          <span className="tile-foot">
            <span className="badge">{categoryTitle(card.category)}</span>
            {price && <span>{price}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}
