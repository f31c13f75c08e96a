import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { errors, fieldCodes, operations } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { namedOperations } from '../../cli/src/contract/named-operations.ts'
import { guideRows } from '../src/navigation.ts'
import { allPages } from '../src/pages/all-pages.ts'
import { listForMachines, textForMachines } from '../src/pages/for-machines.ts'
import { findDeadLinks, toSiteLinks } from '../src/pages/links.ts'
import type { Page } from '../src/pages/page.ts'
import type { Pages } from '../src/pages/pages-of.ts'
import { searchEntries } from '../src/pages/search-entries.ts'

const root = join(import.meta.dirname, '../../..')
let pages: Pages
beforeAll(async () => {
  pages = await allPages(root, '/explorer/')
})

const pageOf = (path: string) => pages.all.find(page => page.path === path)?.markdown ?? ''

describe('the table of pages', () => {
  it('DOC-05 has every page of docs/, once, and none that is not there', async () => {
    const there = (await readdir(join(root, 'docs'))).filter(name => name.endsWith('.md'))
    const rows = guideRows.map(({ file }) => file).filter(file => !file.startsWith('../'))
    expect(rows.sort()).toEqual(there.sort())
    expect(new Set(pages.all.map(({ path }) => path)).size).toBe(pages.all.length)
  })
})

describe('links', () => {
  const page = (path: string, markdown: string): Page => ({
    kind: 'guide',
    path,
    title: path,
    shortTitle: path,
    about: '',
    markdown,
  })

  it('DOC-06 a link to a page or an anchor that does not exist is found', () => {
    const other = page('other', '# Other\n\n## Errors `of` v3')
    expect(
      findDeadLinks([page('one', '[x](other.md#errors-of-v3), [y](#one) `[z](no.md)`\n# One'), other]),
    ).toEqual([])
    expect(findDeadLinks([page('one', '[x](other.md#gone), [y](#gone), [z](gone.md)'), other])).toHaveLength(
      3,
    )
  })

  it('DOC-06 a link of the repository leads to the page, or stays as text; one to nothing is found', () => {
    const pathOf = new Map([
      ['docs/v3-guide.md', 'v3-guide'],
      ['SECURITY.md', 'project/security'],
    ])
    const linked = toSiteLinks(
      {
        file: 'docs/decisions/0001-x.md',
        markdown:
          '[v3](../v3-guide.md#errors) [report](../../SECURITY.md) [code](../../packages/sdk) [none](gone.md)',
      },
      { root, pathOf, from: 'decisions/0001-x' },
    )
    expect(linked.markdown).toBe('[v3](../v3-guide.md#errors) [report](../project/security.md) code none')
    expect(linked.dead).toEqual(['docs/decisions/0001-x.md links to gone.md, which does not exist.'])
  })
})

describe('the API reference', () => {
  it('DOC-02 has every operation once, with fields, access, response, errors, and its snippets', () => {
    const api = pages.all.filter(({ kind }) => kind === 'api')
    const sections = api.flatMap(({ markdown }) => markdown.split(/^## /m).slice(1))
    for (const { name, operation } of namedOperations) {
      const own = sections.filter(section => section.includes(`OpenAPI: \`${operation.name}\`.`))
      expect(own.length, name).toBe(1)
      const [section = ''] = own
      expect(section, name).toContain(operation.description)
      expect(section, name).toContain(`SDK and command: \`${name}\``)
      expect(section, name).toContain('**Who may call it.**')
      for (const part of ['params', 'query', 'body'] as const)
        for (const field of Object.keys(
          (operation[part] as { properties?: object } | undefined)?.properties ?? {},
        ))
          expect(section, name).toContain(`\`${field}\``)
      expect(section, name).toContain(`**Response ${operation.status}**`)
      for (const status of operation.errors) expect(section, name).toContain(`| ${status} |`)
      expect(section.match(/```\w+ tab=(curl|SDK|CLI)/g)?.length, name).toBe(
        section.includes('The command has no session') ? 2 : 3,
      )
    }
  })

  it('DOC-04 names every error code, with its status and what to do', () => {
    const text = pageOf('errors')
    for (const [code, { status }] of Object.entries(errors))
      expect(text).toMatch(new RegExp(`\\| ${status} \\| \`${code}\``))
    for (const code of fieldCodes) expect(text).toContain(`\`${code}\``)
    expect(text).toContain('`invalid_grant`')
  })
})

describe('for machines', () => {
  it('DOC-07 llms.txt links every page as Markdown, and llms-full.txt has all guides', () => {
    const list = listForMachines(pages, '/docs/')
    expect(list).toMatch(/^# Foyer\n\n> /)
    for (const { path } of pages.all) if (path !== 'index') expect(list).toContain(`(/docs/${path}.md)`)
    const text = textForMachines(pages, '/docs/')
    for (const { file } of guideRows)
      if (file.endsWith('-guide.md')) expect(text).toContain(`<!-- /docs/${posix.basename(file)} -->`)
  })

  it('DOC-01 the search has every operation and every section of the guides', () => {
    const entries = searchEntries(pages.all)
    const calls = entries.filter(({ call }) => call)
    expect(calls.length).toBe(operations.length)
    expect(entries.map(({ url }) => url)).toContain('partner-guide.html#idempotent-requests')
  })
})
