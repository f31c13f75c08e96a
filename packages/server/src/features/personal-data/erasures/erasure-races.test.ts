import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { bearer } from '../../../../test/http.ts'
import { placesOf } from '../../../../test/personal-data.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, fannedOut, settledByNow, useReceivers } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { eraseDue } from './erase.due.ts'

const world = useWorld(withoutWorker)
const { main } = demo.locations
const asOwner = { as: as.owner }
let bookable: { staffId: number; serviceId: number }
beforeAll(async () => {
  bookable = await makeBookable(world)
})

async function makeClient(name: string): Promise<number> {
  const phone = newPhone()
  const { json } = await world.api.post(`/v1/clients/${main}`, { ...asOwner, body: { name, phone } })
  for (const datetime of ['2026-01-05T10:00:00', '2026-01-06T10:00:00']) {
    const body = {
      staff_id: bookable.staffId,
      services: [{ id: bookable.serviceId }],
      client: { phone },
      datetime,
      seance_length: 3600,
      save_if_busy: true,
      comment: `${name} was here`,
    }
    expect((await world.api.post(`/v1/records/${main}`, { ...asOwner, body })).status).toBe(201)
  }
  return json.data.id
}

const erase = async (clientId: number, name: string) => {
  const path = `/account/locations/${main}/clients/${clientId}/personal_data/erase`
  const answer = await world.app.post(path, { as: as.ownerPerson, body: { name } })
  expect(answer.status, answer.text).toBe(202)
}
const stageOf = async (clientId: number) =>
  (await world.query('select stage from client_erasures where client_id = $1', [clientId]))[0]?.stage

/** A connection of somebody else, who holds something up. */
async function holding(work: (other: pg.Client) => Promise<void>) {
  const other = new pg.Client({ connectionString: world.databaseUrl })
  await other.connect()
  try {
    await other.query('begin')
    await work(other)
  } finally {
    await other.end()
  }
}

describe('an erasure', () => {
  it('PRI-20 goes on after its process has died in the middle of a step, and counts nothing twice', async () => {
    const clientId = await makeClient('Mortimer')
    await erase(clientId, 'Mortimer')
    await holding(async other => {
      await other.query('select from appointments where client_id = $1 order by id desc limit 1 for update', [
        clientId,
      ])
      const dying = eraseDue(world.program.ctx).catch((error: Error) => error)
      const blocked = await until(async () => {
        const rows = await world.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows[0]
      }, 'the worker waits in its step')
      await world.query('select pg_terminate_backend($1)', [blocked.pid])
      expect(await dying).toBeInstanceOf(Error)
    })
    expect(await stageOf(clientId)).toBe('appointments')
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock.twin() })
    try {
      await until(async () => (await stageOf(clientId)) === 'done', 'another process finishes it')
    } finally {
      await close()
    }
    expect(beside.databaseUrl).toBe(world.databaseUrl)
    const [row] = await world.query('select counts from client_erasures where client_id = $1', [clientId])
    expect(row?.counts).toMatchObject({ appointments: 2 })
    expect(await placesOf(world, ['Mortimer'])).toEqual([])
  })

  it('PRI-21 takes what a booking adds that had found the client before', async () => {
    const clientId = await makeClient('Late Lucy')
    await erase(clientId, 'Late Lucy')
    let working: Promise<unknown> = Promise.resolve()
    await holding(async other => {
      await other.query(
        `insert into appointments (location_id, staff_id, client_id, starts_at, length, comment, created_at, last_change_date)
         values ($1, $2, $3, '2026-01-07T10:00:00Z', 3600, 'Late Lucy again', now(), now())`,
        [main, bookable.staffId, clientId],
      )
      working = eraseDue(world.program.ctx)
      await until(async () => (await stageOf(clientId)) === 'client', 'the worker waits for the booking')
      await other.query('commit')
    })
    await working
    await eraseDue(world.program.ctx)
    expect(await stageOf(clientId)).toBe('done')
    expect(await placesOf(world, ['Late Lucy'])).toEqual([])
    const put = await world.api.put(`/v1/client/${main}/${clientId}`, { ...asOwner, body: { name: 'Back' } })
    expect(put.status).toBe(404)
  })

  it('PRI-22 of two that are asked for at once, one begins', async () => {
    const clientId = await makeClient('Twice')
    const path = `/account/locations/${main}/clients/${clientId}/personal_data/erase`
    const ask = () => world.app.post(path, { as: as.ownerPerson, body: { name: 'Twice' } })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    await eraseDue(world.program.ctx)
  })
})

describe('a delivery', () => {
  const sending = useWorld()
  const { receiver } = useReceivers(sending)

  it('PRI-23 that was claimed before the erasure goes out without the person, and its response is not kept', async () => {
    const held: (() => void)[] = []
    const { url, received, waitFor } = await receiver((got, response) => {
      const end = () => void response.end(got.body)
      if (held.length === 0) held.push(end)
      else end()
    })
    await addEndpoint(sending, { url, partnerId: demo.partner.id })
    const byOther = { as: bearer(demo.otherPartner.token, demo.owner.token) }
    const body = { name: 'Claimed Clara', phone: newPhone() }
    const { json } = await sending.api.post(`/v1/clients/${main}`, { ...byOther, body })
    const clientId = json.data.id
    for (const comment of ['one', 'two'])
      await sending.api.put(`/v1/client/${main}/${clientId}`, { ...byOther, body: { comment } })
    await fannedOut(sending)
    sending.clock.advance(5)
    // The first is under way; the others of the same record wait for it in the memory of the worker.
    await waitFor(1)
    await until(
      async () => (await sending.query('select from claims where cardinality(delivery_ids) > 1')).length > 0,
      'all are claimed',
    )
    const path = `/account/locations/${main}/clients/${clientId}/personal_data/erase`
    expect(
      (await sending.app.post(path, { as: as.ownerPerson, body: { name: 'Claimed Clara' } })).status,
    ).toBe(202)
    const stage = async () =>
      (await sending.query('select stage from client_erasures where client_id = $1', [clientId]))[0]?.stage
    await until(async () => (await stage()) === 'copies', 'the events are erased')
    sending.clock.advance(2)
    held[0]?.()
    await until(async () => (await stage()) === 'done', 'the claims are over')
    await settledByNow(sending)
    const [first, ...others] = received.map(got => JSON.parse(got.body))
    expect(first.data.name).toBe('Claimed Clara')
    expect(others.length).toBeGreaterThan(1)
    for (const { data } of others) expect(data).toMatchObject({ id: clientId, name: '', phone: '' })
    expect(await placesOf(sending, ['Claimed Clara'])).toEqual([])
  })
})
