import './grouped-rights.css'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { useRights } from './use-rights.ts'

/** Rights by subject. Those that can hurt are marked, with what they allow in plain words. */
export function GroupedRights({ slugs }: { slugs: readonly string[] }) {
  const t = useTexts('rights')
  const { groups, titles } = useRights()
  if (slugs.length === 0) return <p className="soft">{t.none}</p>
  const shown = groups
    .map(group => ({ ...group, rights: group.rights.filter(({ slug }) => slugs.includes(slug)) }))
    .filter(({ rights }) => rights.length > 0)
  // The server may know rights that this console does not.
  const unknown = slugs.filter(slug => !Object.hasOwn(titles, slug))
  const others = unknown.map(slug => ({ slug, title: slug }))
  return (
    <div className="right-groups">
      {[...shown, ...(others.length > 0 ? [{ slug: 'other', title: t.other, rights: others }] : [])].map(
        ({ slug, title, rights }) => (
          <section key={slug} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {rights.map(right => (
                <RightRow key={right.slug} {...right} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

function RightRow({ slug, title }: { slug: string; title: string }) {
  const t = useTexts('rights')
  const meaning = Object.hasOwn(t.sensitive, slug) ? t.sensitive[slug as keyof typeof t.sensitive] : undefined
  return (
    <li>
      <span>
        {title} {meaning && <Badge kind="warn">{t.isSensitive}</Badge>}
      </span>
      {meaning && <span className="right-meaning">{meaning}</span>}
    </li>
  )
}
