import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.url))

/** Bundles for browsers, where an import of Node fails. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
  })
  const files = Object.keys(metafile.inputs).filter(path => path !== '<stdin>')
  return { files, gzipped: gzipSync(outputFiles[0]?.contents ?? '').length }
}

describe('the entry point @foyer/sdk/webhooks', () => {
  it('uses nothing outside its folder but the check of options, and nothing of Node', async () => {
    for (const path of ['./index.ts', './inbox/postgres.store.ts', './inbox/sqlite.store.ts']) {
      const { files, gzipped } = await bundle(`export * from '${path}'`)
      expect(files.filter(file => file.startsWith('..') && !file.startsWith('../options/'))).toEqual([])
      expect(gzipped).toBeLessThan(6_000)
    }
  })

  it('is small: who only verifies loads less than 2 KB', async () => {
    const { files, gzipped } = await bundle("export { verifyWebhook } from './index.ts'")
    expect(files).toContain('verify-webhook.ts')
    expect(gzipped).toBeLessThan(2_000)
  })
})
