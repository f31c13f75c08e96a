import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Commands that run beside a test, each as in a terminal of its own. */
export class Terminals {
  readonly #running: { child: ChildProcess; ended: Promise<unknown> }[] = []

  /** Starts a command; the function returns what it has printed so far. */
  start(command: string, { cwd, env }: { cwd: string; env: Record<string, string> }): () => string {
    const child = spawn('bash', ['-c', `exec ${command}`], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.push({ child, ended: untilSilent(child) })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    return () => output
  }

  /** Ends them, the last one first. */
  async close(): Promise<void> {
    for (const { child } of this.#running.reverse()) endGroup(child)
    await Promise.all(this.#running.map(({ ended }) => ended))
  }
}

/**
 * Resolves when nothing that a command has started can print any more. The command alone is not enough: npm ends before
 * the program that it runs, which may still write into its folder.
 */
export const untilSilent = (child: ChildProcess): Promise<unknown> => once(child, 'close')

/** Asks a command and all that it has started to end. */
export function endGroup({ pid }: ChildProcess): void {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
