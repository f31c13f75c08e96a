import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const thisFile = fileURLToPath(import.meta.url)
const root = join(dirname(thisFile), '..')
/** @param {string[]} parts */
const at = (...parts) => join(root, 'packages', ...parts)
// A bundle is stale too when it was made in another way, or of other versions of what npm installed.
const always = [thisFile, join(root, 'package-lock.json')]

// These two consist of 780 small modules. One by one, they took a quarter of the time in which the program loads.
const bundledDependencies = /^(typebox|libphonenumber-js)(\/|$)/

/**
 * Our own packages go into the bundle; most of what npm installed stays outside.
 * @type {import('esbuild').Plugin}
 */
const keepDependenciesOutside = {
  name: 'keep-dependencies-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@foyer/') || bundledDependencies.test(path)
        ? undefined
        : { path, external: true },
    )
  },
}

// The tools are loaded only when there is something to build, because most starts find everything up to date.
/** @type {(entry: string, outdir: string, more?: import('esbuild').BuildOptions) => Promise<unknown>} */
const program = async (entry, outdir, more = {}) => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    // Comments in the bundle name files as they are in the repository.
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    bundle: true,
    // Every `import()` becomes a file of its own, so that a command loads only what it needs.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [keepDependenciesOutside],
    ...more,
    metafile: true,
  })
  await removeOldParts(join(outdir, 'parts'), Object.keys(metafile?.outputs ?? {}))
}

/** @type {(folder: string, outputs: string[]) => Promise<void>} */
async function removeOldParts(folder, outputs) {
  const kept = new Set(outputs.map(path => basename(path)))
  for (const name of await readdir(folder).catch(() => []))
    if (!kept.has(name)) await rm(join(folder, name), { force: true })
}

