import { Pool } from 'undici'

/** Runs in a process of its own: the least that any sender must do. The same bodies, the same client, nothing kept. */
process.on('message', async ({ url, body, count }: { url: string; body: string; count: number }) => {
  const { origin, pathname } = new URL(url)
  const pool = new Pool(origin, { connections: 32, pipelining: 1 })
  let left = count
  const send = async () => {
    while (left-- > 0) {
      const answer = await pool.request({
        method: 'POST',
        path: pathname,
        headers: { 'content-type': 'application/json' },
        body,
      })
      await answer.body.dump()
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: 32 }, send))
  const perSecond = (count * 1000) / (performance.now() - start)
  await pool.close()
  process.send?.({ perSecond })
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
