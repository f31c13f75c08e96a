import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, 'packages', ...parts)

/** Our own packages go into the bundle; what npm installed stays outside. */
const keepDependenciesOutside = {
  name: 'keep-dependencies-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@foyer/') ? undefined : { path, external: true },
    )
  },
}

// The tools are loaded only when there is something to build: most starts find everything fresh.
const program = async (entry, outfile) => {
  const { build } = await import('esbuild')
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [keepDependenciesOutside],
  })
}

const pages = async root => {
  const { build } = await import('vite')
  return build({ root, logLevel: 'warn' })
}

/** What there is to build: its sources, its result, and how. */
const targets = {
  server: {
    sources: [at('contract', 'src'), at('server', 'src')],
    result: at('server', 'dist', 'main.js'),
    build: () => program(at('server', 'src', 'main.ts'), at('server', 'dist', 'main.js')),
  },
  cli: {
    sources: [at('contract', 'src'), at('sdk', 'src'), at('cli', 'src')],
    result: at('cli', 'dist', 'main.js'),
    build: () => program(at('cli', 'src', 'main.ts'), at('cli', 'dist', 'main.js')),
  },
  console: {
    sources: [
      at('contract', 'src'),
      at('sdk', 'src'),
      at('console', 'src'),
      at('console', 'index.html'),
      at('console', 'vite.config.ts'),
    ],
    result: at('console', 'dist', 'index.html'),
    build: () => pages(at('console')),
  },
}

/** Builds what is missing or older than its sources. A release that ships its results builds nothing. */
export async function buildIfNeeded(...names) {
  for (const name of names) {
    const { sources, result, build } = targets[name]
    const fingerprint = await fingerprintOf(sources)
    const stamp = join(dirname(result), '.built-from')
    const isFresh = existsSync(result) && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint
    if (isFresh) continue
    await build()
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, fingerprint)
  }
}

/** Names, sizes and times of the sources: enough to see a change, quick enough for every start. */
async function fingerprintOf(places) {
  const lines = []
  for (const place of places) {
    const entry = await stat(place).catch(() => undefined)
    if (!entry) continue
    if (entry.isFile()) lines.push(`${place.slice(root.length)} ${entry.size} ${entry.mtimeMs}`)
    else lines.push(await fingerprintOf((await readdir(place)).sort().map(name => join(place, name))))
  }
  return lines.join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfNeeded(...Object.keys(targets))
