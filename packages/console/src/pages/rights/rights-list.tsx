import { allRights } from './all-rights.ts'

/** Rights in words. */
export function RightsList({ slugs, marked = [] }: { slugs: readonly string[]; marked?: readonly string[] }) {
  if (slugs.length === 0) return <p className="soft">It asks for no rights.</p>
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
