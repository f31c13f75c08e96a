import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, grant, install, readStatus } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { endInstallationsOfDisabled } from './end-installations.ts'

const world = useWorld(withoutWorker)
const operatorApplications = '/account/operator/applications'
const { applications, locations } = demo
let operator = ''
let developer = ''

beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
  developer = await signedIn(world, demo.developer)
})

const act = (id: number, action: string, body: object = {}) =>
  world.app.post(`${operatorApplications}/${id}/${action}`, { as: operator, body })
const waiting = async () => {
  const { json } = await world.app.get(`${operatorApplications}?waiting=1`, { as: operator })
  return json.data.map(({ id }: { id: number }) => id)
}
const log = async (query = '') =>
  (await world.app.get(`/account/operator/audit_log?user_id=${demo.operator.id}${query}`, { as: operator }))
    .json
const create = async (fields: object = {}) => {
  const body = {
    partner_id: 1,
    title: 'New',
    category: 'other',
    short_description: 'S',
    description: 'D',
    ...fields,
  }
  return (await world.app.post('/account/applications', { as: developer, body })).json.data.id as number
}
const submit = (id: number) => world.app.post(`/account/applications/${id}/review`, { as: developer })

describe('operators', () => {
  // The rate limit of the pages is a hundred requests in a second, and the world's clock stands still.
  beforeEach(() => world.clock.advance(1))

  it('are the only ones who see the review queue', async () => {
    for (const operation of Object.values(catalogue.operators)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, '1')
      expect((await world.app.send(operation.method, path, { as: developer, body: {} })).status).toBe(403)
      expect((await world.app.send(operation.method, path, { body: {} })).status).toBe(401)
    }
  })

  it('see the review queue, return an application with a note, and publish what they reviewed', async () => {
    const id = await create({ rights: ['clients_access'] })
    expect((await act(id, 'publish', { revision: 1 })).status).toBe(409)
    await submit(id)
    expect(await waiting()).toContain(id)
    expect((await act(id, 'return', { note: ' ' })).status).toBe(422)
    const returned = await act(id, 'return', { note: 'Say more.' })
    expect(returned.json.data).toMatchObject({ stage: 'draft', review_note: 'Say more.' })
    expect(await waiting()).not.toContain(id)
    await submit(id)
    expect((await act(id, 'publish', { revision: 2 })).status).toBe(409)
    expect((await act(id, 'publish', {})).status).toBe(422)
    const published = await act(id, 'publish', { revision: 1 })
    expect(published.json.data).toMatchObject({ stage: 'published', review_note: '' })
    expect(Check(catalogue.operators.publish.data, published.json.data)).toBe(true)
    expect(published.json.data.published_at).not.toBeNull()
    const entries = (await log(`&application_id=${id}`)).data
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['publish', 'return'])
    expect(entries[1]).toMatchObject({ user: { id: demo.operator.id }, note: 'Say more.', location_id: null })
  })

  it('LNK-02 a whitelisted application connects at once, until it is taken off the list', async () => {
    const id = applications.otherPartner
    const whitelist = `${operatorApplications}/${applications.public}/whitelist`
    await world.app.post(`/account/applications/${applications.public}/whitelist_request`, { as: developer })
    expect(await waiting()).toContain(applications.public)
    const listed = await world.app.put(whitelist, { as: operator })
    expect(listed.json.data).toMatchObject({ is_whitelisted: true, is_whitelist_requested: false })
    expect((await grant(world, { locationId: locations.second })).json.data.status).toBe('active')
    const off = await world.app.delete(whitelist, { as: operator })
    expect(off.json.data.is_whitelisted).toBe(false)
    expect((await grant(world)).json.data.status).toBe('pending')
    expect((await world.app.put(`${operatorApplications}/987654/whitelist`, { as: operator })).status).toBe(
      404,
    )
    expect((await log(`&application_id=${id}`)).data).toEqual([])
  })

  it('LNK-03 blocks installation in a Location, and allows it again', async () => {
    const path = `/account/operator/locations/${locations.blocked}/installation_block`
    expect((await grant(world, { locationId: locations.blocked })).status).toBe(403)
    const open = await world.app.delete(path, { as: operator })
    expect(open.json.data).toMatchObject({ id: locations.blocked, is_installation_blocked: false })
    expect((await grant(world, { locationId: locations.blocked })).status).toBe(201)
    expect((await world.app.put(path, { as: operator })).json.data.is_installation_blocked).toBe(true)
    const unknown = '/account/operator/locations/987654/installation_block'
    expect((await world.app.put(unknown, { as: operator })).status).toBe(404)
    const actions = (await log(`&location_id=${locations.blocked}`)).data
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'block-installation',
      'unblock-installation',
    ])
  })

  it('EXA-46 see the status of a Location, including deleted ones', async () => {
    const read = (id: number | string, who = operator) =>
      world.app.get(`/account/operator/locations/${id}`, { as: who })
    const opened = await world.app.post('/account/locations', { as: as.ownerPerson, body: { title: 'Seen' } })
    const { id } = opened.json.data
    const first = {
      id,
      title: 'Seen',
      state: 'active',
      created_at: expect.any(String),
      deleted_at: null,
      is_installation_blocked: false,
      payment_system_ids_enabled: false,
      connected_applications: 0,
    }
    expect((await read(id)).json.data).toMatchObject(first)
    await world.app.put(`/account/operator/locations/${id}/installation_block`, { as: operator })
    await world.app.put(`/account/locations/${id}`, {
      as: operator,
      body: { payment_system_ids_enabled: true },
    })
    const changed = { ...first, is_installation_blocked: true, payment_system_ids_enabled: true }
    expect((await read(id)).json.data).toMatchObject(changed)
    await world.query(
      `insert into installations (location_id, application_id, status, created_at, granted_at)
       select $1, id, case id when $2 then 'active' else 'uninstalled' end, now(), now() from applications`,
      [id, demo.applications.public],
    )
    expect((await read(id)).json.data.connected_applications).toBe(1)
    await world.query('delete from installations where location_id = $1', [id])
    await world.query('update locations set is_active = false where id = $1', [id])
    expect((await read(id)).json.data.state).toBe('inactive')
    expect((await world.api.delete(`/v1/company/${id}`, { as: as.owner })).status).toBe(204)
    expect((await read(id)).json.data).toMatchObject({ state: 'deleted', deleted_at: expect.any(String) })
    expect([(await read(987_654)).status, (await read('x')).status]).toEqual([404, 422])
    expect((await read(id, as.ownerPerson)).status).toBe(403)
  })

  it('LNK-07 LNK-08 freezes, unfreezes and disables one installation, each with its line', async () => {
    const applicationId = applications.chatBot
    const installation = (action: string) =>
      act(applicationId, `links/${locations.main}/${action}`, { note: 'Because' })
    expect((await installation('freeze')).status).toBe(404)
    await grant(world, { applicationId })
    expect((await installation('freeze')).status).toBe(409)
    await confirm(world, { applicationId })
    expect((await installation('freeze')).json.data.status).toBe('freezed')
    expect((await readStatus(world, { applicationId })).json.data.connection_status.status).toBe('freezed')
    expect((await installation('unfreeze')).json.data.status).toBe('active')
    expect((await installation('disable')).json.data.status).toBe('uninstalled')
    expect((await installation('disable')).status).toBe(404)
    const entries = (await log(`&application_id=${applicationId}`)).data
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'disable-link',
      'unfreeze-link',
      'freeze-link',
    ])
    expect(entries[0]).toMatchObject({ location_id: locations.main, note: 'Because' })
  })

  it('LNK-09 a disabled application loses all its installations, gets `uninstall` for each, and cannot be installed', async () => {
    const applicationId = applications.paid
    await install(world, { applicationId, locationId: locations.main })
    await grant(world, { applicationId, locationId: locations.second })
    const installations = await world.app.get(`${operatorApplications}/${applicationId}/links?count=1`, {
      as: operator,
    })
    expect(Check(catalogue.operators.listInstallations.data, installations.json.data)).toBe(true)
    expect(installations.json.data).toMatchObject([{ location_id: locations.main, status: 'active' }])
    const rest = await world.app.get(
      `${operatorApplications}/${applicationId}/links?cursor=${installations.json.meta.next_cursor}`,
      {
        as: operator,
      },
    )
    expect(rest.json).toMatchObject({ data: [{ status: 'pending' }], meta: { next_cursor: null } })
    const disabled = await act(applicationId, 'disable', { note: 'Spam' })
    expect(disabled.json.data.is_disabled).toBe(true)
    for (const locationId of [locations.main, locations.second]) {
      expect((await readStatus(world, { applicationId, locationId })).status).toBe(404)
      const events = await world.query(
        'select event from lifecycle_events where application_id = $1 and location_id = $2',
        [applicationId, locationId],
      )
      expect(events).toEqual([{ event: 'uninstall' }])
    }
    const rows = await world.query(
      "select source from installation_status_log where application_id = $1 and status_to = 'uninstalled'",
      [applicationId],
    )
    expect(rows).toEqual([{ source: 'platform' }, { source: 'platform' }])
    expect((await grant(world, { applicationId })).status).toBe(403)
    await act(applicationId, 'enable')
    expect((await grant(world, { applicationId })).status).toBe(201)
  })

  it('LNK-11 a connection that races with the disabling never survives it', async () => {
    const applicationId = applications.chatBot
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        grant(world, { applicationId }),
        act(applicationId, 'disable'),
        grant(world, { applicationId, locationId: locations.second }),
      ])
      const living = await world.query(
        "select from installations where application_id = $1 and status <> 'uninstalled'",
        [applicationId],
      )
      expect(living).toHaveLength(0)
      await act(applicationId, 'enable')
    }
  })

  it('LNK-09 what a disabling left behind is ended by the worker, once, however many run', async () => {
    const applicationId = applications.nonpublic
    await world.query(`insert into chains (id, title, created_at) values (5000, 'Many', now());`)
    await world.query(
      `insert into locations (id, chain_id, title, timezone_name, created_at)
       select 5000 + n, 5000, 'Many ' || n, 'UTC', now() from generate_series(1, 250) n`,
    )
    await world.query(
      `insert into installations (location_id, application_id, status, created_at, granted_at)
       select 5000 + n, $1, 'active', now(), now() from generate_series(1, 250) n`,
      [applicationId],
    )
    await world.query('update applications set disabled_at = now() where id = $1', [applicationId])
    const { ctx } = world.program
    await Promise.all([
      endInstallationsOfDisabled(ctx),
      endInstallationsOfDisabled(ctx),
      endInstallationsOfDisabled(ctx),
    ])
    const [installations] = await world.query(
      `select count(*) filter (where status = 'uninstalled')::int as ended, count(*)::int as all from installations
       where application_id = $1`,
      [applicationId],
    )
    expect(installations).toEqual({ ended: 250, all: 250 })
    const counts = await world.query(
      `select (select count(*)::int from installation_status_log where application_id = $1) as rows,
         (select count(*)::int from lifecycle_events where application_id = $1) as events`,
      [applicationId],
    )
    expect(counts).toEqual([{ rows: 250, events: 250 }])
  })

  it('a refused action leaves no entry', async () => {
    const before = (await log()).data.length
    await act(applications.draft, 'publish', { revision: 1 })
    await act(987_654, 'disable')
    await act(applications.public, `links/${locations.foreign}/freeze`)
    expect((await log()).data.length).toBe(before)
  })

  it('the audit log goes back page by page', async () => {
    const all = await log('&count=100')
    expect(Check(catalogue.operators.readAuditLog.data, all.data)).toBe(true)
    const seen: number[] = []
    for (let cursor: number | null = null; ; ) {
      const page: typeof all = await log(`&count=3${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.data.map(({ id }: { id: number }) => id))
      cursor = page.meta.next_cursor
      if (cursor === null) break
    }
    expect(seen).toEqual(all.data.map(({ id }: { id: number }) => id))
    expect(new Set(seen).size).toBe(seen.length)
  })
})
