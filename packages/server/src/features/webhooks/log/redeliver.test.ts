import { afterEach, describe, expect, it } from 'vitest'
import { freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import {
  addEndpoint,
  addPersonWithoutPhones,
  createClient,
  deliveriesTo,
  fannedOut,
  settled,
} from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { holdWorkerLock } from '../sending/worker-lock.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await settled(world)
  await uninstall(world)
  await world.query('delete from endpoints')
})

/** Responds with the given status, once it is released. */
async function receiver() {
  const state = { status: 200, mayAnswer: Promise.resolve() }
  const started = await startReceiver(async (_got, response) => {
    await state.mayAnswer
    response.writeHead(state.status).end()
  })
  closing.push(started.close)
  return Object.assign(started, { state })
}

const again = (id: unknown, who = as.otherPartner) =>
  world.api.post(`/v2/webhooks/deliveries/${id}/redeliver`, { as: who })
const replay = (body: object, who = as.otherPartner) =>
  world.api.post('/v2/webhooks/replay', { as: who, body })
const outcomesOf = async (url: string) => (await deliveriesTo(world, url)).map(({ outcome }) => outcome)

async function sendAll() {
  await fannedOut(world)
  world.clock.advance(5)
  await settled(world)
}

describe('a redelivery', () => {
  it('WEB-06 WEB-10 is asked for by hand: a further attempt of the same delivery, with the same webhook-id', async () => {
    const { url, received, state, waitFor } = await receiver()
    await addEndpoint(world, { url })
    state.status = 503
    await createClient(world)
    await sendAll()
    world.clock.advance(3600)
    expect(received).toHaveLength(1)
    const [failed] = await deliveriesTo(world, url)
    state.status = 200
    const answer = await again(failed?.id)
    expect(answer.status).toBe(202)
    expect(answer.json.data).toMatchObject({ id: Number(failed?.id), outcome: 'scheduled', reason: '' })
    const [first, second] = await waitFor(2)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    await settled(world)
    expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'delivered', attempts: 2, reason: '' }])
    const detail = await world.api.get(`/v2/webhooks/deliveries/${failed?.id}`, { as: as.otherPartner })
    expect(detail.json.data.log).toMatchObject([
      { number: 1, reason: 'The endpoint responded with 503.' },
      { number: 2, reason: '' },
    ])
  })

  it('is refused with 409 while it is scheduled, and only one of many concurrent calls succeeds', async () => {
    const { url, received, state } = await receiver()
    await addEndpoint(world, { url })
    await createClient(world)
    await fannedOut(world)
    const [delivery] = await deliveriesTo(world, url)
    expect((await again(delivery?.id)).status).toBe(409)
    await sendAll()
    // Without a response the delivery stays scheduled until all four requests have been made.
    let letAnswer = () => {}
    state.mayAnswer = new Promise(resolve => (letAnswer = resolve))
    const answers = await Promise.all([1, 2, 3, 4].map(() => again(delivery?.id)))
    letAnswer()
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409])
    await settled(world)
    expect(received).toHaveLength(2)
  })

  it('needs its endpoint, on and subscribed', async () => {
    const { url } = await receiver()
    const id = await addEndpoint(world, { url })
    await createClient(world)
    await sendAll()
    const [delivery] = await deliveriesTo(world, url)
    const refusal = async () => {
      const { status, json } = await again(delivery?.id)
      return [status, json.meta.message]
    }
    const set = (columns: string) => world.query(`update endpoints set ${columns} where id = $1`, [id])
    await set('switched_off_at = now()')
    expect(await refusal()).toEqual([
      409,
      'The owner of the Location has switched its endpoint off: only an owner switches it on again.',
    ])
    await set('switched_off_at = null, is_active = false')
    expect((await refusal())[1]).toContain('not active')
    await set("is_active = true, kinds = '{record}'")
    expect((await refusal())[1]).toContain('no longer subscribed to this kind')
    await world.query('delete from endpoints')
    expect(await refusal()).toEqual([409, 'Its endpoint is gone: set the URL again first.'])
    await addEndpoint(world, { url })
    expect((await again(delivery?.id)).status).toBe(202)
    await settled(world)
    await world.query('delete from events where resource = $1', ['client'])
    expect((await refusal())[1]).toContain('older than 30 days')
  })

  it('is sent masked when the person who set the URL again may not see phones', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    const { phone } = await createClient(world)
    await sendAll()
    await world.query('delete from endpoints')
    await addEndpoint(world, { url, userId: await addPersonWithoutPhones(world) })
    const [delivery] = await deliveriesTo(world, url)
    await again(delivery?.id)
    const [first, second] = await waitFor(2)
    expect(first?.body).toContain(phone)
    expect(second?.body).not.toContain(phone)
  })

  it('EXA-84 of an application needs an active installation, and says why it is not active', async () => {
    const { url } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    await createClient(world)
    await sendAll()
    const [delivery] = await deliveriesTo(world, url)
    await world.query(
      "update installations set status = 'freezed', frozen_by = 'billing' where application_id = 1",
    )
    const refused = await again(delivery?.id, as.partner)
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toMatch(
      /^Access denied\. The installation is frozen because it is unpaid/,
    )
    await world.query("update installations set status = 'active', frozen_by = null where application_id = 1")
    expect((await again(delivery?.id, as.partner)).status).toBe(202)
  })
})

