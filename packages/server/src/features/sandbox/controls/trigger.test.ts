import { catalogue, eventStatuses, type ResourceName, resourceKinds, webhookBody } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { addEndpoint, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../demo-world/facts.ts'

const world = useWorld(withoutWorker)
const trigger = (body: object, who = as.partner) => world.api.post('/v2/sandbox/trigger', { as: who, body })

const kinds = Object.keys(resourceKinds) as ResourceName[]
const isOperation = (kind: ResourceName) => kind.startsWith('goods_operations_')
const cases = kinds.flatMap(resource =>
  eventStatuses
    .filter(status => status === 'create' || !isOperation(resource))
    .filter(status => resource !== 'salon' || status !== 'delete')
    .map(status => ({ resource, status })),
)

describe('the sandbox', () => {
  // The second Location is empty, so what a record needs is created first.
  for (const locationId of [demo.locations.main, demo.locations.second])
    it.each(cases)(`WEB-02 WEB-03 makes $resource $status happen in Location ${locationId}`, async wanted => {
      world.clock.advance(1)
      const before = await lastEventNumber(world, locationId)
      const { status, json } = await trigger({ location_id: locationId, ...wanted })
      expect(json.meta).toEqual([])
      expect(status).toBe(201)
      expect(Check(catalogue.sandbox.trigger.data, json.data)).toBe(true)
      const { company_id, resource_id } = json.data
      const isNew = wanted.resource === 'salon' && wanted.status === 'create'
      const events = await eventsAfter(world, company_id, isNew ? 0 : before)
      expect(company_id === locationId).toBe(!isNew)
      for (const { resource, resource_id, status, data } of events)
        expect(
          Check(webhookBody(resource as ResourceName), { company_id, resource, resource_id, status, data }),
          `${resource} ${status}`,
        ).toBe(true)
      const last = events.filter(({ resource }) => resource === wanted.resource)
      expect(last.some(event => event.status === wanted.status && event.resource_id === resource_id)).toBe(
        true,
      )
      expect(
        events.every(({ partner_id, user_id }) => partner_id === null && (isNew || user_id === null)),
      ).toBe(true)
    })

  it('sends the event to all eligible endpoints, including those of the calling partner', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/own', partnerId: demo.partner.id })
    const { json } = await trigger({ location_id: 1, resource: 'client', status: 'update' })
    await fannedOut(world)
    const deliveries = await world.query("select * from deliveries where url = 'https://hooks.example/own'")
    expect(deliveries).toMatchObject([{ resource: 'client', resource_id: String(json.data.resource_id) }])
  })

  it('EXA-39 deletes a named Location when that is one of its own', async () => {
    const { json } = await trigger({ location_id: 2, resource: 'salon', status: 'create' })
    const location_id = json.data.company_id
    const deleted = await trigger({ location_id, resource: 'salon', status: 'delete' })
    expect(deleted.status).toBe(201)
    const again = await trigger({ location_id, resource: 'salon', status: 'update' })
    expect(again.status).toBe(404)
  })

  it('EXA-39 changes and deletes records of its own, and nothing of the demo world', async () => {
    const tables = {
      client: 'clients',
      staff: 'staff',
      service: 'services',
      service_category: 'service_categories',
      record: 'appointments',
      loyalty_card: 'loyalty_cards',
      good: 'goods',
      finances_operation: 'finance_transactions',
      schedule: 'schedule_days',
    } as const
    const demoRows = async () => {
      const rows: unknown[] = []
      for (const table of Object.values(tables)) {
        const id = table === 'schedule_days' ? 'staff_id' : 'id'
        const [row] = await world.query(
          `select md5(string_agg(record::text, '|' order by record::text)) as digest from ${table} record
           where location_id = 1 and ${id} < 1000`,
        )
        rows.push([table, row?.digest])
      }
      return rows
    }
    const before = await demoRows()
    for (const resource of Object.keys(tables)) {
      const created = await trigger({ location_id: 1, resource, status: 'create' })
      for (const status of ['update', 'update', 'delete', 'update']) {
        const { json, text } = await trigger({ location_id: 1, resource, status })
        expect(json.success, text).toBe(true)
        const isOther = status === 'delete' && resource !== 'schedule'
        expect(json.data.resource_id === created.json.data.resource_id, `${resource} ${status}`).toBe(
          !isOther,
        )
      }
    }
    expect(await demoRows()).toEqual(before)
  })

  it('EXA-39 goes on with a new record when somebody has deleted its own', async () => {
    const { json } = await trigger({ location_id: 1, resource: 'client', status: 'create' })
    const gone = json.data.resource_id
    expect((await world.api.delete(`/v1/client/1/${gone}`, { as: as.owner })).status).toBe(204)
    const next = await trigger({ location_id: 1, resource: 'client', status: 'update' })
    expect(next.status).toBe(201)
    expect(next.json.data.resource_id).toBeGreaterThan(gone)
  })

  it('EXA-39 deletes a Location of its own, and sends that to the endpoints of the given Location', async () => {
    const url = 'https://hooks.example/location'
    await addEndpoint(world, { url, kinds: ['salon'] })
    for (let round = 0; round < 2; round++) {
      const { status, json, text } = await trigger({ location_id: 1, resource: 'salon', status: 'delete' })
      expect(status, text).toBe(201)
      expect(json.data.company_id).toBeGreaterThanOrEqual(1000)
      await fannedOut(world)
      const events = await world.query(
        "select * from deliveries where url = $1 and status = 'delete' and location_id = $2",
        [url, json.data.company_id],
      )
      expect(events).toHaveLength(1)
    }
    const main = await world.api.get('/v1/company/1', { as: as.owner })
    expect(main.json.data).toMatchObject({ id: 1, active: 1 })
  })

  it('EXA-39 sends the deletion of a Location to endpoints of people who own none of the Chain', async () => {
    const url = 'https://hooks.example/of-a-member'
    const userId = demo.memberWithoutRights.id
    await world.query(
      `with role as (
         insert into roles (location_id, title, rights)
         values (1, 'Settings and webhooks', '{settings_access,webhook_access}') returning id
       )
       update memberships set role_id = role.id from role where location_id = 1 and user_id = $1`,
      [userId],
    )
    await addEndpoint(world, { url, kinds: ['salon'], userId })
    const { json } = await trigger({ location_id: 1, resource: 'salon', status: 'delete' })
    await fannedOut(world)
    expect(
      await world.query(
        "select outcome from deliveries where url = $1 and status = 'delete' and location_id = $2",
        [url, json.data.company_id],
      ),
    ).toEqual([{ outcome: 'scheduled' }])
  })

  it('EXA-39 sends the deletion of a Location to the endpoints of applications, with their uninstall', async () => {
    const url = 'https://hooks.example/application'
    const { public: applicationId } = demo.applications
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query("update applications set kinds = kinds || '{salon}' where id = $1", [applicationId])
    const { status, json, text } = await trigger({ location_id: 1, resource: 'salon', status: 'delete' })
    expect(status, text).toBe(201)
    await fannedOut(world)
    const of = [json.data.company_id, applicationId]
    expect(
      await world.query(
        "select url, resource from deliveries where status = 'delete' and location_id = $1 and application_id = $2",
        of,
      ),
    ).toEqual([{ url, resource: 'salon' }])
    expect(
      await world.query(
        'select event from lifecycle_events where location_id = $1 and application_id = $2',
        of,
      ),
    ).toEqual([{ event: 'uninstall' }])
    expect((await readStatus(world)).json.data.connection_status.status).toBe('active')
    await uninstall(world)
  })

  it.each(eventStatuses)('EXA-49 makes %s happen for each of several who want it at once', async status => {
    for (const resource of kinds.filter(kind => status === 'create' || !isOperation(kind))) {
      const before = await lastEventNumber(world, 1)
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => trigger({ location_id: 1, resource, status })),
      )
      const refused = answers.filter(answer => answer.status !== 201).map(({ text }) => text)
      expect(refused, `${resource} ${status}`).toEqual([])
      const ids = new Set(answers.map(({ json }) => json.data.resource_id))
      const isOfItsOwn = resource !== 'schedule' && status !== 'update'
      if (isOfItsOwn) expect(ids.size, `${resource} ${status}`).toBe(16)
      if (resource === 'salon' && status !== 'update') continue
      const events = (await eventsAfter(world, 1, before)).filter(
        event => event.resource === resource && event.status === status,
      )
      expect(events.length, `${resource} ${status}`).toBeGreaterThanOrEqual(16)
    }
  })

  it('refuses what cannot happen', async () => {
    const rejected = await trigger({ resource: 'cat', status: 'explode' })
    expect(Object.keys(rejected.json.meta.errors).sort()).toEqual(['location_id', 'resource', 'status'])
    const operation = { location_id: 1, resource: 'goods_operations_sale', status: 'delete' }
    expect((await trigger(operation)).json.meta.errors).toEqual({
      status: ['must be create: records of this kind are never changed or deleted'],
    })
    expect((await trigger({ location_id: 987_654, resource: 'client', status: 'create' })).status).toBe(404)
    expect((await world.api.post('/v2/sandbox/trigger')).status).toBe(401)
  })
})

