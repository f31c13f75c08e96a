import './rights-list.css'
import { useTexts } from '../../texts/use-texts.ts'
import { useRights } from './use-rights.ts'

/** Lists rights by their titles. */
export function RightsList({ slugs }: { slugs: readonly string[] }) {
  const t = useTexts('rights')
  const rights = useRights()
  if (slugs.length === 0) return <p className="soft">{t.none}</p>
  return (
    <ul className="ticks">
      {rights.slugs
        .filter(slug => slugs.includes(slug))
        .map(slug => (
          <li key={slug}>{rights.titleOf(slug)}</li>
        ))}
    </ul>
  )
}
