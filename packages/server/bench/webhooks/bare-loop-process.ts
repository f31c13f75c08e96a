import { Pool } from 'undici'

/** Runs in a process of its own: the least that any sender must do. The same bodies, the same client, nothing kept. */
process.on('message', async ({ url, body, count }: { url: string; body: string; count: number }) => {
  const { origin, pathname } = new URL(url)
  const pool = new Pool(origin, { connections: 32, pipelining: 1 })
  const send = async (take: () => boolean) => {
    while (take()) {
      const answer = await pool.request({
        method: 'POST',
        path: pathname,
        headers: { 'content-type': 'application/json' },
        body,
      })
      await answer.body.dump()
    }
  }
  const sendAll = async (most: number) => {
    let left = most
    await Promise.all(Array.from({ length: 32 }, () => send(() => left-- > 0)))
  }
  // Until then the compiler of the JavaScript engine is still busy.
  await sendAll(count / 2)
  const start = performance.now()
  await sendAll(count)
  const perSecond = (count * 1000) / (performance.now() - start)
  await pool.close()
  process.send?.({ perSecond })
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
