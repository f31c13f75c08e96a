import { once } from 'node:events'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { servePeer } from './peer-process.ts'

const name = 'deliveries'

servePeer(async path => {
  const redis = new Redis({ path, maxRetriesPerRequest: null })
  const queue = new Queue<{ body: string }>(name, { connection: redis })
  return {
    atOnce: size => size,
    async fill(count, body) {
      await queue.obliterate({ force: true })
      for (let created = 0; created < count; created += 1000)
        await queue.addBulk(
          Array.from({ length: 1000 }, () => ({ name, data: { body }, opts: { removeOnComplete: true } })),
        )
    },
    async work(post, { size, until }) {
      let done = 0
      const worker = new Worker<{ body: string }>(name, ({ id, data }) => post(id ?? '', data.body), {
        connection: redis,
        concurrency: size,
        autorun: false,
      })
      const finished = new AbortController()
      worker.on('completed', () => {
        if (++done >= until) finished.abort()
      })
      void worker.run()
      if (!finished.signal.aborted) await once(finished.signal, 'abort')
      await worker.close()
      return done
    },
    async close() {
      await queue.close()
      redis.disconnect()
    },
  }
})