describe('what a person and an application named one URL for', () => {
  it.each([
    ['the right to its kind', 'clients_access'],
    ['the right to phones', 'client_phones_access'],
  ])(
    'EXA-113 is sent again by the rights of the application when the person lost %s',
    async (_name, right) => {
      const { url, state, received, waitFor } = await receiver()
      await install(world, { settings: { webhook_urls: [url] } })
      const userId = await addPersonWithoutPhones(world)
      const setRights = (rights: string) =>
        world.query(
          `update roles set rights = ${rights} where id = (select role_id from memberships where user_id = $1)`,
          [userId],
        )
      await setRights("rights || '{client_phones_access}'")
      const endpointId = await addEndpoint(world, { url, partnerId: 1, userId })
      await world.query('update endpoints set includes_own_changes = true')
      state.status = 500
      const { phone } = await createClient(world)
      await sendAll()
      const [failed] = await deliveriesTo(world, url)
      expect(Number(failed?.endpoint_id)).toBe(endpointId)
      await setRights(`array_remove(rights, '${right}')`)
      state.status = 200
      const range = { location_id: 1, from: failed?.created_at }
      expect((await replay(range, as.partner)).json.data).toEqual({ scheduled: 1, remaining: 0 })
      await waitFor(2)
      await settled(world)
      await world.query('update deliveries set endpoint_id = $1 where id = $2', [endpointId, failed?.id])
      const redelivered = await again(failed?.id, as.partner)
      expect(redelivered.status, redelivered.text).toBe(202)
      await waitFor(3)
      for (const { body } of received) expect(body).toContain(phone)
    },
  )
})

