import { beforeAll, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo
let operator = ''
beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
})
const get = (path: string) => world.app.get(`/account/operator/${path}`, { as: operator })
const idsOf = async (path: string) => (await get(path)).json.data.map(({ id }: { id: number }) => id)

describe('the lists of operators', () => {
  it('OPR-01 find people by name, e-mail and ID, whatever the case and the accents', async () => {
    await world.query(`update users set name = 'Zoë Łukasz' where id = $1`, [demo.stranger.id])
    for (const text of ['zoe', 'ZOË', 'lukasz', 'e%20l', 'stranger@foyer', String(demo.stranger.id), 'z'])
      expect(await idsOf(`people?text=${text}`), text).toContain(demo.stranger.id)
    expect(await idsOf('people?text=nobody-has-this')).toEqual([])
    // A system user is no person.
    expect(await idsOf(`people?text=${demo.systemUser.id}`)).not.toContain(demo.systemUser.id)
    expect((await get('people?text=%25')).json.data).toEqual([])
    expect((await get(`people?text=${'x'.repeat(101)}`)).status).toBe(422)
  })

  it('OPR-02 find partners and Locations, page by page', async () => {
    expect(await idsOf('partners?text=ACME')).toEqual([demo.partner.id])
    const first = await get('locations?count=2')
    expect(first.json.data).toHaveLength(2)
    const next = await get(`locations?count=2&cursor=${first.json.meta.next_cursor}`)
    expect(next.json.data[0].id).toBeGreaterThan(first.json.data[1].id)
    expect(await idsOf(`locations?text=${locations.foreign}`)).toContain(locations.foreign)
    expect((await get('locations?cursor=x')).status).toBe(422)
  })

  it('OPR-03 every read of a person is in the audit log', async () => {
    expect((await get(`people/${demo.owner.id}`)).json.data).toMatchObject({
      name: demo.owner.name,
      has_second_factor: false,
      roles: expect.arrayContaining([expect.objectContaining({ is_owner: true })]),
    })
    expect((await get('people/987654')).status).toBe(404)
    expect((await get(`people/${demo.systemUser.id}`)).status).toBe(404)
    const { json } = await get(`audit_log?action=person-read&person_id=${demo.owner.id}`)
    expect(json.data).toMatchObject([{ user: { id: demo.operator.id }, subject: { id: demo.owner.id } }])
  })

  it('OPR-04 a partner has members and applications, a Location owners, applications and numbers', async () => {
    expect((await get(`partners/${demo.partner.id}`)).json.data).toMatchObject({
      title: demo.partner.title,
      members: expect.arrayContaining([expect.objectContaining({ id: demo.developer.id })]),
      has_token: true,
      failing_endpoints: 0,
      suspension: null,
    })
    const { json } = await get(`locations/${locations.main}`)
    expect(json.data).toMatchObject({ owners: [{ id: demo.owner.id, name: demo.owner.name }] })
    expect(json.data.numbers.staff).toBeGreaterThan(0)
    expect((await get('partners/987654')).status).toBe(404)
  })

  it('OPR-05 installations of all applications have filters and pages', async () => {
    await install(world)
    const all = (await get('installations')).json.data
    expect(all).toContainEqual(expect.objectContaining({ location_id: locations.main, status: 'active' }))
    const of = async (query: string) => (await get(`installations?${query}`)).json.data
    expect(await of(`application_id=${applications.public}&status=active`)).toHaveLength(1)
    expect(await of('status=freezed&frozen_by=operator')).toEqual([])
    await world.app.post(
      `/account/operator/applications/${applications.public}/links/${locations.main}/freeze`,
      { as: operator, body: { note: 'Asked for.' } },
    )
    expect(await of(`frozen_by=operator&location_id=${locations.main}`)).toMatchObject([
      { status: 'freezed', frozen_by: 'operator', application: { id: applications.public } },
    ])
    const page = await get('installations?count=1')
    if (page.json.meta.next_cursor)
      expect(
        (await get(`installations?count=1&cursor=${page.json.meta.next_cursor}`)).json.data[0],
      ).not.toEqual(page.json.data[0])
    expect((await get('installations?cursor=1')).status).toBe(422)
  })

  it('OPR-20 all that is blocked is in one list, with who, when and why', async () => {
    await world.app.put(`/account/operator/locations/${locations.second}/installation_block`, {
      as: operator,
      body: { note: 'A dispute.' },
    })
    await world.app.put('/account/operator/people/3/suspension', { as: operator, body: { reason: 'Fraud.' } })
    const { json } = await get('blocks')
    const kinds = json.data.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['person_suspended', 'installation_blocked', 'installation_frozen']),
    )
    expect(json.data).toContainEqual(
      expect.objectContaining({
        kind: 'installation_blocked',
        location: expect.objectContaining({ id: locations.second }),
        by: { id: demo.operator.id, name: demo.operator.name },
        reason: 'A dispute.',
      }),
    )
    expect((await get('blocks?kind=installation_frozen')).json.data).toMatchObject([
      { location: { id: locations.main }, application: { id: applications.public }, reason: 'Asked for.' },
    ])
    const seen = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { json: { data: unknown[]; meta: { next_cursor: string | null } } } = await get(
        `blocks?count=1${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.json.data)
      cursor = page.json.meta.next_cursor
    }
    expect(seen).toEqual(json.data)
  })
})
