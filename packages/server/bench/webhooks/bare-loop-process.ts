import { Pool } from 'undici'

/**
 * Runs in a process of its own: the same requests with the same client, byte for byte but for the signature, which is
 * always the same. Nothing is kept.
 */
const headers = {
  'content-type': 'application/json',
  'user-agent': 'Foyer-Webhooks/1',
  'webhook-id': 'dlv_1000000',
  'webhook-timestamp': '1763200000',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}

process.on('message', async ({ url, body, count }: { url: string; body: string; count: number }) => {
  const { origin, pathname } = new URL(url)
  const pool = new Pool(origin, { connections: 32, pipelining: 1 })
  const send = async (take: () => boolean) => {
    while (take()) {
      const answer = await pool.request({
        method: 'POST',
        path: pathname,
        headers,
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
