import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import Eleventy from '@11ty/eleventy'
import { buildAssets } from './build-assets.ts'
import { setUpMarkdown } from './markdown-library.ts'
import { navigationTree } from './navigation-tree.ts'
import { allPages } from './pages/all-pages.ts'
import { listForMachines, textForMachines } from './pages/for-machines.ts'
import { headingsIn } from './pages/headings.ts'
import type { Pages } from './pages/pages-of.ts'
import { searchEntries } from './pages/search-entries.ts'
import { putInPlace, requirePlace } from './place.ts'

export interface SiteOptions {
  /** The repository. */
  root: string
  to: string
  /** Where the site is served: a path such as `/docs/`, or a whole address. It ends with a slash. */
  base: string
  /** The address of the API explorer, for links to it. */
  explorer?: string | undefined
  /** The address of the console, for a link to it. */
  console?: string | undefined
}

/** Builds the site beside its place, and then puts it there as a whole. */
export async function buildSite(options: SiteOptions): Promise<{ pages: number }> {
  const { root, to } = options
  await requirePlace(to)
  const pages = await allPages(root, options.explorer)
  const fresh = `${to}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  try {
    await writePages(pages, fresh, options)
    await writeMarkdown(pages, fresh)
    await writeFile(join(fresh, 'llms.txt'), listForMachines(pages, options.base))
    await writeFile(join(fresh, 'llms-full.txt'), textForMachines(pages, options.base))
    await cp(join(root, 'docs/images'), join(fresh, 'images'), { recursive: true })
    await putInPlace(fresh, to)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return { pages: pages.all.length }
}

async function writePages(pages: Pages, to: string, { root, base, explorer, console }: SiteOptions) {
  const assets = await buildAssets(root, { to, entries: searchEntries(pages.all) })
  const shared = {
    assets,
    tree: navigationTree(pages),
    explorer,
    console,
    layout: 'page.njk',
    templateEngineOverride: 'md',
  }
  // Eleventy takes folders relative to the one it runs in.
  const here = (folder: string) => relative(process.cwd(), folder) || '.'
  const eleventy = new Eleventy(here(join(root, 'packages/site/theme')), here(to), {
    quietMode: true,
    configPath: null,
    config(settings) {
      settings.setUseGitIgnore(false)
      settings.amendLibrary('md', setUpMarkdown)
      for (const { path, title, about, kind, markdown } of pages.all)
        settings.addTemplate(`${path}.md`, markdown, {
          ...shared,
          title,
          about,
          kind,
          path,
          permalink: `${path}.html`,
          toRoot: '../'.repeat(path.split('/').length - 1),
          headings: headingsIn(markdown).filter(({ level }) => level === 2),
        })
      // It is shown at any depth, so its links name the whole path.
      settings.addTemplate('404.md', notFound, {
        ...shared,
        title: 'Not found',
        permalink: '404.html',
        toRoot: new URL(base, 'http://localhost').pathname,
        path: '404',
        headings: [],
      })
    },
  })
  eleventy.disableLogger()
  await eleventy.write()
}

const notFound = '# There is no such page\n\nIt may have moved: press `/` to search, or use the menu.'

/** Each page as Markdown, beside its HTML. */
async function writeMarkdown({ all }: Pages, to: string): Promise<void> {
  for (const { path, markdown } of all) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await writeFile(join(to, `${path}.md`), markdown)
  }
}
