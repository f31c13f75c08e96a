import { spawn } from 'node:child_process'
import { readArguments } from './command-line/read-arguments.ts'

const usage = `Usage: npm run model -- [--steps 100000] [--seed 1] [--tries 40]

  --steps  how many steps are taken, on several worlds at once
  --seed   the same seed takes the same steps; each further world takes the next seed
  --tries  how often a failure is played again with fewer steps`

const { values } = readArguments(usage, {
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: '40' },
  },
})

const isCount = (text: string) => /^\d{1,9}$/.test(text)
if (![values.steps, values.seed, values.tries].every(isCount)) {
  console.error(usage)
  process.exit(1)
}

// The test harness starts the worlds, each on its own database.
const file = 'packages/server/test/model/model.test.ts'
const child = spawn('npx', ['vitest', 'run', file, '--disable-console-intercept'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FOYER_MODEL_STEPS: values.steps,
    FOYER_MODEL_SEED: values.seed,
    FOYER_MODEL_TRIES: values.tries,
  },
})
child.on('exit', code => process.exit(code ?? 1))