describe('a reset', () => {
  const counts = () =>
    world.query(`
      select (select count(*) from clients) as clients, (select count(*) from appointments) as appointments,
        (select count(*) from users) as users, (select count(*) from locations) as locations,
        (select count(*) from cities) as cities, (select count(*) from units) as units,
        (select count(*) from events) as events, (select count(*) from deliveries) as deliveries,
        (select count(*) from endpoints) as receivers, (select count(*) from audit_log) as audit_log`)

  it('brings the demo world back, with its ids and tokens, and nothing of what was there', async () => {
    await addEndpoint(world, { url: 'https://hooks.example/before' })
    await trigger({ location_id: 1, resource: 'client', status: 'create' })
    await fannedOut(world)
    const [{ last } = { last: 0 }] = await world.query('select max(id)::int as last from deliveries')
    expect(last).toBeGreaterThan(0)
    const signedIn = await world.api.post('/v1/auth', {
      as: as.partner,
      body: { login: demo.owner.login, password: demo.owner.password },
    })
    const mine = `Bearer ${demo.partner.token}, User ${signedIn.json.data.user_token}`
    expect((await world.api.get('/v1/companies?my=1', { as: mine })).status).toBe(200)
    const { status, json } = await world.api.post('/v2/sandbox/reset', { as: as.otherPartner })
    expect([status, json.data]).toEqual([200, null])
    expect((await world.api.get('/v1/companies?my=1', { as: mine })).status).toBe(401)
    expect((await counts())[0]).toMatchObject({
      events: '0',
      deliveries: '0',
      receivers: '0',
      audit_log: '0',
      clients: '200',
    })
    const companies = await world.api.get('/v1/companies?my=1', { as: as.owner })
    expect(companies.json.data.map(({ id }: { id: number }) => id)).toEqual([1, 2, 4])
    await addEndpoint(world, { url: 'https://hooks.example/after' })
    const created = await trigger({ location_id: 1, resource: 'client', status: 'create' })
    expect(created.json.data.resource_id).toBe(1000)
    await fannedOut(world)
    const [delivery] = await world.query('select id::int, event_number::int from deliveries')
    expect(delivery?.event_number).toBe(1)
    expect(delivery?.id).toBeGreaterThan(Number(last))
  })

  it('can be done while the world is in use, and twice at once', async () => {
    const busy = Array.from({ length: 6 }, () =>
      trigger({ location_id: 1, resource: 'client', status: 'create' }),
    )
    const resets = await Promise.all(
      [1, 2].map(() => world.api.post('/v2/sandbox/reset', { as: as.partner })),
    )
    expect(resets.map(({ status }) => status)).toEqual([200, 200])
    for (const { status } of await Promise.all(busy)) expect([201, 404]).toContain(status)
    expect((await world.api.get('/v1/companies?my=1', { as: as.owner })).status).toBe(200)
  })
})
