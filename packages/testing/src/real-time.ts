// Test runners replace timers and Date of the global object. Those from before are real.
const { setTimeout, clearTimeout } = globalThis
const readTime = Date.now
export const realFetch = globalThis.fetch

export const realNow = (): number => readTime()

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits for a promise, at most for a time. */
export async function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([promise, over]).finally(() => clearTimeout(timer))
}
