import { documents } from '@foyer/contract'
import { navigation } from '../navigation.ts'
import type { ApiGroup } from './api-pages.ts'
import type { Page } from './page.ts'
import { type Pages, pagesOf } from './pages-of.ts'

/** The first page: everything there is, each with a sentence. */
export function homePage(pages: Pages): Page {
  const lists = navigation.map(({ title, rows }) => {
    const lines = rows.flatMap(row => {
      const { page, groups } = pagesOf(row, pages)
      return [...page.map(pageLine), ...groups.map(groupLine)]
    })
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return {
    kind: 'guide',
    path: 'index',
    title: 'Foyer documentation',
    shortTitle: 'Home',
    about: 'Everything there is.',
    markdown: [
      '# Foyer documentation',
      'Foyer is a partner platform for appointment businesses: a REST API, webhooks, a marketplace, telephony, an SDK, a command and a console. Press `/` to search the guides and the API reference at once.',
      ...lists,
    ].join('\n\n'),
  }
}

const pageLine = ({ shortTitle, path, about }: Page): string => `- [${shortTitle}](${path}.md): ${about}`

const groupLine = ({ document, pages }: ApiGroup): string =>
  `- **${documents[document].title}**: ${pages.map(({ title, path }) => `[${title}](${path}.md)`).join(', ')}`
