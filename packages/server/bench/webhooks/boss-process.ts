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
    const all = count * 1.5
    for (let made = 0; made < all; made += 1000)
      await boss.insert(Array.from({ length: 1000 }, () => ({ name: 'deliveries', data: { body } })))
    const { origin, pathname } = new URL(url)
    const pool = new Pool(origin, { connections: 32, pipelining: 1 })
    let done = 0
    const work = async (most: number) => {
      while (done < most) {
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
    const workTo = (most: number) => Promise.all([work(most), work(most)])
    await workTo(count / 2)
    const [start, before] = [performance.now(), done]
    await workTo(all)
    const perSecond = ((done - before) * 1000) / (performance.now() - start)
    await pool.close()
    await boss.stop({ graceful: false })
    process.send?.({ perSecond })
  },
)
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
