import { readdir, readFile, stat } from 'node:fs/promises'
import { operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { measurePage } from '../../server/bench/console/measure-page.ts'
import { openBrowser } from '../../server/test/browser.ts'
import { buildConsole } from './browser.ts'
import { useConsole } from './use-console.ts'

const folder = new URL('../../server/dist/console/app/', import.meta.url)

it('the console carries the paths of the operations, but neither their schemas nor their descriptions', async () => {
  await buildConsole()
  const scripts = (await readdir(folder)).filter(name => name.endsWith('.js'))
  const text = (await Promise.all(scripts.map(name => readFile(new URL(name, folder), 'utf8')))).join('\n')
  const used = operations.filter(({ surface, access }) => surface === 'app' && access.by !== 'partner')
  for (const { path } of used) expect(text).toContain(path)
  const carried = operations.filter(
    // A page may say the same in a few words.
    ({ description = '' }) => description.length > 60 && text.includes(description),
  )
  expect(carried.map(({ name }) => name)).toEqual([])
  expect(text).not.toContain('additionalProperties')
  // What is made for development is slower, and names folders of the machine.
  expect(text).not.toContain('jsxDEV')
}, 120_000)

/** What a browser loads before it shows the first page: what the HTML names, compressed. */
it('CON-05 the first load is below 150 KB', async () => {
  await buildConsole()
  const html = await readFile(new URL('../index.html', folder), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/app\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(2)
  const sizes = await Promise.all(named.map(async name => (await stat(new URL(`${name}.br`, folder))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  expect(html).toContain('class="splash"')
}, 120_000)

describe('what a browser with an empty cache transfers, with the headers of each file', () => {
  const { world } = useConsole()

  it.each([
    ['/sign-in', 'input[name=password]', undefined],
    ['/', 'text=/appointments? today/', 'owner'],
  ] as const)(
    'CON-05 %s is below 150 KB',
    async (path, ready, as) => {
      const appUrl = world.app.url
      const found = await measurePage(await openBrowser(), { url: appUrl + path, ready, as, appUrl })
      expect(found.files).toBeGreaterThan(5)
      expect(found.bytes).toBeLessThan(150_000)
    },
    120_000,
  )
})
