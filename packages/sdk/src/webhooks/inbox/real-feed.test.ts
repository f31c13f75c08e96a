import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { demo } from '../../../../server/src/features/sandbox/demo-world/facts.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { as, useWorld } from '../../../../server/test/world.ts'
import { createFoyer } from '../../create-foyer.ts'
import { createInbox, nodeWebhook } from '../index.ts'
import { postgresStore } from './postgres.store.ts'

const world = useWorld()
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

describe('an inbox beside a real Foyer', () => {
  it('WEB-10 handles every event once, though webhooks fail, are doubled and go to two URLs', async () => {
    const partnerToken = demo.otherPartner.token
    const { api: apiUrl, app: appUrl } = world.program.ctx.urls
    const foyer = createFoyer({ apiUrl, appUrl, partnerToken })
    const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 3 })
    const { data: rotated } = await foyer.webhooks.rotateSecret()
    const handled: string[] = []
    const options = {
      store: postgresStore(pool),
      listEvents: foyer.webhooks.listEvents,
      now: () => world.clock.real().getTime(),
    }
    const inboxOf = (isInOrder: boolean) =>
      createInbox({
        ...options,
        isInOrder,
        handle: (event, { from, sequence }) => {
          if (event.resource === 'client')
            handled.push(`${event.data?.name} ${from} ${sequence ?? ''}`.trim())
        },
      })
    let inbox = inboxOf(false)
    let isDown = false
    const server = createServer(
      nodeWebhook({
        secret: rotated.secret,
        now: options.now,
        onError: () => undefined,
        onEvent: async webhook => {
          if (isDown) throw new Error('down')
          await inbox.receive(webhook)
        },
      }),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => new Promise(resolve => server.close(resolve)),
      () => pool.end(),
    )
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    await addEndpoint(world, { url })
    const { meta } = await foyer.webhooks.listEvents({ location_id: 1 })
    const start = meta.last_sequence
    const happen = async (name: string) => {
      await createClient(world, name)
      await fannedOut(world)
      world.clock.advance(5)
      await settled(world)
    }

    await happen('Ann')
    isDown = true
    await happen('Bob')
    isDown = false
    await happen('Cem')
    expect(handled).toEqual(['Ann webhook', 'Cem webhook'])

    expect(await inbox.catchUp(1)).toMatchObject({ alreadyHandled: 2, position: start + 3 })
    expect(handled.at(-1)).toBe(`Bob event_log ${start + 2}`)

    const { data: feed } = await foyer.webhooks.listEvents({ location_id: 1, after: start })
    for (const { id } of feed.flatMap(({ deliveries }) => deliveries))
      await world.api.post(`/v2/webhooks/deliveries/${id}/redeliver`, { as: as.otherPartner })
    await settled(world)
    expect(handled).toHaveLength(3)

    inbox = inboxOf(true)
    await addEndpoint(world, { url: `${url}?second` })
    await happen('Dan')
    await createClient(world, 'Eve')
    await fannedOut(world)
    await inbox.catchUp(1)
    world.clock.advance(5)
    await settled(world)
    expect(handled.slice(3)).toEqual([`Dan event_log ${start + 4}`, `Eve event_log ${start + 5}`])
  })
})
