import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** The server sends these as they lie there, so that they can be compressed as well as possible, once. */
const codings = {
  '.br': (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
}
const isCompressible = (name: string) => /\.(js|css|svg|json|html)$/.test(name)

/** Writes the compressed twins of all files of a build, and removes what earlier builds left. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter(name => name.startsWith('app/'))
    const twins = names.filter(isCompressible)
    await Promise.all(twins.map(name => compress(join(dir, name))))
    const wanted = new Set([...names, ...twins.flatMap(name => Object.keys(codings).map(end => name + end))])
    // Emptying the folder first would leave a running server without its pages while a build is under way.
    const stale = (await readdir(join(dir, 'app'))).filter(name => !wanted.has(`app/${name}`))
    await Promise.all(stale.map(name => rm(join(dir, 'app', name), { force: true })))
  },
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const [end, encode] of Object.entries(codings)) await writeFile(path + end, await encode(bytes))
}
