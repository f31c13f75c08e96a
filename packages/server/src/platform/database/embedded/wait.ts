import { setTimeout as pause } from 'node:timers/promises'

export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 20 }: { timeoutMs: number; everyMs?: number },
): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += everyMs) {
    if (await condition()) return true
    await pause(everyMs)
  }
  return condition()
}

export async function settlesWithin(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController()
  const late = pause(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  const settled = await Promise.race([promise.then(() => true), late])
  timer.abort()
  return settled
}
