import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import {
  addEndpoint,
  createClient,
  deliveriesTo,
  fannedOut,
  settled,
  useReceivers,
} from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const repairs: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const repair of repairs.splice(0)) await repair()
})

const linesWith = (text: string) => world.logs.filter(line => line.includes(text))

/** Waits until the log says this once more than before. */
async function logged(text: string, act: () => Promise<unknown>): Promise<void> {
  const before = linesWith(text).length
  await act()
  await until(async () => linesWith(text).length > before, `the log says "${text}"`)
}

describe('our own failure', () => {
  it('WEB-07 while a delivery is sent is not the endpoint’s: it is retried, and counts no attempt', async () => {
    const { url, received, waitFor } = await receiver()
    const setApplication = (webhookUrl: string, sendsToken: boolean) =>
      world.query('update applications set webhook_url = $1, sends_partner_token = $2 where id = $3', [
        webhookUrl,
        sendsToken,
        demo.applications.public,
      ])
    await setApplication(url, true)
    repairs.push(() => setApplication('', false))
    const spoil =
      'update partner_tokens set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where partner_id = $1'
    await install(world)
    // Its body contains the partner token, which cannot be decrypted.
    await world.query(spoil, [demo.partner.id])
    await logged('a delivery could not be sent', async () => {
      await world.app.delete(`/account/locations/1/applications/${demo.applications.public}`, {
        as: as.ownerPerson,
      })
      await fannedOut(world)
      world.clock.advance(5)
    })
    expect(received).toEqual([])
    expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'scheduled' }])
    await world.query(spoil, [demo.partner.id])
    const [got] = await waitFor(1)
    expect(JSON.parse(got?.body ?? '')).toMatchObject({
      event: 'uninstall',
      partner_token: demo.partner.token,
    })
    await settled(world)
    expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'delivered', attempts: 1 }])
  })

  it('WEB-08 to write an attempt is repeated, and nothing is sent twice for it', async () => {
    const { url, received, waitFor } = await receiver()
    await addEndpoint(world, { url })
    await world.query(
      `create function refuse_attempt() returns trigger language plpgsql as $$ begin raise exception 'no room for attempts'; end $$`,
    )
    await world.query(
      'create trigger refuse_attempt before insert on delivery_attempts for each row execute function refuse_attempt()',
    )
    const allow = () => world.query('drop function if exists refuse_attempt cascade')
    repairs.push(allow)
    await logged('results of deliveries could not be written', async () => {
      await createClient(world)
      await fiveSecondsLater()
      await waitFor(1)
    })
    expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'scheduled' }])
    await allow()
    await settled(world)
    expect(received).toHaveLength(1)
    expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'delivered', attempts: 1 }])
  })

  it('WEB-05 to recheck a waiting delivery is repeated, and then decides', async () => {
    const held: ServerResponse[] = []
    const { url, received, waitFor } = await receiver((_got, response) => {
      if (held.length === 0) held.push(response)
      else response.end()
    })
    await addEndpoint(world, { url })
    const { id } = await createClient(world)
    const renamed = await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name: 'later' } })
    expect(renamed.status).toBe(200)
    await fiveSecondsLater()
    await waitFor(1)
    // The second change waits so long for the first that it is rechecked, and the recheck is interrupted.
    world.clock.advance(1)
    const client = new pg.Client(world.databaseUrl)
    await client.connect()
    repairs.push(() => client.end())
    await client.query('begin')
    await client.query('lock table endpoints in access exclusive mode')
    const failed = 'a delivery could not be sent'
    const before = linesWith(failed).length
    held[0]?.end()
    await until(async () => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return linesWith(failed).length > before
    }, 'a recheck is cut off')
    expect(received).toHaveLength(1)
    await client.query('commit')
    await settled(world)
    expect(received.map(({ body }) => JSON.parse(body).data.name)).toEqual(['Wendy', 'later'])
    expect((await deliveriesTo(world, url)).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered'])
  })
})
