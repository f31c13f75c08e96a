import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, it, vi } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const builder = await import(pathToFileURL(join(root, 'scripts/build.mjs')).href)

describe('the build of the site', () => {
  it('begins again when any file changes that it is made of', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['packages/site/src/main.ts'],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    })
    const read = [
      ...Object.keys(metafile.inputs),
      'packages/console/src/logo.svg',
      'docs/images',
      'CHANGELOG.md',
    ]
    const sources: string[] = builder.sourcesOf('site').map((path: string) => relative(root, path))
    const isCovered = (path: string) =>
      sources.some(source => path === source || path.startsWith(`${source}/`))
    expect(read.length).toBeGreaterThan(30)
    expect(read.filter(path => !isCovered(path))).toEqual([])
  })

  it('beside the program never fails, but says in a line what is missing', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    try {
      await builder.buildBeside('nothing')
      expect(written.mock.calls).toEqual([['The nothing was not built: There is no nothing to build.\n']])
    } finally {
      written.mockRestore()
    }
  })
})
