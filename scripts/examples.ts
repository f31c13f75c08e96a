import { spawn } from 'node:child_process'
import { readArguments } from './command-line/read-arguments.ts'

const usage = `Usage: npm run examples -- [--apart] [--check]

  Sends every request example to fresh sandboxes, and stores the answers in packages/contract/src/examples/answers.

  --apart  each example gets a sandbox of its own; this takes minutes
  --check  stores nothing, and compares as the suite does`

const { values } = readArguments(usage, {
  options: {
    apart: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

// The test harness starts the sandboxes on its own database.
const modes = [...(values.check ? [] : ['write']), ...(values.apart ? ['apart'] : [])]
const child = spawn(
  'npx',
  ['vitest', 'run', 'packages/server/test/examples', '--disable-console-intercept'],
  {
    stdio: 'inherit',
    env: { ...process.env, FOYER_EXAMPLES: modes.join(',') },
  },
)
child.on('exit', code => process.exit(code ?? 1))
