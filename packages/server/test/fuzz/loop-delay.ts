/**
 * The longest time in milliseconds for which the event loop stood still while something ran. Of a turn counts what this
 * process computed in it, if that is less: on a busy machine others run in between.
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
