import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Commands that run beside a test, each as in a terminal of its own. */
export class Terminals {
  readonly #running: ChildProcess[] = []

  /** Starts a command; the function returns what it has printed so far. */
  start(command: string, { cwd, env }: { cwd: string; env: Record<string, string> }): () => string {
    const child = spawn('bash', ['-c', `exec ${command}`], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    return () => output
  }

  /** Ends them, the last one first. */
  async close(): Promise<void> {
    for (const child of this.#running.reverse())
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await Promise.all(this.#running.map(child => child.exitCode === null && once(child, 'exit')))
  }
}
