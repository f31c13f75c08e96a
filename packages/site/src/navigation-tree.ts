import { documents } from '@foyer/contract'
import { navigation } from './navigation.ts'
import type { Page } from './pages/page.ts'
import { type Pages, pagesOf } from './pages/pages-of.ts'

interface Leaf {
  title: string
  path: string
}

export interface TreeSection {
  title: string
  leaves: Leaf[]
  groups: { title: string; leaves: Leaf[] }[]
}

/** The navigation beside every page. */
export const navigationTree = (pages: Pages): TreeSection[] =>
  navigation.map(({ title, rows }) => {
    const ofRows = rows.map(row => pagesOf(row, pages))
    return {
      title,
      leaves: ofRows.flatMap(({ page }) => page.map(({ shortTitle, path }) => ({ title: shortTitle, path }))),
      groups: ofRows.flatMap(({ groups }) =>
        groups.map(group => ({ title: documents[group.document].title, leaves: group.pages.map(toLeaf) })),
      ),
    }
  })

const toLeaf = ({ title, path }: Page): Leaf => ({ title, path })
