import { documents } from '@foyer/contract'
import { navigation, pathOfFile } from '../navigation.ts'
import type { ApiGroup } from './api-pages.ts'
import type { Page } from './page.ts'

/** The first page: everything there is, each with a sentence. */
export function homePage(pages: Page[], groups: ApiGroup[]): Page {
  const lists = navigation.map(({ title, rows }) => {
    const listed = rows.flatMap(row => {
      if ('file' in row) return pages.filter(({ path }) => path === pathOfFile(row.file))
      return pages.filter(
        ({ path }) => path === (row.printed === 'errors' ? 'errors' : `${row.printed}/index`),
      )
    })
    const lines = listed.map(({ shortTitle, path, about }) => `- [${shortTitle}](${path}.md): ${about}`)
    const ofApi = rows.some(row => 'printed' in row && row.printed === 'api') ? groups.map(groupLine) : []
    return `## ${title}\n\n${[...lines, ...ofApi].join('\n')}`
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

const groupLine = ({ document, pages }: ApiGroup): string =>
  `- **${documents[document].title}**: ${pages.map(({ title, path }) => `[${title}](${path}.md)`).join(', ')}`
