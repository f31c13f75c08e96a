import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../server/test/receiver.ts'
import { useWorld } from '../../server/test/world.ts'
import { createFoyer } from './index.ts'

const world = useWorld({ env: { RATE_LIMIT_PER_SECOND: '1' } })

/** The world's clock stands still: the time that a refusal asks for passes here. */
const passingTime: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  world.clock.advance(Number(response.headers.get('retry-after') ?? 0))
  return response
}

const connect = (retryRateLimited: boolean, apiUrl = world.program.ctx.urls.api) =>
  createFoyer({
    apiUrl,
    appUrl: world.program.ctx.urls.app,
    partnerToken: 'foyer_partner_demo_acme',
    fetch: passingTime,
    retryRateLimited,
  })

describe('too many requests', () => {
  it('are thrown with the time to wait', async () => {
    const foyer = connect(false)
    await foyer.sandbox.readClock()
    await expect(foyer.sandbox.readClock()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
  })

  it('are waited for when asked to', async () => {
    const foyer = connect(true)
    await foyer.sandbox.readClock()
    const { data } = await foyer.sandbox.readClock()
    expect(Date.parse(data.now)).toBeGreaterThan(0)
  })

  it.each([
    { retryAfter: '0', calls: 3, because: 'three tries are enough' },
    { retryAfter: '900', calls: 1, because: 'a quarter of an hour is too long' },
  ])('are given up after $calls attempts: $because', async ({ retryAfter, calls }) => {
    const busy = await startReceiver((_got, response) =>
      response.writeHead(429, { 'retry-after': retryAfter }).end('{}'),
    )
    await expect(connect(true, busy.url).sandbox.readClock()).rejects.toMatchObject({ status: 429 })
    expect(busy.received).toHaveLength(calls)
    await busy.close()
  })
})
