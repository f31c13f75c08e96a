import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OwnBenchmark } from './harness/own-benchmark.ts'
import { measureBundles } from './sdk/bundle-sizes.ts'
import { measureEditor } from './sdk/editor-cost.ts'

/** Measures what the SDK costs those who use it: in a page, and in an editor. */
export const run: OwnBenchmark = async ({ dataDir, rounds, onProgress }) => {
  const builder = pathToFileURL(join(import.meta.dirname, '../../../scripts/build.mjs')).href
  const { buildIfNeeded } = (await import(builder)) as { buildIfNeeded(...names: string[]): Promise<void> }
  await buildIfNeeded('sdk')
  onProgress('Bundling')
  const sizes = await measureBundles()
  onProgress('Opening files')
  return [...sizes, ...(await measureEditor(dataDir, rounds))]
}
