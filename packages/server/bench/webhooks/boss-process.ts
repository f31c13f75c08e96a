import pg from 'pg'
import PgBoss from 'pg-boss'
import { servePeer } from './peer-process.ts'

const queue = 'deliveries'
// They alternate, so that some send while others wait for the database.
const fetchers = 4

servePeer(async connectionString => {
  const boss = new PgBoss({ connectionString, max: 10, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(queue)
  return {
    atOnce: size => fetchers * size,
    async fill(count, body) {
      await boss.purgeQueue(queue)
      for (let created = 0; created < count; created += 1000)
        await boss.insert(Array.from({ length: 1000 }, () => ({ name: queue, data: { body } })))
      await vacuum(connectionString)
    },
    async work(post, { size, until }) {
      let done = 0
      const fetchAndSend = async () => {
        while (done < until) {
          const jobs = await boss.fetch<{ body: string }>(queue, { batchSize: size })
          if (jobs.length === 0) return
          await Promise.all(jobs.map(({ id, data }) => post(id, data.body)))
          await boss.complete(
            queue,
            jobs.map(({ id }) => id),
          )
          done += jobs.length
        }
      }
      await Promise.all(Array.from({ length: fetchers }, fetchAndSend))
      return done
    },
    close: () => boss.stop({ graceful: false }),
  }
})

/** What autovacuum does for a queue that lives longer than a benchmark. Without it some runs were six times slower. */
async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('vacuum analyze pgboss.job')
  await client.end()
}
