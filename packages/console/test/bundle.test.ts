import { readdir, readFile } from 'node:fs/promises'
import { operations } from '@foyer/contract'
import { expect, it } from 'vitest'
import { buildConsole } from './browser.ts'

const folder = new URL('../../server/dist/console/app/', import.meta.url)

it('the console carries the paths of the operations, but neither their schemas nor their descriptions', async () => {
  await buildConsole()
  const scripts = (await readdir(folder)).filter(name => name.endsWith('.js'))
  const text = (await Promise.all(scripts.map(name => readFile(new URL(name, folder), 'utf8')))).join('\n')
  const used = operations.filter(({ surface, access }) => surface === 'app' && access.by !== 'partner')
  for (const { path } of used) expect(text).toContain(path)
  const carried = operations.filter(({ description }) => description && text.includes(description))
  expect(carried.map(({ name }) => name)).toEqual([])
  expect(text).not.toContain('additionalProperties')
}, 120_000)
