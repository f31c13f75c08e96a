/**
 * Returns the longest time in milliseconds for which the event loop was blocked. If this process computed for less than
 * that, its CPU time counts, because other programs run in between on a busy machine. It looks once in a millisecond:
 * looking at every turn would keep a processor busy, and shorter stalls do no harm.
 */
export async function measureMaxStall(run: () => Promise<unknown>): Promise<number> {
  let maxStall = 0
  let last = now()
  let isRunning = true
  const tick = () => {
    const next = now()
    maxStall = Math.max(maxStall, Math.min(next.wallMs - last.wallMs, next.cpuMs - last.cpuMs))
    last = next
    if (isRunning) setTimeout(tick, 1)
  }
  setTimeout(tick, 1)
  await run()
  isRunning = false
  tick()
  return maxStall
}

function now() {
  const { user, system } = process.cpuUsage()
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 }
}
