import { allRights } from './all-rights.ts'

/** Lists rights by their titles. */
export function RightsList({ slugs, marked = [] }: { slugs: readonly string[]; marked?: readonly string[] }) {
  if (slugs.length === 0) return <p className="soft">No rights requested.</p>
  return (
    <ul className="ticks">
      {allRights
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ slug, title }) => (
          <li key={slug}>
            {title}
            {marked.includes(slug) && <span className="badge badge-warn">New</span>}
          </li>
        ))}
    </ul>
  )
}
