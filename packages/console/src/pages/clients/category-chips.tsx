import type { ClientCategory } from '../../foyer.ts'
import { Chip, Chips } from '../../ui/chip.tsx'

interface CategoryChipsProps {
  categories: ClientCategory[]
  /** The others are counted. */
  maxShown?: number
}

/** The categories of a client, each with its colour. */
export function CategoryChips({ categories, maxShown = 100 }: CategoryChipsProps) {
  if (categories.length === 0) return null
  const hidden = categories.slice(maxShown)
  return (
    <Chips>
      {categories.slice(0, maxShown).map(category => (
        <Chip key={category.id} name={category.title}>
          <CategoryDot color={category.color} />
          {category.title}
        </Chip>
      ))}
      {hidden.length > 0 && (
        <Chip name={hidden.map(({ title }) => title).join(', ')}>{`+${hidden.length}`}</Chip>
      )}
    </Chips>
  )
}

/** Only a colour in the form that the API gives goes into a style. */
export const CategoryDot = ({ color }: { color: string }) =>
  /^#[\da-f]{6}$/i.test(color) ? (
    <span className="category-dot" aria-hidden="true" style={{ background: color }} />
  ) : null
