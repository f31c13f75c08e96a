import { type ResourceName, resourceKinds, webhookBody } from '@foyer/contract'
import { sampleId } from '@foyer/contract/examples'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import {
  addEndpoint,
  addPersonWithoutPhones,
  createClient,
  settled,
  useReceivers,
} from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
afterEach(() => settled(world))

const send = (body: object, who = as.otherPartner) =>
  world.api.post('/v2/webhooks/test', { as: who, body: { location_id: 1, ...body } })
const bodyOf = (got: { body: string } | undefined) => JSON.parse(got?.body ?? '')
const kinds = Object.keys(resourceKinds) as ResourceName[]

/** An endpoint does not get changes from before it was set, so only tests arrive at this one. */
async function endpointOf(...subscribed: string[]) {
  const started = await receiver()
  await addEndpoint(world, { url: started.url, kinds: subscribed })
  return started
}
const deliveryOf = async (sent: { json: { data: { id: number }[] } }) =>
  (await world.api.get(`/v2/webhooks/deliveries/${sent.json.data[0]?.id}`, { as: as.otherPartner })).json.data
const isOfItsForm = (body: { resource: ResourceName }) => [
  body.resource,
  Check(webhookBody(body.resource), body),
]

describe('a test of a kind of record', () => {
  it('EXA-42 has the true form of every kind, and says in a header that it is a test', async () => {
    for (const resource of kinds)
      await world.api.post('/v2/sandbox/trigger', {
        as: as.partner,
        body: { location_id: 1, resource, status: resource === 'salon' ? 'update' : 'create' },
      })
    const { received, waitFor } = await endpointOf(...kinds)
    for (const resource of kinds)
      expect([resource, (await send({ resource })).status]).toEqual([resource, 202])
    await waitFor(kinds.length)
    for (const got of received) {
      expect(got.headers['webhook-test']).toBe('1')
      const body = bodyOf(got)
      const isBooked = body.resource.startsWith('goods_operations_')
      expect(body).toMatchObject({ company_id: 1, status: isBooked ? 'create' : 'update' })
      expect(body.resource_id).not.toBe(sampleId)
      expect(isOfItsForm(body)).toEqual([body.resource, true])
    }
    expect(received.map(got => bodyOf(got).resource).sort()).toEqual([...kinds].sort())
  })

  it('EXA-42 carries the newest record as its GET does, with the status that was asked for', async () => {
    const client = await createClient(world)
    const { url, waitFor } = await endpointOf('client')
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
    const data = await deliveryOf(sent)
    expect(data).toMatchObject({ outcome: 'delivered', is_test: true, body: got?.body })
    expect(data.log[0].request.headers['webhook-test']).toBe('1')
  })

  it('EXA-42 is no change: the event log and explain do not know it, a real delivery has no such header', async () => {
    const { received, waitFor } = await endpointOf('client')
    const { id } = await createClient(world)
    await fiveSecondsLater()
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
    const client = await createClient(world)
    const { url, waitFor } = await receiver()
    const userId = await addPersonWithoutPhones(world)
    await addEndpoint(world, { url, userId })
    const sent = await send({ resource: 'client' })
    const [got] = await waitFor(1)
    expect(bodyOf(got).data.id).toBe(client.id)
    expect(got?.body).not.toContain(client.phone)
    expect((await deliveryOf(sent)).body).toBe(got?.body)
    await world.query(
      `update roles set rights = array_remove(rights, 'clients_access')
       where id = (select role_id from memberships where user_id = $1)`,
      [userId],
    )
    const refused = await send({ resource: 'client' })
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      'Access denied. The application, or the person who set the endpoint, lacks the right clients_access (See and change clients) in this Location.',
    ])
    expect((await send({ resource: 'service' })).status).toBe(202)
    expect((await send({})).status).toBe(202)
    expect((await deliveryOf(sent)).body).toBeNull()
  })

  it('EXA-42 is a sample for an endpoint that is not subscribed, whatever its rights are', async () => {
    const { phone } = await createClient(world, 'Private')
    const { url, received, waitFor } = await endpointOf()
    for (const resource of kinds) await send({ url, resource })
    await waitFor(kinds.length)
    for (const got of received) {
      const body = bodyOf(got)
      expect(isOfItsForm(body)).toEqual([body.resource, true])
      expect(body.resource_id).toBe(sampleId)
      expect(body.data.id ?? sampleId).toBe(sampleId)
      expect(body.data.company_id ?? body.data.salon_id ?? 1).toBe(1)
      expect(got.body).not.toContain(phone)
      expect(got.body).not.toContain('Private')
    }
  })

  it('EXA-42 is a sample where the Location has no such record, and the log shows it', async () => {
    const { url, waitFor } = await receiver()
    const location_id = demo.locations.second
    await addEndpoint(world, { url, kinds: ['goods_operations_move'], locationId: location_id })
    const sent = await send({ location_id, resource: 'goods_operations_move' })
    const [got] = await waitFor(1)
    expect(bodyOf(got)).toMatchObject({ company_id: location_id, resource_id: sampleId, status: 'create' })
    await settled(world)
    expect((await deliveryOf(sent)).body).toBe(got?.body)
  })

  it('EXA-42 is a sample beyond a thousand a day that were made from records', async () => {
    await createClient(world)
    const { url, waitFor } = await endpointOf('client')
    const first = await send({ resource: 'client' })
    expect(first.json.data[0].resource_id).not.toBe(sampleId)
    await world.query(
      `insert into deliveries (created_at, partner_id, location_id, queue_id, url, occurred_at, resource, resource_id,
         status, data, outcome, due_at)
       select created_at, partner_id, location_id, queue_id, url, occurred_at, resource, resource_id, status, data,
         'cancelled', due_at
       from deliveries, generate_series(1, 1000) where url = $1`,
      [url],
    )
    expect((await send({ resource: 'client' })).json.data[0].resource_id).toBe(sampleId)
    await waitFor(2)
    world.clock.advance(24 * 60 * 60 + 1)
    expect((await send({ resource: 'client' })).json.data[0].resource_id).not.toBe(sampleId)
    await waitFor(3)
  })

  it('EXA-42 stays what it was: the log shows what was sent, and it is sent again unchanged', async () => {
    const client = await createClient(world)
    const { url, waitFor } = await endpointOf('client')
    const sent = await send({ resource: 'client' })
    const [first] = await waitFor(1)
    await world.api.put(`/v1/client/1/${client.id}`, { as: as.owner, body: { name: 'Another' } })
    await fiveSecondsLater()
    await waitFor(2)
    await settled(world)
    expect((await deliveryOf(sent)).body).toBe(first?.body)
    const path = `/v2/webhooks/deliveries/${sent.json.data[0].id}/redeliver`
    const again = await world.api.post(path, { as: as.otherPartner })
    expect([again.status, again.json]).toMatchObject([202, { data: { resource: 'client' } }])
    const [, , second] = await waitFor(3)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-test']).toBe('1')
    await settled(world)
    await world.query('delete from endpoints')
    expect((await deliveryOf(sent)).body).toBeNull()
    await addEndpoint(world, { url })
    expect((await deliveryOf(sent)).body).toBe(first?.body)
    await world.query('update endpoints set switched_off_at = now()')
    expect((await deliveryOf(sent)).body).toBeNull()
  })

  it('EXA-42 is in the log of its record, by whatever filter, and marked', async () => {
    const { waitFor } = await endpointOf('client')
    const { id } = await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    await send({ resource: 'client' })
    await waitFor(2)
    await settled(world)
    const marks = async (query: string) => {
      const path = `/v2/webhooks/deliveries?resource=client&resource_id=${id}&${query}`
      const { json } = await world.api.get(path, { as: as.otherPartner })
      return json.data.map((delivery: { is_test: boolean }) => delivery.is_test)
    }
    for (const query of ['', 'location_id=1', 'outcome=delivered', 'location_id=1&outcome=delivered'])
      expect([query, await marks(query)]).toEqual([query, [true, false]])
    expect(await marks('location_id=2')).toEqual([])
  })

  it('EXA-42 is not sent again, nor shown, when the Location is gone; a real one neither', async () => {
    const { url, waitFor } = await receiver()
    const created = await world.api.post('/v1/companies', { as: as.owner, body: { title: 'Short-lived' } })
    const { id: locationId } = created.json.data
    await addEndpoint(world, { url, locationId })
    await world.api.post(`/v1/clients/${locationId}`, {
      as: as.owner,
      body: { name: 'Gone', phone: '+14155550187' },
    })
    await fiveSecondsLater()
    await waitFor(1)
    const test = await send({ location_id: locationId, resource: 'client' })
    await waitFor(2)
    await settled(world)
    await world.api.delete(`/v1/company/${locationId}`, { as: as.owner })
    await fiveSecondsLater()
    await settled(world)
    const ofTest = test.json.data[0].id
    const [real] = await world.query(
      "select id from deliveries where url = $1 and event_number is not null and resource = 'client'",
      [url],
    )
    for (const id of [ofTest, real?.id]) {
      const again = await world.api.post(`/v2/webhooks/deliveries/${id}/redeliver`, { as: as.otherPartner })
      expect([again.status, again.json.meta.message]).toEqual([
        409,
        'The Location was deleted: nothing of it is sent again.',
      ])
      const shown = await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.otherPartner })
      expect(shown.json.data.body).toBeNull()
    }
  })

  it('EXA-42 is refused for invalid combinations', async () => {
    await endpointOf('client')
    expect((await send({ resource: 'nothing' })).status).toBe(422)
    expect((await send({ resource: 'client', status: 'test' })).status).toBe(422)
    expect((await send({ resource: 'goods_operations_sale', status: 'update' })).json.meta.errors).toEqual({
      status: ['must be create: records of this kind are never changed or deleted'],
    })
    expect((await send({ status: 'update' })).json.meta.errors).toEqual({
      resource: ['is required with status'],
    })
  })

  it('EXA-42 is sent by the developer too', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url, partnerId: 1 })
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
