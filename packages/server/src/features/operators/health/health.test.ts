import { beforeAll, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
let operator = ''
beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
})
const get = async (path: string) =>
  (await world.app.get(`/account/operator/${path}`, { as: operator })).json.data

describe('the health of the platform', () => {
  it('OPR-25 an endpoint that fails is listed with what fails, without its query, until it works again', async () => {
    let isFailing = true
    const { url } = await receiver((_got, response) => {
      response.statusCode = isFailing ? 500 : 200
      response.end()
    })
    await install(world, { settings: { webhook_urls: [`${url}?secret=1`] } })
    await world.query('update endpoints set includes_own_changes = true')
    for (let change = 0; change < 2; change++) {
      await createClient(world)
      await fiveSecondsLater()
      await settled(world)
    }
    const failing = await get('health/endpoints')
    expect(failing).toMatchObject([
      {
        partner: { id: demo.partner.id },
        location: { id: demo.locations.main },
        url,
        failures: 2,
        last_error: 'The endpoint responded with 500.',
        waiting: 0,
      },
    ])
    expect(await get(`health/endpoints?partner_id=${demo.otherPartner.id}`)).toEqual([])
    expect((await get(`partners/${demo.partner.id}`)).failing_endpoints).toBe(1)
    expect(await get('waiting')).toMatchObject({ failing_endpoints: 1, reviews: expect.any(Number) })
    isFailing = false
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect(await get('health/endpoints')).toEqual([])
  })

  it('OPR-26 says who sends, what waits, and how large the database is', async () => {
    const health = await get('health')
    expect(health.workers).toMatchObject([{ is_alive: true }])
    expect(health.queue).toMatchObject({ lag_seconds: 0 })
    expect(health.database.size_bytes).toBeGreaterThan(1_000_000)
    expect(health.database.tables.length).toBeGreaterThan(5)
  })
})
