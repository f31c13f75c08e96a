import { navigation } from '../navigation.ts'
import type { Page } from './page.ts'
import { type Pages, pagesOf } from './pages-of.ts'

/** `llms.txt`: a list of every page as Markdown. `base` is where the site is. */
export function listForMachines(pages: Pages, base: string): string {
  const line = ({ title, path, about }: Page) => `- [${title}](${base}${path}.md)${about ? `: ${about}` : ''}`
  const sections = navigation.map(({ title, rows }) => {
    const lines = rows.flatMap(row => {
      const { page, below, groups } = pagesOf(row, pages)
      return [...page, ...below, ...groups.flatMap(group => group.pages)].map(line)
    })
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return `# Foyer

> Foyer is a partner platform for appointment businesses: a REST API, webhooks, a marketplace, telephony, a TypeScript SDK, the command \`foyer\` and a console. All guides in one file: ${base}llms-full.txt

${sections.join('\n\n')}
`
}

/** `llms-full.txt`: all guides, one after the other. */
export const textForMachines = ({ all }: Pages, base: string): string =>
  all
    .filter(
      ({ kind, path }) =>
        path !== 'index' && (kind === 'guide' || path === 'errors' || path === 'cli-reference'),
    )
    .map(({ path, markdown }) => `<!-- ${base}${path}.md -->\n\n${markdown.trim()}\n`)
    .join('\n')
