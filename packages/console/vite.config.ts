import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { toCallable } from '../contract/src/callable-operation.ts'
import { catalogue } from '../contract/src/catalogue.ts'
import type { Operation } from '../contract/src/operation.ts'

// Emptying the folder first would leave a running server without its pages while a build is under way.
const removeWhatEarlierBuildsLeft: Plugin = {
  name: 'remove-what-earlier-builds-left',
  async writeBundle({ dir = '' }, bundle) {
    const folder = join(dir, 'app')
    const isStale = (name: string) => !Object.hasOwn(bundle, `app/${name}`)
    const stale = (await readdir(folder)).filter(isStale)
    await Promise.all(stale.map(name => rm(join(folder, name), { force: true })))
  },
}

// A browser would build thousands of schemas at every page load, and the console uses none of them.
const carryOnlyWhatCallsNeed: Plugin = {
  name: 'carry-only-what-calls-need',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/contract/src/catalogue.ts')) return undefined
    const groups = Object.entries<Record<string, Operation>>(catalogue).map(([group, methods]) => [
      group,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, toCallable(operation)]),
      ),
    ])
    const json = JSON.stringify(Object.fromEntries(groups))
    return `export const catalogue = JSON.parse(${JSON.stringify(json)})
export const operations = Object.values(catalogue).flatMap(group => Object.values(group))`
  },
}

export default defineConfig({
  base: '/',
  plugins: [react(), carryOnlyWhatCallsNeed, removeWhatEarlierBuildsLeft],
  build: { assetsDir: 'app', emptyOutDir: false, chunkSizeWarningLimit: 1000 },
})
