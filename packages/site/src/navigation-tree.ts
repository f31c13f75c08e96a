import { documents } from '@foyer/contract'
import { navigation, pathOfFile } from './navigation.ts'
import type { Pages } from './pages/all-pages.ts'

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
export function navigationTree({ all, groups }: Pages): TreeSection[] {
  const leaf = (wanted: string): Leaf[] =>
    all.filter(({ path }) => path === wanted).map(({ shortTitle, path }) => ({ title: shortTitle, path }))
  return navigation.map(({ title, rows }) => ({
    title,
    leaves: rows.flatMap(row => {
      if ('file' in row) return leaf(pathOfFile(row.file))
      if (row.printed === 'errors') return leaf('errors')
      return row.printed === 'decisions' ? leaf('decisions/index') : []
    }),
    groups: rows.some(row => 'printed' in row && row.printed === 'api')
      ? groups.map(({ document, pages }) => ({
          title: documents[document].title,
          leaves: pages.map(({ title: name, path }) => ({ title: name, path })),
        }))
      : [],
  }))
}
