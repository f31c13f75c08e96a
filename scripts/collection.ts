import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './command-line/read-arguments.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'

/** Installed when it is needed: it has 141 packages, and nothing else of ours uses it. */
const newmanVersion = '6.2.2'

const usage = `Usage: npm run collection -- [--allow-skip]

  Starts a sandbox, and runs docs/collection/foyer.postman_collection.json against it with newman ${newmanVersion}, which it
  installs in a folder that is deleted afterwards.

  --allow-skip  succeeds when newman can't be installed, for example without the internet`

interface Summary {
  run: {
    stats: Record<'requests' | 'assertions', { total: number; failed: number }>
    failures: { error: { message: string }; source?: { name?: string } }[]
  }
}

type Newman = { run(options: object, done: (error: Error | null, summary: Summary) => void): void }

const { values } = readArguments(usage, { options: { 'allow-skip': { type: 'boolean' } } })
const collection = join(
  dirname(fileURLToPath(import.meta.url)),
  '../docs/collection/foyer.postman_collection.json',
)
const folder = await mkdtemp(join(tmpdir(), 'foyer-newman-'))
try {
  if (install()) await runCollection()
  else if (values['allow-skip']) console.log('collection: skipped, newman could not be installed.')
  else {
    console.error('collection: newman could not be installed.')
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function install(): boolean {
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  try {
    execFileSync('npm', ['install', ...flags, `newman@${newmanVersion}`], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

async function runCollection(): Promise<void> {
  const sandbox = await startSandbox()
  const startedMs = performance.now()
  try {
    const { run } = await runNewman(sandbox)
    for (const { error, source } of run.failures) console.log(`${source?.name}: ${error.message}`)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    const { requests, assertions } = run.stats
    console.log(
      `collection: ${requests.total} requests, ${assertions.total} assertions, ${run.failures.length} failures, ${seconds} s`,
    )
    if (run.failures.length > 0 || assertions.total === 0) process.exitCode = 1
  } finally {
    await sandbox.stop()
  }
}

function runNewman({ apiUrl, appUrl }: { apiUrl: string; appUrl: string }): Promise<Summary> {
  const newman: Newman = createRequire(join(folder, 'package.json'))('newman')
  const values = { sandbox_url: apiUrl, sandbox_app_url: appUrl }
  return new Promise((resolve, reject) => {
    newman.run(
      {
        collection,
        envVar: Object.entries(values).map(([key, value]) => ({ key, value })),
        // A connection that stays open may be closed by the server just when the next request is sent.
        requestAgents: { http: new Agent({ keepAlive: false }) },
        reporters: [],
      },
      (error, summary) => (error ? reject(error) : resolve(summary)),
    )
  })
}
