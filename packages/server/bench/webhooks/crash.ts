import { setTimeout as pause } from 'node:timers/promises'
import type { Helper } from './processes.ts'
import type { Arrivals, ArrivalsQuestion } from './receiver-process.ts'

export interface Crash {
  lost: number
  doubled: number
  /** The time from the kill until all deliveries had arrived. */
  seconds: number
}

interface CrashOptions {
  receiver: Pick<Helper<Arrivals, unknown>, 'ask'>
  count: number
  start(): Promise<{ kill(): void; stop(): Promise<void> }>
  patienceMs: number
}

/** Kills a worker with -9 after a quarter of its deliveries, starts another at once, and counts what arrives. */
export async function crash({ receiver, count, start, patienceMs }: CrashOptions): Promise<Crash> {
  const ask = (question: ArrivalsQuestion) => receiver.ask(question)
  await ask({})
  const first = await start()
  await ask({ until: count / 4, keep: true })
  first.kill()
  const killedAt = Date.now()
  const second = await start()
  let seen = await ask({ keep: true })
  while (seen.distinct < count && Date.now() - killedAt < patienceMs) {
    await pause(500)
    seen = await ask({ keep: true })
  }
  await second.stop()
  const { arrivals, distinct } = await ask({})
  return {
    lost: count - distinct,
    doubled: arrivals.length - distinct,
    seconds: ((arrivals.at(-1) ?? killedAt) - killedAt) / 1000,
  }
}
