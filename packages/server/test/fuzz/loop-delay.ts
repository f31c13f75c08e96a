/**
 * Returns the longest time in milliseconds for which the event loop was blocked. If this process computed for less
 * than that, its CPU time counts, because other programs run in between on a busy machine.
 */
export async function longestStall(run: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = now()
  let isRunning = true
  const tick = () => {
    const next = now()
    longest = Math.max(longest, Math.min(next.wallMs - last.wallMs, next.cpuMs - last.cpuMs))
    last = next
    if (isRunning) setImmediate(tick)
  }
  setImmediate(tick)
  await run()
  isRunning = false
  tick()
  return longest
}

function now() {
  const { user, system } = process.cpuUsage()
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 }
}
