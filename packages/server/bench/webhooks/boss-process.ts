import PgBoss from 'pg-boss'
import { Pool } from 'undici'

/** Runs in a process of its own: the same posts from a general job queue on the same database. */
process.on(
  'message',
  async ({
    databaseUrl,
    url,
    body,
    count,
  }: {
    databaseUrl: string
    url: string
    body: string
    count: number
  }) => {
    const boss = new PgBoss({ connectionString: databaseUrl, max: 10, supervise: false, schedule: false })
    await boss.start()
    await boss.createQueue('deliveries')
    await boss.purgeQueue('deliveries')
    for (let made = 0; made < count; made += 1000)
      await boss.insert(Array.from({ length: 1000 }, () => ({ name: 'deliveries', data: { body } })))
    const { origin, pathname } = new URL(url)
    const pool = new Pool(origin, { connections: 32, pipelining: 1 })
    const start = performance.now()
    let done = 0
    const work = async () => {
      while (done < count) {
        const jobs = await boss.fetch<{ body: string }>('deliveries', { batchSize: 64 })
        if (jobs.length === 0) break
        await Promise.all(
          jobs.map(async ({ data }) => {
            const answer = await pool.request({
              method: 'POST',
              path: pathname,
              headers: { 'content-type': 'application/json' },
              body: data.body,
            })
            await answer.body.dump()
          }),
        )
        await boss.complete(
          'deliveries',
          jobs.map(({ id }) => id),
        )
        done += jobs.length
      }
    }
    await Promise.all([work(), work()])
    const perSecond = (done * 1000) / (performance.now() - start)
    await pool.close()
    await boss.stop({ graceful: false })
    process.send?.({ perSecond })
  },
)
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
