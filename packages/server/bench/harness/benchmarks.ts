import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Comparison } from '../comparison.ts'
import type { OwnBenchmark } from './own-benchmark.ts'

export interface Benchmark {
  name: string
  comparisons: readonly Comparison[]
  /** Whether it works on a world that is filled with rows and kept for the next run. */
  needsRows: boolean
  /** Measures by itself, instead of comparisons. */
  run?: OwnBenchmark
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
const ending = '.bench.ts'

/** Every `<name>.bench.ts` next to `run.ts` is a benchmark. */
export async function listBenchmarks(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter(file => file.endsWith(ending)).map(file => file.slice(0, -ending.length))
}

export async function findBenchmark(name: string): Promise<Benchmark | undefined> {
  if (!(await listBenchmarks()).includes(name)) return undefined
  const {
    comparisons = [],
    needsRows = false,
    run,
  } = (await import(pathToFileURL(join(folder, name + ending)).href)) as Partial<Benchmark>
  return { name, comparisons, needsRows, run }
}
