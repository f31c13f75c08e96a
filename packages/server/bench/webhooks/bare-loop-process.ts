import { createPoster } from './poster.ts'

/** Runs in a process of its own: sends the same requests with the same client, and stores nothing. */
process.on('message', async ({ url, body, count }: { url: string; body: string; count: number }) => {
  const poster = createPoster(url)
  const sendAll = async (total: number) => {
    let left = total
    const send = async () => {
      while (left-- > 0) await poster.post('dlv_1000000', body)
    }
    await Promise.all(Array.from({ length: poster.connections }, send))
  }
  // Until then the JavaScript engine is still compiling.
  await sendAll(count / 2)
  const start = performance.now()
  await sendAll(count)
  const perSecond = (count * 1000) / (performance.now() - start)
  await poster.close()
  process.send?.({ perSecond })
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
