import { catalogue, webhookBody } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { addEndpoint, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const path = '/account/locations/1'
const turn = (isOn: unknown, who = as.ownerPerson, more: object = {}) =>
  world.app.put(path, { as: who, body: { payment_system_ids_enabled: isOn, ...more } })
const isOn = async () =>
  (await world.app.get(path, { as: as.ownerPerson })).json.data.payment_system_ids_enabled
const entries = () =>
  world.query(
    "select user_id::int, note from audit_log where action = 'location-update' and location_id = 1 order by id",
  )
afterEach(() => world.query('update locations set payment_system_ids_enabled = false'))

const record = async (fields: object = {}) => {
  const { status, json } = await world.api.post('/v1/finance_transactions/1', {
    as: as.owner,
    body: {
      expense_id: demo.expenses.services,
      account_id: demo.accounts.card,
      amount: 10,
      date: '2026-02-01',
      ...fields,
    },
  })
  expect(status).toBe(201)
  return json.data
}

describe('the ids of payment systems', () => {
  it('EXA-37 are switched by an owner, and by an operator without a role there, each with an audit entry', async () => {
    expect(await isOn()).toBe(false)
    const before = (await entries()).length
    const number = await lastEventNumber(world, 1)
    const on = await turn(true)
    expect(on.status, on.text).toBe(200)
    expect(on.json.data.payment_system_ids_enabled).toBe(true)
    expect(Check(catalogue.locations.update.data, on.json.data)).toBe(true)
    expect((await turn(true)).status).toBe(200)
    expect(await isOn()).toBe(true)
    const operator = await signedIn(world, demo.operator)
    expect((await turn(false, operator)).json.data.payment_system_ids_enabled).toBe(false)
    expect((await entries()).slice(before)).toEqual([
      { user_id: demo.owner.id, note: 'payment_system_ids_enabled on' },
      { user_id: demo.operator.id, note: 'payment_system_ids_enabled off' },
    ])
    // Partners do not see the setting in the Location.
    expect(await lastEventNumber(world, 1)).toBe(number)
    const title = (await world.app.get(path, { as: as.ownerPerson })).json.data.title
    expect((await turn(true, as.ownerPerson, { title })).status).toBe(200)
    const events = await eventsAfter(world, 1, number)
    expect(events).toMatchObject([{ resource: 'salon', status: 'update' }])
    expect(events[0]?.data).not.toHaveProperty('payment_system_ids_enabled')
  })

  it('EXA-37 are switched by nobody else, and operators change nothing else there', async () => {
    await world.query(
      `update roles set rights = '{settings_access}' where location_id = 1
       and id = (select role_id from memberships where location_id = 1 and user_id = $1)`,
      [demo.memberWithoutRights.id],
    )
    const member = await signedIn(world, demo.memberWithoutRights)
    const refused = await turn(true, member)
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain('owners of the Location and for operators')
    expect((await turn(true, await signedIn(world, demo.stranger))).status).toBe(403)
    const operator = await signedIn(world, demo.operator)
    expect((await turn(true, operator, { title: 'Taken' })).status).toBe(403)
    expect((await turn(undefined, operator)).status).toBe(403)
    expect((await world.app.put(path, { as: operator, body: { title: 'Taken' } })).status).toBe(403)
    expect((await world.app.get(path, { as: operator })).status).toBe(403)
    const nowhere = await world.app.put('/account/locations/987654', {
      as: operator,
      body: { payment_system_ids_enabled: true },
    })
    expect(nowhere.status).toBe(404)
    expect((await turn('perhaps')).json.meta.errors).toHaveProperty('payment_system_ids_enabled')
    const partner = await world.api.put('/v1/company/1', {
      as: as.owner,
      body: { payment_system_ids_enabled: true },
    })
    expect(partner.status).toBe(200)
    expect(await isOn()).toBe(false)
    const { headers } = await openSession(world, demo.operator)
    world.clock.advance(15 * 60 + 1)
    const stale = await world.app.put(path, { headers, body: { payment_system_ids_enabled: true } })
    expect([stale.status, stale.json.meta.code]).toEqual([403, 'proof_needed'])
  })

  it('EXA-38 are always accepted, and shown in responses and events only if enabled', async () => {
    const ids = ['pi_1', 'плата-2']
    const { id, ...hidden } = await record({ payment_system_transaction_ids: ids })
    const transactionPath = `/v1/finance_transactions/1/${id}`
    expect(hidden).not.toHaveProperty('payment_system_transaction_ids')
    await turn(true)
    const read = async () => (await world.api.get(transactionPath, { as: as.owner })).json.data
    expect((await read()).payment_system_transaction_ids).toEqual(ids)

    const { url, received, waitFor } = await receiver()
    await fannedOut(world)
    await addEndpoint(world, { url, kinds: ['finances_operation'] })
    await world.api.put(transactionPath, { as: as.owner, body: { payment_system_transaction_ids: ['pi_3'] } })
    await fiveSecondsLater()
    await waitFor(1)
    const shown = JSON.parse(received[0]?.body as string)
    expect(Check(webhookBody('finances_operation'), shown)).toBe(true)
    expect(shown.data).toEqual(await read())
    expect(shown.data.payment_system_transaction_ids).toEqual(['pi_3'])

    await turn(false)
    await world.api.put(transactionPath, { as: as.owner, body: { comment: 'Later' } })
    await fiveSecondsLater()
    await waitFor(2)
    await settled(world)
    expect(JSON.parse(received[1]?.body as string).data).not.toHaveProperty('payment_system_transaction_ids')
    const list = await world.api.get('/v1/finance_transactions/1?start_date=2026-02-01&end_date=2026-02-01', {
      as: as.owner,
    })
    expect(list.text).not.toContain('payment_system_transaction_ids')
    expect((await read()).comment).toBe('Later')
    await turn(true)
    expect((await record()).payment_system_transaction_ids).toEqual([])
  })
})
