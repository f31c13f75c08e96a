import { spawn } from 'node:child_process'
import { readArguments } from './command-line/read-arguments.ts'

const usage = `Usage: npm run fuzz -- [--requests 100000] [--seed 1]
       npm run fuzz -- --cost [--only TEXT]

  --requests  how many requests are made from the contract and sent
  --seed      the same seed makes the same requests
  --cost      sends the worst bodies to every operation instead, and prints for how long each stops the event loop
  --only      of the operations whose name contains TEXT alone`

const { values } = readArguments(usage, {
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    cost: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text)
if (!isCount(values.requests) || !isCount(values.seed)) {
  console.error(usage)
  process.exit(1)
}

// The test harness starts the world on its own database.
const file = `packages/server/test/fuzz/${values.cost ? 'cost' : 'fuzz'}.test.ts`
const child = spawn('npx', ['vitest', 'run', file, '--disable-console-intercept'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values.cost
      ? { FOYER_COST: values.only }
      : { FOYER_FUZZ_REQUESTS: values.requests, FOYER_FUZZ_SEED: values.seed }),
  },
})
child.on('exit', code => process.exit(code ?? 1))
