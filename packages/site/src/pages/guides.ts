import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { guideRows, pathOfFile } from '../navigation.ts'
import { toSiteLinks } from './links.ts'
import { type Page, titleOf } from './page.ts'

interface Source {
  /** In the repository. */
  file: string
  page: Omit<Page, 'markdown' | 'title' | 'shortTitle'> & { shortTitle?: string | undefined }
}

/** The guides and decisions as pages of the site. Throws when a link leads nowhere. */
export async function readGuides(root: string): Promise<Page[]> {
  const sources = [...guideRows.map(toGuide), ...(await listDecisions(root))]
  const pathOf = new Map(sources.map(({ file, page }) => [file, page.path]))
  const dead: string[] = []
  const pages = await Promise.all(
    sources.map(async ({ file, page }) => {
      const text = withoutComments(await readFile(join(root, file), 'utf8'))
      const linked = toSiteLinks({ file, markdown: text }, { root, pathOf, from: page.path })
      dead.push(...linked.dead)
      const title = titleOf(text)
      return { ...page, title, shortTitle: page.shortTitle ?? title, markdown: linked.markdown }
    }),
  )
  if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`)
  return pages
}

/** Comments are for those who keep the page, such as the marks of the test that executes it. Code keeps them. */
const withoutComments = (markdown: string): string =>
  markdown
    .split(/(^[ ]*```[\s\S]*?^[ ]*```[ ]*$)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/^[ ]*<!--[\s\S]*?-->[ ]*\n/gm, '')))
    .join('')

const toGuide = ({ file, about, title }: (typeof guideRows)[number]): Source => {
  const inRepository = posix.normalize(posix.join('docs', file))
  return {
    file: inRepository,
    page: {
      kind: /(reference|benchmarks|changelog|requirements|sources|security|threat-model)\.md$/i.test(file)
        ? 'reference'
        : 'guide',
      path: pathOfFile(file),
      about,
      shortTitle: title,
    },
  }
}

async function listDecisions(root: string): Promise<Source[]> {
  const names = (await readdir(join(root, 'docs/decisions'))).filter(name => name.endsWith('.md')).sort()
  return names.map(name => ({
    file: `docs/decisions/${name}`,
    page: {
      kind: 'decision',
      path: `decisions/${name === 'README.md' ? 'index' : name.replace(/\.md$/, '')}`,
      about: name === 'README.md' ? 'Why Foyer is as it is, one page for each choice.' : '',
    },
  }))
}
