import { createHash } from 'node:crypto'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

export interface Assets {
  script: string
  style: string
  search: string
}

/** Writes style, script and search index under names that change with their content. */
export async function buildAssets(
  root: string,
  { to, entries }: { to: string; entries: unknown },
): Promise<Assets> {
  const site = join(root, 'packages/site')
  const folder = join(to, 'assets')
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { site: join(site, 'src/client/main.ts'), style: join(site, 'theme/style.css') },
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    metafile: true,
  })
  const written = Object.keys(metafile.outputs)
  const named = (ending: string) =>
    `assets/${written
      .find(path => path.endsWith(ending))
      ?.split('/')
      .at(-1)}`
  const index = JSON.stringify(entries)
  const search = `assets/search-${createHash('sha256').update(index).digest('hex').slice(0, 8)}.json`
  await writeFile(join(to, search), index)
  await cp(join(root, 'packages/console/src/logo.svg'), join(folder, 'logo.svg'))
  return { script: named('.js'), style: named('.css'), search }
}
