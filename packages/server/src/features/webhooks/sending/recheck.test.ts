import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { createClient, deliveriesTo, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
afterEach(() => uninstall(world))

/** Three changes of one client are claimed; the first is sent, and its endpoint has not responded yet. */
async function threeInHand() {
  const held: ServerResponse[] = []
  let isHolding = true
  const { url, received, waitFor } = await receiver((_got, response) => {
    if (isHolding) held.push(response)
    else response.end()
  })
  await install(world, { settings: { webhook_urls: [url] } })
  await world.query('update endpoints set includes_own_changes = true')
  const { id } = await createClient(world)
  for (const name of ['b', 'c']) await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name } })
  await fiveSecondsLater()
  await waitFor(1)
  const goOn = async () => {
    // They were claimed long enough ago to be rechecked.
    world.clock.advance(1)
    isHolding = false
    held[0]?.end()
    await settled(world)
    return (await deliveriesTo(world, url)).map(({ outcome }) => outcome)
  }
  return { received, goOn }
}

describe('what waits for an earlier change of its record', () => {
  it.each([
    ['the application was uninstalled', () => uninstall(world), 'cancelled'],
    ['the installation was frozen', () => freeze(world), 'held'],
    [
      'the owner switched it off',
      () => world.query('update endpoints set switched_off_at = now()'),
      'cancelled',
    ],
    [
      'the application was disabled',
      () => world.query('update applications set disabled_at = now() where id = 1'),
      'cancelled',
    ],
  ])('WEB-05 is not sent any more once %s', async (_name, change, outcome) => {
    const { received, goOn } = await threeInHand()
    await change()
    expect(await goOn()).toEqual(['delivered', outcome, outcome])
    expect(received).toHaveLength(1)
    await world.query('update applications set disabled_at = null where id = 1')
    if (outcome === 'held') await unfreeze(world)
  })
})

describe('a disabled application', () => {
  it('gets nothing, even while its installations still exist', async () => {
    const { url } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    const { id } = await createClient(world)
    await fannedOut(world)
    await world.query('update applications set disabled_at = now() where id = 1')
    await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name: 'later' } })
    await fiveSecondsLater()
    await settled(world)
    const [first, ...others] = await deliveriesTo(world, url)
    expect([first?.outcome, others]).toEqual(['cancelled', []])
    const again = await world.api.post(`/v2/webhooks/deliveries/${first?.id}/redeliver`, { as: as.partner })
    expect(again.status).toBe(403)
    await world.query('update applications set disabled_at = null where id = 1')
  })
})

it('WEB-08 a worker that was taken for dead sends none of the deliveries it had claimed', async () => {
  const { received, goOn } = await threeInHand()
  // This is what another worker does.
  await world.query('update due_deliveries set attempts = attempts + 1')
  await world.query('delete from workers')
  await goOn()
  const times = new Map<unknown, number>()
  for (const { headers } of received)
    times.set(headers['webhook-id'], (times.get(headers['webhook-id']) ?? 0) + 1)
  expect([...times.values()]).toEqual([2, 1, 1])
})
