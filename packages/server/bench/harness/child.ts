import type { ChildProcess } from 'node:child_process'

const patienceMs = 15_000

/** Returns an error with the last output of a process that stopped unexpectedly. */
export function failureOf(child: ChildProcess, name: string): Promise<never> {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk).slice(-4000)
  })
  const failure = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => reject(new Error(`${name} ended with code ${code}.\n${words}`)))
  })
  // Before the start the caller gets this error; later the load does.
  failure.catch(() => undefined)
  return failure
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(force)
}
