import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo
let operator = ''
let developer = ''
let stranger = ''

interface AuditRow {
  id: number
  user: { id: number; name: string } | null
  action: string
  partner_id: number | null
  application_id: number | null
  location_id: number | null
  address: string
  note: string
}

beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

const readAll = async (query = '') => {
  const { status, json } = await world.app.get(`/account/operator/audit_log${query}`, { as: operator })
  expect(status).toBe(200)
  return { entries: json.data as AuditRow[], next: json.meta.next_cursor as number | null }
}
const ofLocation = (id: number, query = '', person = as.ownerPerson) =>
  world.app.get(`/account/locations/${id}/audit_log${query}`, { as: person })

describe('the audit log', () => {
  it('SEC-21 has tokens, connections and operator actions, with who and from where', async () => {
    const created = await world.app.post('/account/partners', { as: developer, body: { title: 'Audited' } })
    const partnerId = created.json.data.id as number
    await world.app.post(`/account/partners/${partnerId}/token`, { as: developer })
    await world.app.delete(`/account/partners/${partnerId}/token`, { as: developer })
    const { entries } = await readAll(`?partner_id=${partnerId}`)
    expect(entries.map(({ action }) => action)).toEqual([
      'partner-token-revoke',
      'partner-token-rotate',
      'partner-create',
    ])
    for (const { user, address } of entries)
      expect({ user, address }).toEqual({
        user: { id: demo.developer.id, name: demo.developer.name },
        address: '127.0.0.1',
      })
  })

  it('SEC-21 owners read that of their own Location, and nobody else does', async () => {
    const body = { location_ids: [locations.main] }
    const path = `/account/applications/${applications.nonpublic}/connections`
    expect((await world.app.post(path, { as: as.ownerPerson, body })).status).toBe(201)
    await world.app.delete(`/account/locations/${locations.main}/applications/${applications.nonpublic}`, {
      as: as.ownerPerson,
    })
    const { status, json } = await ofLocation(locations.main, `?application_id=${applications.nonpublic}`)
    expect(status).toBe(200)
    expect(Check(catalogue.locations.readAuditLog.data, json.data)).toBe(true)
    expect(json.data.map(({ action }: AuditRow) => action)).toEqual([
      'application-disconnect',
      'application-connect',
    ])
    expect((await ofLocation(locations.main, '', as.newcomerPerson)).status).toBe(403)
    expect((await ofLocation(locations.main, '', stranger)).status).toBe(403)
    expect((await ofLocation(locations.main, '', operator)).status).toBe(403)
    expect((await ofLocation(987_654)).status).toBe(404)
    const theirs = await ofLocation(locations.foreign, '', stranger)
    expect(theirs.json.data.every(({ location_id }: AuditRow) => location_id === locations.foreign)).toBe(
      true,
    )
  })

  it('SEC-21 what an operator did in a Location is shown without name and address', async () => {
    await world.app.put(`/account/operator/locations/${locations.second}/installation_block`, {
      as: operator,
    })
    const { json } = await ofLocation(locations.second, '?action=block-installation')
    expect(json.data).toMatchObject([{ user: null, address: '', action: 'block-installation' }])
    const byName = await ofLocation(locations.second, `?user_id=${demo.operator.id}`)
    expect(byName.json.data).toEqual([])
    const { entries } = await readAll(`?user_id=${demo.operator.id}&location_id=${locations.second}`)
    expect(entries).toMatchObject([{ user: { id: demo.operator.id }, address: '127.0.0.1' }])
  })

  it('SEC-21 comes in pages, and a filter that makes no sense is 422', async () => {
    const first = await readAll('?count=1')
    expect(first.entries).toHaveLength(1)
    const second = await readAll(`?count=1&cursor=${first.next}`)
    expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0)
    const rejected = await world.app.get('/account/operator/audit_log?action=nonsense&user_id=x', {
      as: operator,
    })
    expect(Object.keys(rejected.json.meta.errors)).toEqual(['action', 'user_id'])
  })

  it('OPR-30 has filters for the person, the address and the time, and an export that is logged itself', async () => {
    const all = await readAll('?count=100')
    const ofPerson = await readAll(`?count=100&person_id=${demo.developer.id}`)
    expect(ofPerson.entries.length).toBeGreaterThan(0)
    expect(ofPerson.entries.length).toBeLessThan(all.entries.length)
    expect((await readAll('?address=127.0.0.1')).entries.length).toBeGreaterThan(0)
    expect((await readAll('?address=203.0.113.9')).entries).toEqual([])
    expect((await readAll('?from=2100-01-01T00:00:00Z')).entries).toEqual([])
    expect((await readAll('?till=2100-01-01T00:00:00Z')).entries.length).toBeGreaterThan(0)
    const send = (body: object) =>
      world.app.post('/account/operator/audit_log/export', { as: operator, body })
    const first = await send({ action: 'partner-create', count: 1 })
    expect(first.json.data).toHaveLength(1)
    await send({ action: 'partner-create', count: 1, cursor: first.json.data[0].id })
    const { entries } = await readAll('?action=audit-log-export')
    const pages = [`action: partner-create, cursor: ${first.json.data[0].id}`, 'action: partner-create']
    expect(entries).toMatchObject(pages.map(note => ({ user: { id: demo.operator.id }, note })))
    // Nobody reads by a cursor of their own making without leaving an entry.
    await send({ cursor: Number.MAX_SAFE_INTEGER, count: 1000 })
    expect((await readAll('?action=audit-log-export')).entries).toHaveLength(3)
    expect((await send({ count: 1001 })).status).toBe(422)
    expect((await send({ from: 'yesterday' })).status).toBe(422)
  })

  it('SEC-21 the database itself refuses to change or delete an entry', async () => {
    await expect(world.query(`update audit_log set note = 'x'`)).rejects.toThrow('only ever added to')
    await expect(world.query('delete from audit_log')).rejects.toThrow('only ever added to')
  })

  it('SEC-21 the database itself refuses to empty it, in production also to what says that it resets a sandbox', async () => {
    const before = await world.query('select count(*)::int as n from audit_log')
    await expect(world.query('truncate audit_log')).rejects.toThrow('only ever added to')
    await expect(world.query('truncate audit_log, mails cascade')).rejects.toThrow('only ever added to')
    const asReset = `perform set_config('foyer.resets_sandbox', 'on', true); truncate audit_log;`
    const inProduction = `update foyer_meta set value = 'production' where key = 'mode';`
    await expect(world.query(`do $$ begin ${inProduction} ${asReset} end $$`)).rejects.toThrow(
      'only ever added to',
    )
    expect(await world.query('select count(*)::int as n from audit_log')).toEqual(before)
  })

  it('SEC-21 what is rolled back leaves no entry', async () => {
    const before = await world.query('select count(*)::int as n from audit_log')
    const body = { location_ids: [locations.main, locations.foreign] }
    const path = `/account/applications/${applications.nonpublic}/connections`
    expect((await world.app.post(path, { as: as.ownerPerson, body })).status).toBe(403)
    expect(await world.query('select count(*)::int as n from audit_log')).toEqual(before)
  })
})
