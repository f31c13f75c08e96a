import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'

const world = useWorld()

describe('explain in a sandbox whose clock was moved', () => {
  it('the moment of sending is said to be real time', async () => {
    const receiver = await startReceiver()
    await addEndpoint(world, { url: receiver.url })
    const { id } = await createClient(world)
    await fannedOut(world)
    await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: 3600 } })
    await settled(world)
    const { json } = await world.api.get(
      `/v2/webhooks/explain?location_id=1&resource=client&resource_id=${id}`,
      { as: as.otherPartner },
    )
    const moment = world.clock.real().toISOString()
    expect(json.data).toMatchObject([
      { sentence: `It was delivered at ${moment} real time, with attempt 1.` },
    ])
    await receiver.close()
  })
})
