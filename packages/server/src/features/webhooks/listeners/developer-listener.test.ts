import { beforeAll, describe, expect, it } from 'vitest'
import { useListeners } from '../../../../test/listeners.ts'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { useReceivers } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { fiveSecondsLater } = useReceivers(world)
const { open, trigger, finished } = useListeners(world)
const base = '/account/partners/1'
let developer = ''
let stranger = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

const checkedAt = async () => (await world.app.get(base, { as: developer })).json.data.signature_checked_at

describe('a developer who listens', () => {
  it('BEN-43 reports for the partner account, and a right signature is noted', async () => {
    await install(world)
    const { next, ready } = await open()
    await trigger()
    await fiveSecondsLater()
    const { delivery_id, attempt } = await next()
    const path = `${base}/webhooks/listeners/${ready.listener_id}/attempts`
    const body = { delivery_id, attempt, duration_ms: 1, status: 200, is_signature_right: true }
    expect((await world.app.post(path, { as: stranger, body })).status).toBe(404)
    expect(await checkedAt()).toBe(null)
    expect((await world.app.post(path, { as: developer, body })).json.data).toMatchObject({
      outcome: 'delivered',
    })
    await finished(delivery_id)
    expect(await checkedAt()).not.toBe(null)
    const before = await checkedAt()
    world.clock.advance(1)
    expect((await world.app.post(path, { as: developer, body })).status).toBe(409)
    expect(await checkedAt()).toBe(before)
  })

  it('BEN-43 gets no events of the marketplace, which may carry the token, and nothing of others', async () => {
    const path = `${base}/webhooks/stream`
    expect((await world.app.get(path, { as: stranger })).status).toBe(404)
    expect((await world.app.get(`${path}?events=application`, { as: developer })).status).toBe(422)
    expect((await world.app.get(`${path}?events=application.freeze`, { as: developer })).status).toBe(422)
    expect((await world.app.get(`${path}?location_id=987654`, { as: developer })).status).toBe(404)
  })
})
