import { type ResourceName, resourceKinds, webhookBody } from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { startReceiver } from '../../../test/receiver.ts'
import { addPersonWithoutPhones, addReceiver, createClient, settled } from '../../../test/webhooks.ts'
import { as, useWorld } from '../../../test/world.ts'
import { demo } from '../demo/facts.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await settled(world)
  for (const close of closing.splice(0)) await close()
  await world.query('delete from receivers')
})

async function receiver() {
  const started = await startReceiver()
  closing.push(started.close)
  return started
}

const send = (body: object, who = as.otherPartner) =>
  world.api.post('/v2/webhooks/test', { as: who, body: { location_id: 1, ...body } })
const bodyOf = (got: { body: string } | undefined) => JSON.parse(got?.body ?? '')
const kinds = Object.keys(resourceKinds) as ResourceName[]

describe('a test of a kind of record', () => {
  it('EXA-42 has the true form of every kind, and says in a header that it is a test', async () => {
    const { url, received, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: [] })
    for (const resource of kinds)
      await world.api.post('/v2/sandbox/trigger', {
        as: as.partner,
        body: { location_id: 1, resource, status: resource === 'salon' ? 'update' : 'create' },
      })
    for (const resource of kinds)
      expect([resource, (await send({ resource })).status]).toEqual([resource, 202])
    await waitFor(kinds.length)
    for (const got of received) {
      expect(got.headers['webhook-test']).toBe('1')
      const body = bodyOf(got)
      const isBooked = body.resource.startsWith('goods_operations_')
      expect(body).toMatchObject({ company_id: 1, status: isBooked ? 'create' : 'update' })
      expect([body.resource, Check(webhookBody(body.resource), body)]).toEqual([body.resource, true])
    }
    expect(received.map(got => bodyOf(got).resource).sort()).toEqual([...kinds].sort())
  })

  it('EXA-42 tells of the newest record as its GET does, with the status that was asked for', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: [] })
    const client = await createClient(world)
    const sent = await send({ url, resource: 'client', status: 'delete' })
    expect(sent.json.data).toMatchObject([{ resource: 'client', resource_id: client.id, status: 'delete' }])
    const [got] = await waitFor(1)
    const get = await world.api.get(`/v1/client/1/${client.id}`, { as: as.owner })
    expect(bodyOf(got)).toEqual({
      company_id: 1,
      resource: 'client',
      resource_id: client.id,
      status: 'delete',
      data: get.json.data,
    })
    await settled(world)
    const [{ id }] = sent.json.data
    const { data } = (await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.otherPartner })).json
    expect(data).toMatchObject({ outcome: 'delivered', is_test: true, body: got?.body })
    expect(data.log[0].request.headers['webhook-test']).toBe('1')
  })

  it('EXA-42 is no change: the event log and explain do not know it, a real delivery has no such header', async () => {
    const { url, received, waitFor } = await receiver()
    await addReceiver(world, { url })
    const { id } = await createClient(world)
    world.clock.advance(5)
    await waitFor(1)
    expect(received[0]?.headers).not.toHaveProperty('webhook-test')
    const events = () => world.api.get('/v2/locations/1/event_log?count=300', { as: as.otherPartner })
    await settled(world)
    const before = (await events()).json
    await send({ resource: 'client' })
    await waitFor(2)
    await settled(world)
    expect((await events()).json).toEqual(before)
    const explained = await world.api.get(
      `/v2/webhooks/explain?location_id=1&resource=client&resource_id=${id}`,
      { as: as.otherPartner },
    )
    expect(explained.json.data).toHaveLength(1)
  })

  it('EXA-42 masks phones, and needs the right to the kind', async () => {
    const { url, waitFor } = await receiver()
    const userId = await addPersonWithoutPhones(world)
    await addReceiver(world, { url, kinds: [], userId })
    const client = await createClient(world)
    const sent = await send({ resource: 'client' })
    const [got] = await waitFor(1)
    expect(bodyOf(got).data.id).toBe(client.id)
    expect(got?.body).not.toContain(client.phone)
    const [{ id }] = sent.json.data
    const log = await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.otherPartner })
    expect(log.json.data.body).not.toContain(client.phone)
    await world.query(
      `update roles set rights = array_remove(rights, 'clients_access')
       where id = (select role_id from memberships where user_id = $1)`,
      [userId],
    )
    expect((await send({ resource: 'client' })).status).toBe(403)
    expect((await send({ resource: 'service' })).status).toBe(202)
    expect((await send({})).status).toBe(202)
    const later = await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.otherPartner })
    expect(later.json.data.body).toBeNull()
  })

  it('EXA-42 is a sample where the Location has no such record', async () => {
    const { url, received, waitFor } = await receiver()
    const locationId = demo.locations.second
    await addReceiver(world, { url, kinds: [], locationId })
    for (const resource of kinds) await send({ location_id: locationId, resource })
    await waitFor(kinds.length)
    for (const got of received) {
      const body = bodyOf(got)
      expect([body.resource, Check(webhookBody(body.resource), body)]).toEqual([body.resource, true])
      expect(body.company_id).toBe(locationId)
    }
    const move = received.map(bodyOf).find(({ resource }) => resource === 'goods_operations_move')
    expect(move.data).toEqual((examples.webhooks.goods_operations_move as { data?: unknown }).data)
  })

  it('EXA-42 stays what it was: the log shows what was sent, and it is sent again unchanged', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: [] })
    const client = await createClient(world)
    const sent = await send({ resource: 'client' })
    const [first] = await waitFor(1)
    await world.api.put(`/v1/client/1/${client.id}`, { as: as.owner, body: { name: 'Another' } })
    const path = `/v2/webhooks/deliveries/${sent.json.data[0].id}`
    const shown = async () => (await world.api.get(path, { as: as.otherPartner })).json.data.body
    expect(await shown()).toBe(first?.body)
    await settled(world)
    const again = await world.api.post(`${path}/redeliver`, { as: as.otherPartner })
    expect([again.status, again.json]).toMatchObject([202, { data: { resource: 'client' } }])
    const [, second] = await waitFor(2)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-test']).toBe('1')
    await settled(world)
    await world.query('delete from receivers')
    expect(await shown()).toBeNull()
    await addReceiver(world, { url, kinds: [] })
    expect(await shown()).toBe(first?.body)
  })

  it('EXA-42 is in the log of its record, by whatever filter, and marked', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url })
    const { id } = await createClient(world)
    world.clock.advance(5)
    await waitFor(1)
    await send({ resource: 'client' })
    await waitFor(2)
    await settled(world)
    const marks = async (query: string) => {
      const { json } = await world.api.get(
        `/v2/webhooks/deliveries?resource=client&resource_id=${id}&${query}`,
        {
          as: as.otherPartner,
        },
      )
      return json.data.map((each: { is_test: boolean }) => each.is_test)
    }
    for (const query of ['', 'location_id=1', 'outcome=delivered', 'location_id=1&outcome=delivered'])
      expect([query, await marks(query)]).toEqual([query, [true, false]])
    expect(await marks('location_id=2')).toEqual([])
  })

  it('EXA-42 is refused where nonsense is asked for', async () => {
    const { url } = await receiver()
    await addReceiver(world, { url })
    expect((await send({ resource: 'nothing' })).status).toBe(422)
    expect((await send({ resource: 'client', status: 'test' })).status).toBe(422)
    expect((await send({ resource: 'goods_operations_sale', status: 'update' })).json.meta.errors).toEqual({
      status: ['must be create: goods operations only happen'],
    })
    expect((await send({ status: 'update' })).json.meta.errors).toEqual({
      resource: ['is required with status'],
    })
  })

  it('EXA-42 is sent by the developer too', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, partnerId: 1 })
    const { status } = await world.app.post('/account/partners/1/webhooks/test', {
      as: await signedIn(world, demo.developer),
      body: { location_id: 1, resource: 'service', status: 'create' },
    })
    expect(status).toBe(202)
    const [got] = await waitFor(1)
    expect(bodyOf(got)).toMatchObject({ resource: 'service', status: 'create' })
    expect(got?.headers['webhook-test']).toBe('1')
  })
})
