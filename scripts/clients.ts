import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoCredentials } from '../packages/server/src/features/sandbox/demo-world/demo-file.ts'
import { buildClient, callSandbox } from './clients/build-client.ts'
import { downloadGenerator, generateClients, generatorTools, generatorVersion } from './clients/generator.ts'
import { type Language, type LanguageName, languages } from './clients/languages.ts'
import { CommandFailed, isInstalled } from './clients/run-command.ts'
import { readArguments } from './command-line/read-arguments.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'

const all = Object.keys(languages) as LanguageName[]
const usage = `Usage: npm run clients -- [--only python,go] [--generator FILE] [--folder FOLDER]

  Generates clients from docs/openapi/generators with openapi-generator ${generatorVersion}, compiles them, and makes five calls
  with each to a sandbox that it starts. Says which languages it skips: those whose programs aren't installed, and those
  whose libraries can't be downloaded.

  --only       some of ${all.join(', ')}
  --generator  the jar of openapi-generator; otherwise pip downloads it
  --folder     keeps the clients in this folder; otherwise a temporary one is deleted`

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const { values: options } = readArguments(usage, {
  options: { only: { type: 'string' }, generator: { type: 'string' }, folder: { type: 'string' } },
})

const wanted = options.only?.split(',') ?? all
const unknown = wanted.filter(name => !all.some(known => known === name))
if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(', ')}.\n\n${usage}`)
  process.exit(1)
}

const folder = options.folder ? resolve(options.folder) : await mkdtemp(join(tmpdir(), 'foyer-clients-'))
try {
  await mkdir(folder, { recursive: true })
  await checkClients(all.filter(name => wanted.includes(name) && hasTools(name)))
} finally {
  if (!options.folder) await rm(folder, { recursive: true, force: true })
}

function hasTools(name: LanguageName): boolean {
  const { tools }: Language = languages[name]
  const { java, ...forDownload } = generatorTools
  const needed = { java, ...(options.generator ? {} : forDownload), ...tools }
  const missing = Object.entries(needed).filter(([tool]) => !isInstalled(tool))
  const list = missing.map(([tool, from]) => `${tool} (install ${from})`).join(', ')
  if (list) console.log(`${name}: skipped, missing: ${list}`)
  return list === ''
}

async function checkClients(names: LanguageName[]): Promise<void> {
  if (names.length === 0) return
  const generator = options.generator ? resolve(options.generator) : await download(names)
  if (!generator) return
  const openapi = join(root, 'docs/openapi/generators')
  if (!(await report('generator', () => generateClients({ generator, openapi, folder, names })))) return
  const built: LanguageName[] = []
  const build = (name: LanguageName) =>
    report(name, async () => {
      const reason = await buildClient(name, join(folder, name))
      if (reason === undefined) built.push(name)
      else console.log(`${name}: calls skipped, ${reason}`)
    })
  await Promise.all(names.map(build))
  if (built.length > 0) await callWith(built)
}

async function download(names: LanguageName[]): Promise<string | undefined> {
  try {
    return await downloadGenerator(folder)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    for (const name of names) console.log(`${name}: skipped, openapi-generator could not be downloaded`)
    return undefined
  }
}

async function callWith(names: LanguageName[]): Promise<void> {
  // The programs together make more calls in a second than one address may.
  const { apiUrl, stop } = await startSandbox({ RATE_LIMIT_PER_SECOND: '0' })
  try {
    for (const name of names)
      await report(name, async () => {
        await callSandbox(name, join(folder, name), {
          FOYER_URL: apiUrl,
          PARTNER_TOKEN: demoCredentials.partner_token,
          USER_TOKEN: demoCredentials.user_token,
          RESTRICTED_KEY: demoCredentials.restricted_key,
        })
        console.log(`${name}: compiled, 5 calls`)
      })
  } finally {
    await stop()
  }
}

/** One language that fails doesn't stop the others; the run fails at its end. */
async function report(name: LanguageName | 'generator', work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.log(`${name}: FAILED, ${error.message}`)
    process.exitCode = 1
    return false
  }
}