/** @param {string} root */
const pages = async root => {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  // A build that a test starts would make pages for development, which name folders of this machine.
  process.env.NODE_ENV = 'production'
  try {
    return await build({ root, logLevel: 'warn' })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** The pages of documentation that the command carries; the images and decisions stay here. */
const guides = readdirSync(join(root, 'docs'))
  .filter(name => name.endsWith('.md'))
  .map(name => join(root, 'docs', name))

/** @param {string} folder */
async function copyGuides(folder) {
  await rm(folder, { recursive: true, force: true })
  for (const guide of guides) await cp(guide, join(folder, basename(guide)))
}

/** What `npm create foyer-app` writes is the example itself. */
const template = ['LICENSE', 'README.md', 'package.json', 'tsconfig.json', 'src', 'test'].map(name =>
  join(root, 'examples/partner-app', name),
)

/** @param {string} folder */
async function copyTemplate(folder) {
  await rm(folder, { recursive: true, force: true })
  for (const path of template) await cp(path, join(folder, basename(path)), { recursive: true })
}

/** JavaScript, types and source maps of a package that others import. */
/** @param {string} name */
const library = async name => {
  await rm(at(name, 'dist'), { recursive: true, force: true })
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', at(name, 'tsconfig.build.json')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = await once(child, 'close')
  if (code !== 0) throw new BuildError([name])
}

const siteProgram = at('site', 'dist', 'main.js')
/** Where the program serves the site, and what is beside it. */
const servedAt = ['--base', '/docs/', '--explorer', '/explorer/', '--console', '/']

/** Bundles what builds the site, which runs without the tools of development. */
export const buildSiteProgram = () => program(at('site', 'src', 'main.ts'), dirname(siteProgram))

/** @type {(args: string[]) => Promise<number>} */
export async function runSiteProgram(args) {
  const child = spawn(process.execPath, [siteProgram, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  return code ?? 1
}

/**
 * What there is to build: its sources, its result, and how.
 * @type {Record<string, { sources: string[], result: string, build: () => Promise<unknown> }>}
 */
const targets = {
  contract: {
    sources: [...always, at('contract', 'src'), at('contract', 'tsconfig.build.json')],
    result: at('contract', 'dist', 'index.js'),
    build: () => library('contract'),
  },
  sdk: {
    sources: [...always, at('sdk', 'src'), at('sdk', 'tsconfig.build.json')],
    result: at('sdk', 'dist', 'index.js'),
    build: () => library('sdk'),
  },
  // Its types come from those of the SDK, which is built before it.
  testing: {
    sources: [...always, at('sdk', 'src'), at('testing', 'src'), at('testing', 'tsconfig.build.json')],
    result: at('testing', 'dist', 'index.js'),
    build: () => library('testing'),
  },
  server: {
    sources: [...always, at('contract', 'src'), at('endpoint-checks', 'src'), at('server', 'src')],
    result: at('server', 'dist', 'main.js'),
    build: () => program(at('server', 'src', 'main.ts'), at('server', 'dist')),
  },
  cli: {
    sources: [
      ...always,
      ...['contract', 'endpoint-checks', 'sdk', 'cli'].map(name => at(name, 'src')),
      ...guides,
    ],
    result: at('cli', 'dist', 'main.js'),
    // One by one, what npm installed for the command takes half of the time in which it starts. A module of CommonJS
    // in a bundle needs a `require` for the parts of Node.
    build: async () => {
      await program(at('cli', 'src', 'main.ts'), at('cli', 'dist'), {
        plugins: [],
        banner: {
          js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url)",
        },
      })
      await copyGuides(at('cli', 'dist', 'docs'))
    },
  },
  'create-foyer-app': {
    sources: [...always, at('create-foyer-app', 'src'), ...template],
    result: at('create-foyer-app', 'dist', 'main.js'),
    build: async () => {
      await program(at('create-foyer-app', 'src', 'main.ts'), at('create-foyer-app', 'dist'))
      await copyTemplate(at('create-foyer-app', 'dist', 'template'))
    },
  },
  console: {
    sources: [
      at('contract', 'src'),
      at('sdk', 'src'),
      at('console', 'src'),
      at('console', 'build'),
      at('console', 'index.html'),
      at('console', 'vite.config.ts'),
    ],
    // The package of the server contains its pages.
    result: at('server', 'dist', 'console', 'index.html'),
    build: () => pages(at('console')),
  },
  site: {
    sources: [
      ...always,
      at('contract', 'src'),
      at('sdk', 'generator'),
      at('sdk', 'src'),
      at('cli', 'src'),
      at('cli', 'package.json'),
      at('server', 'src', 'features', 'sandbox', 'demo-world', 'facts.ts'),
      at('console', 'src', 'styles', 'tokens.css'),
      at('console', 'src', 'logo.svg'),
      at('site', 'src'),
      at('site', 'theme'),
      join(root, 'docs'),
      join(root, 'CHANGELOG.md'),
      join(root, 'SECURITY.md'),
    ],
    // The package of the server contains its documentation.
    result: at('server', 'dist', 'site', 'index.html'),
    build: async () => {
      await buildSiteProgram()
      const code = await runSiteProgram(['--to', at('server', 'dist', 'site'), ...servedAt])
      if (code !== 0) throw new BuildError(['site'])
    },
  },
}

/** @param {string} name */
export const sourcesOf = name => targets[name]?.sources ?? []

/**
 * Builds what is missing or older than its sources. A release that ships its results builds nothing. The tools need
 * several hundred megabytes, so they run in a process of their own, and the caller stays small.
 * @param {string[]} names
 */
export async function buildIfNeeded(...names) {
  const stale = (await Promise.all(names.map(describeState))).filter(({ isFresh }) => !isFresh)
  if (stale.length === 0) return
  const [code] = await once(spawnBuild(stale.map(({ name }) => name)), 'close')
  if (code !== 0) throw new BuildError(stale.map(({ name }) => name))
}

/**
 * Builds without making the caller wait, and with less right to the processor than the caller. It never fails: the
 * caller works without the result, and one line says that it is missing.
 * @param {string} name
 */
export async function buildBeside(name) {
  /** @param {string} reason */
  const say = reason => process.stderr.write(`The ${name} was not built: ${reason}\n`)
  try {
    const { isFresh } = await describeState(name)
    if (isFresh) return
    const child = spawnBuild([name])
    child.on('error', error => say(error.message))
    child.on('exit', code => code !== 0 && say('its build failed.'))
    lowerPriority(child.pid)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  }
}

/** @param {number | undefined} pid */
function lowerPriority(pid) {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // A process that has ended has no priority to set.
  }
}

/** @param {string[]} names */
const spawnBuild = names =>
  spawn(process.execPath, [thisFile, ...names], {
    // Output goes to stderr, so that the caller's stdout stays readable for programs.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  })

export class BuildError extends Error {
  /** @param {string[]} names */
  constructor(names) {
    super(`The build of ${names.join(' and ')} failed; the reason is above.`)
  }
}

/** @param {string} name */
async function describeState(name) {
  const target = targets[name]
  if (!target) throw new Error(`There is no ${name} to build.`)
  const { sources, result, build } = target
  const fingerprint = await fingerprintOf(sources)
  const stamp = join(dirname(result), '.built-from')
  const isFresh = existsSync(result) && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint
  return { name, fingerprint, stamp, isFresh, build }
}

/** @param {string} name */
async function buildHere(name) {
  const { fingerprint, stamp, isFresh, build } = await describeState(name)
  if (isFresh) return console.log(`The ${name} is already built.`)
  const startedMs = performance.now()
  console.log(`Building the ${name} …`)
  await build()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, fingerprint)
  console.log(`Built the ${name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`)
}

/**
 * Names, sizes and times of the sources: enough to see a change, quick enough for every start.
 * @type {(places: string[]) => Promise<string>}
 */
async function fingerprintOf(paths) {
  const lines = []
  for (const path of paths) {
    const entry = await stat(path).catch(() => undefined)
    if (!entry) continue
    if (entry.isFile()) lines.push(`${path.slice(root.length)} ${entry.size} ${entry.mtimeMs}`)
    else lines.push(await fingerprintOf((await readdir(path)).sort().map(name => join(path, name))))
  }
  return lines.join('\n')
}

if (process.argv[1] === thisFile) {
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : Object.keys(targets)) await buildHere(name)
}
