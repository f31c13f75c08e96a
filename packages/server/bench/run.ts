import { parseArgs } from 'node:util'
import { findBenchmark, listBenchmarks } from './harness/benchmarks.ts'
import { buildServer } from './harness/build-server.ts'
import { runBenchmark } from './harness/run-benchmark.ts'
import { toTable } from './harness/table.ts'

const usage =
  async () => `Usage: npm run bench -- NAME [--json] [--rounds 10] [--only TEXT] [--profile FOLDER]

  NAME       ${(await listBenchmarks()).join(', ')}
  --json     the figures as JSON, with the ratio of every round
  --rounds   how many rounds on each side
  --only     only the comparisons whose name contains TEXT
  --profile  writes a CPU profile of the server into FOLDER (it slows the server down)`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '10' },
      only: { type: 'string', default: '' },
      profile: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  const benchmark = positionals.length === 1 && (await findBenchmark(positionals[0] ?? ''))
  if (!benchmark || !Number.isInteger(rounds) || rounds < 1) {
    console.error(await usage())
    return 1
  }
  const signal = interruption()
  await buildServer()
  const figures = await runBenchmark(benchmark, {
    rounds,
    only: values.only,
    profileDir: values.profile,
    signal,
    onProgress: line => console.error(`${line} …`),
  }).catch(error => {
    if (!signal.aborted) throw error
  })
  if (!figures) return 130
  console.log(values.json ? JSON.stringify(figures, null, 2) : `\n${toTable(figures)}\n`)
  return 0
}

/** Ctrl-C ends the round under way; everything is then stopped in order. Its repetitions change nothing. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

process.exitCode = await run()