describe('a replay', () => {
  it('WEB-10 sends what failed in a range of sequences again, in the order of the changes', async () => {
    const { url, state, received, waitFor } = await receiver()
    await addEndpoint(world, { url })
    state.status = 500
    const { id } = await createClient(world)
    for (const name of ['b', 'c', 'd'])
      await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name } })
    await sendAll()
    state.status = 200
    const feed = await world.api.get('/v2/locations/1/event_log', { as: as.otherPartner })
    const last = feed.json.meta.last_sequence as number
    expect(await outcomesOf(url)).toEqual(['failed', 'failed', 'failed', 'failed'])
    const range = { location_id: 1, from_sequence: last - 2, to_sequence: last }
    const { status, json } = await replay(range)
    expect(status).toBe(202)
    expect(json.data).toEqual({ scheduled: 3, remaining: 0 })
    await waitFor(7)
    await settled(world)
    const names = received.slice(4).map(({ body }) => JSON.parse(body).data.name)
    expect(names).toEqual(['b', 'c', 'd'])
    expect(await outcomesOf(url)).toEqual(['failed', 'delivered', 'delivered', 'delivered'])
    expect((await replay(range)).json.data).toEqual({ scheduled: 0, remaining: 0 })
    const delivered = await replay({ ...range, outcomes: ['delivered'] })
    expect(delivered.json.data.scheduled).toBe(3)
  })

  it('sends what was held while the application was frozen, once it is active again', async () => {
    const { url, waitFor } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    await freeze(world)
    const since = world.clock.now().toISOString()
    await createClient(world)
    await fannedOut(world)
    expect(await outcomesOf(url)).toEqual(['held'])
    const range = { location_id: 1, from: since }
    expect((await replay(range, as.partner)).status).toBe(403)
    await unfreeze(world)
    const early = new Date(world.clock.now().getTime() - 1000).toISOString()
    expect((await replay({ location_id: 1, till: early }, as.partner)).json.data.scheduled).toBe(0)
    expect((await replay(range, as.partner)).json.data).toEqual({ scheduled: 1, remaining: 0 })
    await waitFor(1)
  })

  it('leaves alone what cannot be sent, and what another partner has', async () => {
    const [off, foreign] = [await receiver(), await receiver()]
    const id = await addEndpoint(world, { url: off.url })
    await addEndpoint(world, { url: foreign.url, partnerId: 1, includesOwnChanges: true })
    off.state.status = 500
    foreign.state.status = 500
    await createClient(world)
    await sendAll()
    await addEndpoint(world, { url: 'https://hooks.example/on' })
    await world.query('update endpoints set switched_off_at = now() where id = $1', [id])
    expect((await replay({ location_id: 1, from_sequence: 1 })).json.data).toEqual({
      scheduled: 0,
      remaining: 0,
    })
    expect(await outcomesOf(foreign.url)).toEqual(['failed'])
  })

  it('says how many remain beyond what is taken at once', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/many' })
    await createClient(world)
    await fannedOut(world)
    await world.query('truncate due_deliveries')
    await world.query(`update deliveries set outcome = 'held' where url = 'https://hooks.example/many'`)
    await world.query(
      `insert into deliveries (created_at, partner_id, location_id, endpoint_id, queue_id, url, event_number,
         occurred_at, resource, resource_id, status, outcome, due_at)
       select created_at, partner_id, location_id, endpoint_id, queue_id, url, event_number, occurred_at, resource,
         resource_id, status, 'held', due_at
       from deliveries, generate_series(1, 10003) where url = 'https://hooks.example/many'`,
    )
    // A worker that does nothing owns the queue, so the deliveries stay scheduled.
    const { connection } = world.program.ctx.db
    const idle = await holdWorkerLock(connection, { at: world.clock.real(), onLost: () => undefined })
    await world.query("update endpoint_queues set owner = $1 where url = 'https://hooks.example/many'", [
      idle.id,
    ])
    const { json } = await replay({ location_id: 1, from_sequence: 1 })
    expect(json.data).toEqual({ scheduled: 10_000, remaining: 4 })
    const rest = await Promise.all([1, 2].map(() => replay({ location_id: 1, from_sequence: 1 })))
    expect(rest.map(answer => answer.json.data.scheduled).sort()).toEqual([0, 4])
    await world.query('truncate due_deliveries, deliveries')
    await idle.release()
  })

  it.each([
    ['no range', {}, ['from_sequence']],
    ['both ranges', { from_sequence: 1, from: '2026-01-01' }, ['from_sequence']],
    ['sequences in the wrong order', { from_sequence: 2, to_sequence: 1 }, ['to_sequence']],
    ['times in the wrong order', { from: '2026-01-02', till: '2026-01-01' }, ['till']],
    ['no outcome', { from_sequence: 1, outcomes: [] }, ['outcomes']],
    ['an outcome that is on its way', { from_sequence: 1, outcomes: ['scheduled'] }, ['outcomes.0']],
    ['nonsense', { from_sequence: 'a', till: 'b' }, ['from_sequence', 'till']],
  ])('answers 422 to %s', async (_, body, fields) => {
    const { status, json } = await replay({ location_id: 1, ...body })
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors).sort()).toEqual(fields)
  })

  it('is refused where the partner has nothing', async () => {
    expect((await replay({ location_id: 987_654, from_sequence: 1 })).status).toBe(404)
    expect((await replay({ location_id: 1, from_sequence: 1 })).status).toBe(403)
  })
})
