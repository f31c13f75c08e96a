import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { packageRoot } from '../../src/platform/package-root.ts'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import type { Locations } from '../comparison.ts'
import { failureOf, stopChild } from './child.ts'
import type { Ready } from './floor-process.ts'

interface FloorOptions {
  benchmark: string
  databaseUrl: string
  apiUrl: string
  appUrl: string
  locations: Locations
}

export interface Floors {
  pid: number
  /** The URLs of the floors, one for each comparison, in their order. */
  urls: string[]
}

/** Starts the floors of a benchmark in their own process, built in the same way as the server. */
export async function startFloors(options: FloorOptions, shutdownStack: ShutdownStack): Promise<Floors> {
  const file = await bundleFloors(options.benchmark)
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: options.databaseUrl,
      API_URL: options.apiUrl,
      APP_URL: options.appUrl,
      LOCATIONS: JSON.stringify(options.locations),
    },
  })
  shutdownStack.add('floors', () => stopChild(child))
  const { urls } = await Promise.race([readiness(child), failureOf(child, 'The floor')])
  return { pid: child.pid as number, urls }
}

const readiness = (child: ChildProcess) =>
  new Promise<Ready>(resolve => child.once('message', message => resolve(message as Ready)))

async function bundleFloors(benchmark: string): Promise<string> {
  const outfile = join(packageRoot, 'dist', 'bench', `${benchmark}-floors.js`)
  await build({
    stdin: {
      contents: `
        import { comparisons } from './${benchmark}.bench.ts'
        import { serveFloors } from './harness/floor-process.ts'
        await serveFloors(comparisons)`,
      resolveDir: join(dirname(fileURLToPath(import.meta.url)), '..'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@foyer/contract': join(packageRoot, '..', 'contract', 'src', 'index.ts') },
    logLevel: 'warning',
  })
  return outfile
}
