import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../src/', import.meta.url)
const theClock = 'session/platform-time.ts'
const asks = /\bDate\.now\(\)|\bnew Date\(\)|\bTemporal\.Now\b|\bDate\(\)/

it('BAR-09 the time of the platform comes from one place, so that a sandbox can move it', () => {
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .filter(file => asks.test(readFileSync(new URL(file, source), 'utf8')))
  expect(asking).toEqual([theClock])
})
