import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { until } from '../../packages/server/test/until.ts'

const root = join(import.meta.dirname, '../..')
export const exampleFolder = join(root, 'examples/partner-app')

interface Running {
  child: ChildProcess
  output(): string
  exited: Promise<number | null>
}

/** Runs Node in the folder of the example, with the SDK as it is in the sources. */
export function runExample(args: string[], env: Record<string, string>): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: exampleFolder,
    env: { PATH: process.env.PATH, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  return { child, output: () => output, exited: once(child, 'close').then(([code]) => code) }
}

/** Starts the example as `npm start` does, and waits until it is ready. */
export async function startExample(env: Record<string, string>) {
  const { child, output, exited } = runExample(['src/main.ts'], { PORT: '0', ...env })
  const ready = /Ready: (http:\S+)/
  await until(async () => ready.test(output()) || child.exitCode !== null, 'the example is ready')
  const [, url = ''] = ready.exec(output()) ?? []
  if (!url) throw new Error(`The example did not start: ${output()}`)
  return {
    url,
    output,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
  }
}
