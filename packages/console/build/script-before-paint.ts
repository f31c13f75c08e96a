import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = '/src/theme/before-paint.js'
const file = fileURLToPath(new URL(`..${source}`, import.meta.url))

/** Serves the script that sets the theme as a file with a hash in its name. Vite itself bundles only modules. */
export const scriptBeforePaint: Plugin = {
  name: 'script-before-paint',
  apply: 'build',
  async generateBundle() {
    const text = await readFile(file, 'utf8')
    this.emitFile({ type: 'asset', fileName: await nameOf(text), source: text })
  },
  transformIndexHtml: {
    order: 'post',
    handler: async html => html.replace(source, `/${await nameOf(await readFile(file, 'utf8'))}`),
  },
}

const nameOf = async (text: string): Promise<string> =>
  `app/before-paint-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
