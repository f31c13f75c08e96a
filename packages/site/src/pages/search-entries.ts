import { headingsIn, toPlain } from './headings.ts'
import type { Page, PageKind } from './page.ts'

/** A section of a page, as the search finds it. */
export interface SearchEntry {
  kind: PageKind
  /** Relative to the site, with the anchor. */
  url: string
  page: string
  title: string
  /** Method and path of an operation. */
  call?: string
  /** What the SDK and the command call an operation: `clients.update`. */
  name?: string
  text: string
}

export const searchEntries = (pages: Page[]): SearchEntry[] =>
  pages.filter(({ path }) => path !== 'index').flatMap(toEntries)

function toEntries({ kind, path, title: page, markdown }: Page): SearchEntry[] {
  const lines = markdown.split('\n')
  const headings = headingsIn(markdown).filter(({ level }) => level <= 3)
  return headings.map(({ level, text: title, anchor, index }, place) => {
    const section = lines.slice(index + 1, headings[place + 1]?.index)
    const call = kind === 'api' ? /^`([A-Z]+ \/\S*)`/m.exec(section.join('\n'))?.[1] : undefined
    const name = call && /\b(?:foyer|account|operator)\.(\w+(?:\.\w+)*)\(/.exec(section.join('\n'))?.[1]
    return {
      kind,
      url: `${path}.html${level === 1 ? '' : `#${anchor}`}`,
      page,
      title,
      ...(call ? { call } : {}),
      ...(name ? { name } : {}),
      text: kind === 'api' ? ofOperation(section) : ofGuide(section),
    }
  })
}

/** Without fences and the lines of tables. */
const ofGuide = (section: string[]): string =>
  toPlain(
    section
      .filter(line => !/^\s*```|^\|[\s|:-]+$/.test(line))
      .join(' ')
      .replaceAll(/\s\|\s|^\||\|\s*$/g, ' '),
  ).replaceAll(/\s+/g, ' ')

const everywhere = /^(\*\*Fields|\| field|\| ---|\| `Idempotency-Key`)/

/** Examples, responses and errors repeat the same words everywhere. */
function ofOperation(section: string[]): string {
  const end = section.findIndex(line => line.startsWith('**Example**'))
  const own = section.slice(0, end < 0 ? undefined : end).filter(line => !everywhere.test(line))
  return toPlain(
    own
      .join(' ')
      .replaceAll('|', ' ')
      .replaceAll(/\[Send it[^)]*\)\./g, ''),
  ).replaceAll(/\s+/g, ' ')
}
