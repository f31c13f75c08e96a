import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  base: '/',
  resolve: { tsconfigPaths: true },
  plugins: [react(), removeWhatEarlierBuildsLeft],
  build: {
    outDir: '../server/dist/console',
    assetsDir: 'app',
    emptyOutDir: false,
    chunkSizeWarningLimit: 1000,
  },
})
