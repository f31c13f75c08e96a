import { builtInRoles, type Right, resourceKinds } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { until } from '../../../../test/until.ts'
import { createClient, deliveriesTo, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { memberWithoutRights: nora, owner, partner, otherPartner } = demo
// Nora sets endpoints for the other partner; the changes are made through the first one.
const asNora = bearer(otherPartner.token, nora.token)
const asOtherPartner = { as: bearer(otherPartner.token) }
const asOwner = { as: as.ownerPerson }
const { rights: everything } = builtInRoles.administrator

beforeEach(() => giveNora(everything))
afterEach(async () => {
  await uninstall(world)
  await world.query('delete from hook_settings')
})

/** The owner gives her a role of her own with these rights. */
async function giveNora(rights: Right[]): Promise<number> {
  await world.query('delete from memberships where location_id = 1 and user_id = $1', [nora.id])
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at) values (1, $1, 4, now())`,
    [nora.id],
  )
  await editRole(rights)
  return 4
}

const editRole = async (rights: Right[]) => {
  const { status } = await world.app.put('/account/locations/1/roles/4', { ...asOwner, body: { rights } })
  expect(status).toBe(200)
}
const without = (...taken: Right[]) => everything.filter(right => !taken.includes(right))
const removeNora = async () => {
  const { status } = await world.app.delete(`/account/locations/1/users/${nora.id}`, asOwner)
  expect(status).toBe(204)
}

const setBy = async (who: string, url: string, body: object = { client: 1 }) => {
  const { status, text } = await world.api.post('/v1/hooks_settings/1', {
    as: who,
    body: { urls: [url], active: 1, ...body },
  })
  expect(status, text).toBe(201)
}
const listed = async () =>
  (await world.app.get('/account/locations/1/receivers', asOwner)).json.data as {
    id: number
    url: string
    blocked_by: string | null
  }[]
const endpointAt = async (url: string) => {
  const found = (await listed()).find(endpoint => endpoint.url === url)
  if (!found) throw new Error(`${url} is not listed`)
  return found
}
const takeOver = async (url: string, who = as.ownerPerson) =>
  world.app.post(`/account/locations/1/receivers/${(await endpointAt(url)).id}/take_over`, { as: who })
const readLog = (after = 0) => world.api.get(`/v2/locations/1/event_log?after=${after}`, asOtherPartner)
const bodyOf = async (deliveryId: unknown) =>
  (await world.api.get(`/v2/webhooks/deliveries/${deliveryId}`, asOtherPartner)).json.data.body
const redeliver = (deliveryId: unknown) =>
  world.api.post(`/v2/webhooks/deliveries/${deliveryId}/redeliver`, asOtherPartner)
const explain = async (clientId: number) => {
  const query = `location_id=1&resource=client&resource_id=${clientId}`
  const { json } = await world.api.get(`/v2/webhooks/explain?${query}`, asOtherPartner)
  return json.data.map(({ sentence }: { sentence: string }) => sentence).join(' ')
}

/** Creates a client whose event goes to every eligible endpoint. */
async function createKnownClient() {
  const client = await createClient(world)
  await fiveSecondsLater()
  await settled(world)
  return client
}

describe('the endpoint of a removed administrator', () => {
  it('SEC-09 is paused: nothing leaves, the log says why and is closed, until an owner takes it over', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url)
    const { phone } = await createKnownClient()
    expect(received.map(({ body }) => body).join()).toContain(phone)
    const [delivered] = await deliveriesTo(world, url)
    const { last_sequence } = (await readLog()).json.meta
    expect((await readLog(last_sequence - 1)).text).toContain(phone)
    expect(await bodyOf(delivered?.id)).toContain(phone)

    // The delivery is due and not sent yet.
    await createClient(world)
    await fannedOut(world)
    await removeNora()
    const { id } = await createKnownClient()
    expect(received).toHaveLength(1)
    const rows = await deliveriesTo(world, url)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['delivered', 'cancelled'])
    expect(rows[1]?.reason).toContain('no longer has a role in the Location')

    expect((await readLog()).status).toBe(403)
    expect(await bodyOf(delivered?.id)).toBeNull()
    expect((await redeliver(delivered?.id)).status).toBe(403)
    const range = { location_id: 1, from: '2000-01-01', outcomes: ['delivered', 'cancelled'] }
    expect((await world.api.post('/v2/webhooks/replay', { ...asOtherPartner, body: range })).status).toBe(403)
    const test = { ...asOtherPartner, body: { location_id: 1 } }
    expect((await world.api.post('/v2/webhooks/test', test)).status).toBe(403)
    expect(await explain(id)).toContain('This endpoint is paused.')
    expect(await endpointAt(url)).toMatchObject({
      set_by: { id: nora.id, name: nora.name },
      blocked_by: 'no_role',
      shows_phones: false,
    })
    await settled(world)
    expect(received).toHaveLength(1)

    const taken = await takeOver(url)
    expect(taken.status).toBe(200)
    expect(taken.json.data).toMatchObject({ set_by: { id: owner.id }, blocked_by: null, shows_phones: true })
    const later = await createKnownClient()
    expect(received.at(-1)?.body).toContain(later.phone)
    expect((await readLog(last_sequence)).status).toBe(200)
    // Events that happened while the endpoint was paused never go to it.
    expect((await readLog()).text).not.toContain(`"resource_id":${id},`)
    expect(await bodyOf(delivered?.id)).toContain(phone)
    expect((await redeliver(delivered?.id)).status).toBe(202)
    const audit = await world.query("select * from audit_log where action = 'endpoint-take-over'")
    expect(audit).toMatchObject([
      { user_id: String(owner.id), subject_user_id: String(nora.id), location_id: '1', partner_id: '2' },
    ])
    expect(audit[0]?.note).not.toContain(url)
  })

  it('SEC-09 sends nothing of what is claimed when the right ends', async () => {
    let goOn = () => {}
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const { url, received, waitFor } = await receiver(
      (_got, response) => void held.then(() => response.end()),
    )
    await setBy(asNora, url)
    const { id } = await createClient(world)
    for (const name of ['b', 'c']) await world.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name } })
    await fiveSecondsLater()
    await waitFor(1)
    await removeNora()
    // The deliveries behind the first one were claimed long enough ago to be rechecked.
    world.clock.advance(1)
    goOn()
    await settled(world)
    expect((await deliveriesTo(world, url)).map(({ outcome }) => outcome)).toEqual([
      'delivered',
      'cancelled',
      'cancelled',
    ])
    expect(received).toHaveLength(1)
  })

  it('SEC-09 is paused by a role without webhook_access, and goes on when the right comes back', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url)
    await editRole(without('webhook_access'))
    await createKnownClient()
    expect(received).toHaveLength(0)
    expect(await endpointAt(url)).toMatchObject({ blocked_by: 'no_webhook_access' })
    expect((await readLog()).status).toBe(403)
    await editRole(everything)
    await createKnownClient()
    expect(received).toHaveLength(1)
    expect((await readLog()).status).toBe(200)
  })

  it('SEC-09 does not get the kinds of records whose right was lost', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url, { client: 1, service_category: 1 })
    const { last_sequence } = (await readLog()).json.meta
    const first = await createKnownClient()
    await createClient(world)
    await fannedOut(world)
    await editRole(without('clients_access'))
    await createKnownClient()
    const [delivered, cancelled, ...others] = await deliveriesTo(world, url)
    expect([delivered?.outcome, cancelled?.outcome, others]).toEqual(['delivered', 'cancelled', []])
    expect(cancelled?.reason).toContain('no longer has the right to this kind of record')
    expect((await readLog(last_sequence)).json.data[0]).toMatchObject({ resource: 'client', data: null })
    expect(await bodyOf(delivered?.id)).toBeNull()
    expect((await redeliver(delivered?.id)).status).toBe(403)
    expect(await explain(first.id)).toContain('does not have clients_access')
    expect(await endpointAt(url)).toMatchObject({ blocked_by: null, blocked_kinds: ['client'] })
    await world.api.post('/v1/service_categories/1', { as: as.owner, body: { title: 'Still delivered' } })
    await fiveSecondsLater()
    await settled(world)
    expect(received.at(-1)?.body).toContain('Still delivered')
    expect(received).toHaveLength(2)
  })

  it('SEC-09 gets no phones once the right to them is gone, also of what was due', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url)
    const { phone } = await createClient(world)
    await fannedOut(world)
    await editRole(without('client_phones_access'))
    world.clock.advance(5)
    await settled(world)
    expect(received).toHaveLength(1)
    expect(received[0]?.body).not.toContain(phone)
    expect((await readLog()).text).not.toContain(phone)
    expect(await bodyOf((await deliveriesTo(world, url))[0]?.id)).not.toContain(phone)
  })

  it('SEC-09 gets no phones in tests that were claimed before the right to them ended', async () => {
    let goOn = () => {}
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const { url, received, waitFor } = await receiver(
      (_got, response) => void held.then(() => response.end()),
    )
    const { phone } = await createKnownClient()
    await setBy(asNora, url)
    const body = { location_id: 1, resource: 'client' }
    for (let count = 0; count < 4; count++)
      expect((await world.api.post('/v2/webhooks/test', { ...asOtherPartner, body })).status).toBe(202)
    await waitFor(1)
    expect(received[0]?.body).toContain(phone)
    // Tests of one record are sent one after the other, so the first one keeps the others waiting.
    await until(async () => {
      const [claimed] = await world.query('select sum(cardinality(delivery_ids))::int as count from claims')
      return claimed?.count === 4
    }, 'all four tests are claimed')
    await editRole(without('client_phones_access'))
    world.clock.advance(1)
    goOn()
    await waitFor(4)
    await settled(world)
    for (const { body: sent } of received.slice(1)) expect(sent).not.toContain(phone)
  })

  it('SEC-09 that an application names too goes on by the rights of the application', async () => {
    const { url, received } = await receiver()
    await setBy(bearer(partner.token, nora.token), url, { client: 1, self_sending: 1 })
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    const due = await createClient(world)
    await fannedOut(world)
    await removeNora()
    const later = await createKnownClient()
    const delivered = received.map(({ body }) => JSON.parse(body).data.phone)
    expect(delivered.sort()).toEqual([due.phone, later.phone])
    await uninstall(world)
    await createKnownClient()
    expect(received).toHaveLength(2)
  })

  it('SEC-09 gets events again when somebody with the right sets it again', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url)
    await removeNora()
    await setBy(bearer(otherPartner.token, owner.token), url)
    await createKnownClient()
    expect(received).toHaveLength(1)
  })

  it('SEC-09 of which nobody knows who set it is paused', async () => {
    const { url, received } = await receiver()
    await setBy(asNora, url)
    await world.query('update endpoints set user_id = null')
    await createKnownClient()
    expect(received).toHaveLength(0)
    expect(await endpointAt(url)).toMatchObject({ blocked_by: 'person_unknown', set_by: null })
  })
})

describe('taking an endpoint over', () => {
  it('SEC-09 is for owners of its Location, and for endpoints of people', async () => {
    const { url } = await receiver()
    await setBy(asNora, url)
    const { id } = await endpointAt(url)
    expect((await takeOver(url, await signedIn(world, nora))).status).toBe(403)
    const at = (location: number, endpointId: number, who = as.ownerPerson) =>
      world.app.post(`/account/locations/${location}/receivers/${endpointId}/take_over`, { as: who })
    expect((await at(2, id)).status).toBe(404)
    expect((await at(1, 987_654)).status).toBe(404)
    expect((await at(1, id, await signedIn(world, demo.stranger))).status).toBe(403)
    const app = 'https://hooks.example/app'
    await install(world, { settings: { webhook_urls: [app] } })
    expect((await takeOver(app)).status).toBe(409)
    const before = await world.query('select count(*) from audit_log')
    expect((await takeOver(url)).status).toBe(200)
    expect((await takeOver(url)).status).toBe(200)
    const after = await world.query('select count(*) from audit_log')
    expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(1)
  })

  it('SEC-09 and switching are in the audit log', async () => {
    const { url } = await receiver()
    await setBy(asNora, url)
    const { id } = await endpointAt(url)
    for (const is_switched_off of [true, false])
      await world.app.put(`/account/locations/1/receivers/${id}`, { ...asOwner, body: { is_switched_off } })
    const notes = await world.query(
      "select note from audit_log where action = 'endpoint-switch' order by id desc limit 2",
    )
    expect(notes.map(({ note }) => String(note).split(':')[0])).toEqual(['on', 'off'])
  })
})

it('SEC-09 the database and the contract name the same right for each kind of record', async () => {
  const rows = await world.query('select kind, right_to(kind) as right from unnest($1::text[]) kind', [
    Object.keys(resourceKinds),
  ])
  expect(Object.fromEntries(rows.map(({ kind, right }) => [kind, right]))).toEqual(
    Object.fromEntries(Object.entries(resourceKinds).map(([kind, { right }]) => [kind, right])),
  )
})
