import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { freeze, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await uninstall(world)
  // A change whose fan-out comes later would show in the log of the next test.
  await fannedOut(world)
  await world.query('delete from endpoints')
  await world.query('truncate deliveries, delivery_attempts, due_deliveries')
})

async function receiver(...answer: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...answer)
  closing.push(started.close)
  return started
}

const failing = () => receiver((_got, response) => void response.writeHead(500).end('out of order'))
const log = (query = '', who = as.otherPartner) =>
  world.api.get(`/v2/webhooks/deliveries${query}`, { as: who })
const one = (id: number, who = as.otherPartner) => world.api.get(`/v2/webhooks/deliveries/${id}`, { as: who })
const again = (id: number, who = as.otherPartner) =>
  world.api.post(`/v2/webhooks/deliveries/${id}/redeliver`, { as: who })
const idsOf = ({ json }: Awaited<ReturnType<typeof log>>): number[] =>
  json.data.map(({ id }: { id: number }) => id)

async function sendAll() {
  await fannedOut(world)
  world.clock.advance(5)
  await settled(world)
}

/** Writes this many deliveries to the log directly, one a minute. */
async function fillLog(count: number, outcome = 'delivered') {
  await world.query(
    `insert into endpoint_queues (partner_id, url) values (2, 'https://hooks.example') on conflict do nothing`,
  )
  await world.query(
    `insert into deliveries (created_at, partner_id, location_id, queue_id, url, occurred_at, resource, resource_id,
       status, outcome, due_at)
     select $1::timestamptz - make_interval(mins => $2 - n), 2, 1 + n % 2, (select id from endpoint_queues limit 1),
       'https://hooks.example', $1, 'client', n, 'update', $3, $1
     from generate_series(1, $2) n`,
    [world.clock.now(), count, outcome],
  )
}

