import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { ask, canAsk } from '../terminal/ask.ts'
import { oneLine } from '../terminal/clean-text.ts'

const maxSeconds = 60
const maxTextLength = 200

export const withoutRestart = "not asked for: --restart 'COMMAND' restarts your endpoint"

type Restart = () => Promise<string | undefined>

/** How the endpoint is restarted: by a command, or by the person at the terminal. */
export function readRestart(
  given: string | true | undefined,
  surroundings: Surroundings,
): Restart | undefined {
  if (given === undefined) return undefined
  if (given !== true) return () => runCommand(given, surroundings)
  if (!canAsk(surroundings))
    throw new UsageError(
      "Name the command that restarts your endpoint, such as --restart 'docker compose restart hook'; only at a terminal you can do it yourself.",
    )
  return async () => {
    const within = AbortSignal.timeout(maxSeconds * 1000)
    const signal = AbortSignal.any([surroundings.signal, within])
    return ask({ ...surroundings, signal }, 'Restart your endpoint now, and press Enter: ').then(
      () => undefined,
      error => {
        if (within.aborted) return tooLong
        throw error
      },
    )
  }
}

const tooLong = `the restart did not end within ${maxSeconds} s`

/** What the command prints is shown when it fails. */
async function runCommand(
  command: string,
  { env, folder, signal }: Surroundings,
): Promise<string | undefined> {
  const child = spawn(command, {
    shell: true,
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the shell has started ends with it.
    detached: process.platform !== 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed = `${printed}${chunk}`.slice(-maxTextLength)
    })
  const within = AbortSignal.timeout(maxSeconds * 1000)
  const end = AbortSignal.any([signal, within])
  try {
    // Not `close`: an endpoint that the command leaves in the background keeps its output open.
    const [code] = await once(child, 'exit', { signal: end })
    return code === 0 ? undefined : `the command ended with ${code}${printed && `: “${oneLine(printed)}”`}`
  } catch (error) {
    endGroup(child.pid)
    if (within.aborted && !signal.aborted) return tooLong
    throw error
  } finally {
    child.stdout.destroy()
    child.stderr.destroy()
    child.unref()
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has ended by itself.
  }
}
