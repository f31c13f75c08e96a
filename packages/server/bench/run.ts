import { readArguments } from '../../../scripts/command-line/read-arguments.ts'
import { findBenchmark, listBenchmarks } from './harness/benchmarks.ts'
import { buildServer } from './harness/build-server.ts'
import { runOwnBenchmark, toLines } from './harness/own-benchmark.ts'
import { runBenchmark } from './harness/run-benchmark.ts'
import { toTables } from './harness/table.ts'

const usage =
  async () => `Usage: npm run bench -- NAME [--help] [--json] [--rounds 10] [--only TEXT] [--rows 1000000] [--fresh] [--profile FOLDER]

  NAME       ${(await listBenchmarks()).join(', ')}
  --json     the figures as JSON, with the ratio of every round
  --rounds   how many rounds on each side
  --only     only the comparisons whose name contains TEXT
  --rows     clients and appointments of the large Location, where a benchmark needs one; for webhooks, its backlog
  --fresh    makes that world anew; without, the next run of the same code finds it in the folder for temporary files.
             Benchmarks without a large Location, such as webhooks, always begin with a new world
  --profile  writes a CPU profile of the server into FOLDER (it slows the server down)

Ctrl-C ends everything that the benchmark has started.`

async function run(): Promise<number> {
  const { values, positionals } = readArguments(await usage(), {
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '10' },
      only: { type: 'string', default: '' },
      profile: { type: 'string' },
      rows: { type: 'string', default: '1000000' },
      fresh: { type: 'boolean', default: false },
    },
  })
  const [rounds, rows] = [Number(values.rounds), Number(values.rows)]
  const benchmark = positionals.length === 1 && (await findBenchmark(positionals[0] ?? ''))
  if (!benchmark || ![rounds, rows].every(number => Number.isInteger(number) && number > 0)) {
    if (positionals.length === 1 && !benchmark) console.error(`There is no benchmark ${positionals[0]}.\n`)
    console.error(await usage())
    return 1
  }
  const signal = interruption()
  await buildServer()
  const onProgress = (line: string) => console.error(`${line} …`)
  const options = {
    rounds,
    only: values.only,
    profileDir: values.profile,
    rows,
    isFresh: values.fresh,
    signal,
    onProgress,
  }
  const { run: runOwn } = benchmark
  const print = <T>(figures: T[], toText: (figures: T[]) => string) =>
    console.log(values.json ? JSON.stringify(figures, null, 2) : `\n${toText(figures)}\n`)
  try {
    if (runOwn) print(await runOwnBenchmark(runOwn, options), toLines)
    else print(await runBenchmark(benchmark, options), toTables)
    return 0
  } catch (error) {
    if (signal.aborted) return 130
    throw error
  }
}

/** Ctrl-C ends what is being measured, and then everything is stopped in order. Repeating it changes nothing. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
}

process.exitCode = await run()
