import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Line } from '../harness/own-benchmark.ts'

const sdk = join(import.meta.dirname, '../../../sdk/dist')

interface Bundle {
  name: string
  code: string
  atMostKb?: number
}

const bundles: Bundle[] = [
  {
    name: 'webhooks: verifyWebhook',
    code: `export { verifyWebhook } from './webhooks/index.js'`,
    atMostKb: 3,
  },
  { name: 'webhooks: everything but the stores', code: `export * from './webhooks/index.js'` },
  { name: 'partner operations', code: `export { createFoyer } from './index.js'`, atMostKb: 15 },
  { name: 'account operations', code: `export { createAccount } from './account.js'` },
  { name: 'operator operations', code: `export { createOperator } from './operator.js'` },
]

/** What a page loads, minified and compressed. */
export const measureBundles = (): Promise<Line[]> => Promise.all(bundles.map(measure))

async function measure({ name, code, atMostKb }: Bundle): Promise<Line> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: sdk },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  })
  const bytes = outputFiles[0]?.contents ?? new Uint8Array()
  const kilobytes = gzipSync(bytes).length / 1000
  return {
    name,
    figure: `${(bytes.length / 1000).toFixed(1)} KB minified, ${kilobytes.toFixed(1)} KB with gzip`,
    ...(atMostKb === undefined ? {} : { ratio: kilobytes, goal: { atMost: atMostKb } }),
  }
}
