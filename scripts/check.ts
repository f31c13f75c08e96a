import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readArguments } from './command-line/read-arguments.ts'

/**
 * Runs the checks that a change must pass besides its tests, the quick ones first. All of them run, so that one run
 * shows every problem.
 */
const checks = {
  'form and lint': 'biome check .',
  types: 'tsc --noEmit -p .',
  'retired words': 'tsx scripts/retired-words.ts',
  'printed files': 'tsx scripts/print.ts --check',
  'OpenAPI lint': 'tsx scripts/lint-documents.ts',
  'OpenAPI since the last release': 'tsx scripts/openapi-diff.ts',
  'unused code': 'knip --no-progress --no-config-hints',
  'licences and dependencies': 'tsx scripts/audit.ts',
  build: 'node scripts/build.mjs',
}

readArguments(
  `Usage: npm run check

  Runs everything but the tests, in about a minute: ${Object.keys(checks).join(', ')}.`,
  {},
)
const failed: string[] = []
for (const [name, command] of Object.entries(checks)) {
  process.stdout.write(`${name} … `)
  const startedMs = performance.now()
  const child = spawn('npx', ['--no-install', ...command.split(' ')], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  if (code === 0) continue
  failed.push(name)
  console.log(`${output.trimEnd()}\n`)
}
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
