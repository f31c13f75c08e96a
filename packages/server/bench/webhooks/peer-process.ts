import { createPoster } from './poster.ts'

/** What a peer is asked for: to add jobs, to measure how fast it sends them, or to send until it is killed. */
export interface PeerQuestion {
  step: 'fill' | 'measure' | 'work'
  /** The URL of the database or of Redis. */
  connection: string
  url: string
  body: string
  count: number
  /** The setting that the benchmark tunes: jobs per fetch, or jobs at once. */
  size: number
}

export interface PeerQueue {
  /** How many jobs it has taken and not finished at most, with this size. */
  atOnce(size: number): number
  fill(count: number, body: string): Promise<void>
  /** Sends jobs until this many are done or none is left, and returns how many were sent. */
  work(
    post: (id: string, body: string) => Promise<void>,
    options: { size: number; until: number },
  ): Promise<number>
  close(): Promise<void>
}

/** Runs in a process of its own: a general job queue that sends the same requests. */
export function servePeer(open: (connection: string) => Promise<PeerQueue>): void {
  process.on('message', async ({ step, connection, url, body, count, size }: PeerQuestion) => {
    const queue = await open(connection)
    const poster = createPoster(url)
    let perSecond = 0
    if (step === 'fill') await queue.fill(count, body)
    else if (step === 'work') {
      // The process will be killed, so nobody waits for the end.
      process.send?.({ perSecond })
      await queue.work(poster.post, { size, until: Number.POSITIVE_INFINITY })
    } else {
      // Both parts finish what they have begun, so they take more than they count.
      await queue.fill(count * 1.5 + 2 * queue.atOnce(size), body)
      // Until then the JavaScript engine is still compiling.
      await queue.work(poster.post, { size, until: count / 2 })
      const start = performance.now()
      const done = await queue.work(poster.post, { size, until: count })
      perSecond = (done * 1000) / (performance.now() - start)
    }
    await poster.close()
    await queue.close()
    process.send?.({ perSecond })
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ ready: true })
}
