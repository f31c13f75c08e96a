import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Comparison } from '../comparison.ts'

export interface Benchmark {
  name: string
  comparisons: readonly Comparison[]
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
const ending = '.bench.ts'

/** Every `<name>.bench.ts` beside `run.ts` is one. */
export async function listBenchmarks(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter(file => file.endsWith(ending)).map(file => file.slice(0, -ending.length))
}

export async function findBenchmark(name: string): Promise<Benchmark | undefined> {
  if (!(await listBenchmarks()).includes(name)) return undefined
  const { comparisons } = (await import(pathToFileURL(join(folder, name + ending)).href)) as {
    comparisons: readonly Comparison[]
  }
  return { name, comparisons }
}
