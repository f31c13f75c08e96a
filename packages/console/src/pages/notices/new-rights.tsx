import { useTexts } from '../../texts/use-texts.ts'
import { useRights } from '../rights/use-rights.ts'

/** New rights in one line; those that can hurt are marked. */
export function NewRights({ slugs }: { slugs: readonly string[] }) {
  const t = useTexts('attention')
  const { sensitive } = useTexts('rights')
  const { titleOf } = useRights()
  const nameOf = (slug: string) =>
    Object.hasOwn(sensitive, slug) ? t.sensitiveRight(titleOf(slug)) : titleOf(slug)
  return <strong>{slugs.map(nameOf).join(' · ')}</strong>
}