describe('the log of deliveries', () => {
  it('WEB-10 shows the status of each delivery, and every attempt with request and response', async () => {
    const { url } = await failing()
    await addEndpoint(world, { url: `${url}/hook` })
    const client = await createClient(world)
    await sendAll()
    const { status, json } = await log()
    expect(status).toBe(200)
    expect(Check(catalogue.webhooks.listDeliveries.data, json.data)).toBe(true)
    expect(json.meta).toEqual({ next_cursor: null })
    expect(json.data).toMatchObject([
      {
        location_id: 1,
        application_id: null,
        url: `${url}/hook`,
        resource: 'client',
        resource_id: client.id,
        status: 'create',
        outcome: 'failed',
        reason: 'The endpoint responded with 500.',
        attempts: 1,
      },
    ])
    const detail = (await one(json.data[0].id)).json.data
    expect(Check(catalogue.webhooks.getDelivery.data, detail)).toBe(true)
    expect(detail).toMatchObject(json.data[0])
    expect(JSON.parse(detail.body)).toMatchObject({
      company_id: 1,
      resource: 'client',
      data: { id: client.id, phone: client.phone },
    })
    expect(detail.log).toMatchObject([
      {
        number: 1,
        request: { headers: { 'webhook-id': detail.webhook_id, 'content-type': 'application/json' } },
        answer: { status: 500, body: 'out of order' },
        reason: 'The endpoint responded with 500.',
      },
    ])
    expect(detail.log[0].request.headers['webhook-signature']).toMatch(/^v1,/)
  })

  it('is the calling partner’s alone', async () => {
    await fillLog(3)
    const [id] = idsOf(await log()) as [number]
    expect((await log('', as.partner)).json.data).toEqual([])
    expect((await one(id, as.partner)).status).toBe(404)
    expect((await again(id, as.partner)).status).toBe(404)
    expect((await one(987_654_321)).status).toBe(404)
    expect((await log('?application_id=987654')).status).toBe(404)
    expect((await log('?application_id=1')).status).toBe(403)
    expect((await log(`?application_id=${demo.applications.otherPartner}`)).json.data).toEqual([])
  })

  it('comes newest first, in pages that a cursor continues', async () => {
    await fillLog(7)
    const whole = idsOf(await log())
    expect(whole).toEqual([...whole].sort((a, b) => b - a))
    const paged: number[] = []
    let cursor = ''
    do {
      const page = await log(`?count=3${cursor}`)
      paged.push(...idsOf(page))
      const { next_cursor } = page.json.meta
      cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`
    } while (cursor)
    expect(paged).toEqual(whole)
  })

  it('refuses a cursor that is broken, or made for another filter or partner, or old', async () => {
    await fillLog(3)
    const { next_cursor } = (await log('?count=1')).json.meta
    const rejected = async (query: string, who?: string) => (await log(query, who)).json.meta.errors?.cursor
    expect(await rejected(`?count=1&cursor=${next_cursor}x`)).toEqual(['is not a cursor of this log'])
    expect(await rejected('?cursor=')).toEqual(['is not a cursor of this log'])
    expect(await rejected(`?cursor=${next_cursor}&location_id=1`)).toEqual([
      'was made for another partner or filter',
    ])
    expect(await rejected(`?cursor=${next_cursor}`, as.partner)).toEqual([
      'was made for another partner or filter',
    ])
    world.clock.advance(15 * 60)
    expect(await rejected(`?cursor=${next_cursor}`)).toEqual([
      'is older than 15 minutes: begin again with the first page',
    ])
  })

  it('can be filtered by everything it shows, and by time', async () => {
    const working = await receiver()
    const broken = await failing()
    await addEndpoint(world, { url: working.url })
    await addEndpoint(world, { url: broken.url })
    const first = await createClient(world)
    await sendAll()
    world.clock.advance(60)
    const between = world.clock.now().toISOString()
    const second = await createClient(world)
    await fannedOut(world)
    const urlsOf = async (query: string) =>
      (await log(query)).json.data.map(({ url, resource_id }: { url: string; resource_id: number }) => [
        url === working.url ? 'working' : 'broken',
        resource_id,
      ])
    expect((await urlsOf('?outcome=scheduled')).sort()).toEqual([
      ['broken', second.id],
      ['working', second.id],
    ])
    expect(await urlsOf('?outcome=failed')).toEqual([['broken', first.id]])
    expect(await urlsOf('?outcome=delivered&location_id=1')).toEqual([['working', first.id]])
    expect(await urlsOf('?outcome=held')).toEqual([])
    expect(await urlsOf(`?location_id=1&resource=client&resource_id=${first.id}`)).toHaveLength(2)
    expect(await urlsOf(`?resource_id=${second.id}`)).toHaveLength(2)
    expect(await urlsOf(`?resource=client&resource_id=${second.id}&outcome=delivered`)).toEqual([])
    expect(await urlsOf('?resource=record')).toEqual([])
    expect(await urlsOf('?location_id=2')).toEqual([])
    expect(await urlsOf(`?till=${between}&outcome=delivered`)).toEqual([['working', first.id]])
    expect(await urlsOf(`?from=${between}`)).toHaveLength(2)
    expect(await urlsOf(`?from=${between}&outcome=failed`)).toEqual([])
    world.clock.advance(5)
    await settled(world)
  })

  it('names every wrong filter', async () => {
    const refused = await log(
      '?outcome=lost&resource=cat&from=yesterday&till=x&count=301&location_id=-1&application_id=a&resource_id=0',
    )
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.json.meta.errors).sort()).toEqual([
      'application_id',
      'count',
      'from',
      'location_id',
      'outcome',
      'resource',
      'resource_id',
      'till',
    ])
  })

  it('scans a limited number of rows for one page, and continues with the cursor', async () => {
    await fillLog(10_200)
    await fillLog(1, 'held')
    await world.query(
      "update deliveries set created_at = created_at - interval '20 days' where outcome = 'held'",
    )
    const first = await log('?outcome=held')
    expect(first.json.data).toEqual([])
    const second = await log(`?outcome=held&cursor=${first.json.meta.next_cursor}`)
    expect(second.json.data).toHaveLength(1)
    expect(second.json.meta.next_cursor).toBeNull()
  })

  it('shows the body only while the partner is entitled to it, and phones only while it may see them', async () => {
    const { url } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    const { phone } = await createClient(world)
    await sendAll()
    const [id] = idsOf(await log('', as.partner)) as [number]
    const body = async () => (await one(id, as.partner)).json.data.body as string | null
    expect(await body()).toContain(phone)
    await world.query(
      "update applications set rights = array_remove(rights, 'client_phones_access') where id = 1",
    )
    expect(await body()).not.toContain(phone)
    expect(await body()).toContain('"name"')
    await freeze(world)
    expect(await body()).toBeNull()
    await world.query("update applications set rights = rights || '{client_phones_access}' where id = 1")
    await unfreeze(world)
    await world.query("update applications set rights = array_remove(rights, 'clients_access') where id = 1")
    expect(await body()).toBeNull()
    await world.query("update applications set rights = rights || '{clients_access}' where id = 1")
    await uninstall(world)
    expect(await body()).toBeNull()
  })

  it('shows the marketplace webhook without the token that it may carry', async () => {
    const { url, waitFor } = await receiver()
    await world.query('update applications set webhook_url = $1, sends_partner_token = true where id = 1', [
      url,
    ])
    await install(world)
    await world.app.delete('/account/locations/1/applications/1', { as: as.ownerPerson })
    await fannedOut(world)
    world.clock.advance(5)
    const [got] = await waitFor(1)
    expect(got?.body).toContain(demo.partner.token)
    const [id] = idsOf(await log('?resource=application', as.partner)) as [number]
    const { body } = (await one(id, as.partner)).json.data
    expect(JSON.parse(body)).toEqual({
      salon_id: 1,
      application_id: 1,
      event: 'uninstall',
      partner_token: '(not shown)',
    })
    await settled(world)
    await world.query("update applications set webhook_url = '', sends_partner_token = false where id = 1")
  })

  it('is read by the developer with the same functions, of partner accounts of their own', async () => {
    await fillLog(2)
    await world.query('update deliveries set partner_id = 1')
    const developer = await signedIn(world, demo.developer)
    const path = '/account/partners/1/deliveries'
    const listed = await world.app.get(`${path}?count=1`, { as: developer })
    expect(listed.json.data).toHaveLength(1)
    expect(listed.json.meta.next_cursor).toEqual(expect.any(String))
    const [{ id }] = listed.json.data
    expect((await world.app.get(`${path}/${id}`, { as: developer })).json.data.id).toBe(id)
    const owner = as.ownerPerson
    expect((await world.app.get(path, { as: owner })).status).toBe(404)
    expect((await world.app.get(`${path}/${id}`, { as: owner })).status).toBe(404)
    expect((await world.app.post(`${path}/${id}/redeliver`, { as: owner })).status).toBe(404)
    expect((await world.app.get('/account/partners/2/deliveries', { as: developer })).status).toBe(404)
    for (const act of ['replay', 'test']) {
      const body = { location_id: 1, from: '2026-01-01' }
      const answers = await Promise.all(
        [
          ['/account/partners/1', owner],
          ['/account/partners/2', developer],
        ].map(([account, who]) => world.app.post(`${account}/webhooks/${act}`, { as: `${who}`, body })),
      )
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    }
  })
})
