import { setTimeout as pause } from 'node:timers/promises'

export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 20 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > deadline) return false
    await pause(everyMs)
  }
  return true
}

export async function settlesWithin(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  const settled = await Promise.race([promise.then(() => true), late])
  timer.abort()
  return settled
}
