import type { Right } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The rights in words, by group and by slug. */
export function useRights() {
  const { groups } = useTexts('rights')
  const titles: Record<string, string> = Object.assign(
    {},
    ...Object.values(groups).map(group => group.rights),
  )
  return {
    groups: Object.entries(groups).map(([slug, { title, rights }]) => ({
      slug,
      title,
      rights: Object.entries(rights).map(([right, words]) => ({ slug: right, title: words })),
    })),
    slugs: Object.keys(titles) as Right[],
    titles,
    /** The server may know rights that this console does not. */
    titleOf: (slug: string): string => titles[slug] ?? slug,
  }
}
