import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../src/platform/package-root.ts'

/** The built program, as `npm start` runs it. */
export async function buildServer(): Promise<string> {
  const { buildIfNeeded } = await import(pathToFileURL(join(packageRoot, '../../scripts/build.mjs')).href)
  await buildIfNeeded('server')
  return join(packageRoot, 'dist/main.js')
}

export interface Exit {
  code: number | null
  output: string
}

/** A process of the program, seen from outside. */
export class Child {
  readonly #process: ChildProcess
  #output = ''
  readonly exited: Promise<Exit>

  constructor(program: string, args: string[], env: Record<string, string>) {
    this.#process = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, API_PORT: '0', APP_PORT: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', chunk => {
        this.#output += chunk
      })
    this.exited = new Promise(resolve => {
      this.#process.on('close', code => resolve({ code, output: this.#output }))
    })
  }

  get output(): string {
    return this.#output
  }

  kill(signal: NodeJS.Signals): void {
    this.#process.kill(signal)
  }

  /** Closes the pipes, as when a program that read the output has ended. */
  stopReading(): void {
    for (const stream of [this.#process.stdout, this.#process.stderr]) stream?.destroy()
  }

  get pid(): number {
    return this.#process.pid as number
  }

  /** Resolves when the program says that it runs; throws with its output when it stops instead. */
  async running(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (this.#output.includes('Ctrl-C stops it.') || this.#output.includes('Foyer is running.')) resolve()
      }
      this.#process.stdout?.on('data', look)
      this.exited.then(({ output }) => reject(new Error(`ended before it ran:\n${output}`)))
      look()
    })
  }
}

export const readDemo = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'))
