import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const path = '/account/partners/1/test_locations/samples'
let developer = ''
let stranger = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

const create = (body: object = {}, headers?: Record<string, string>) =>
  world.app.post(path, { as: developer, body, headers })

const countOf = async (table: string, locationId: number) => {
  const [row] = await world.query(`select count(*)::int as count from ${table} where location_id = $1`, [
    locationId,
  ])
  return row?.count
}

describe('a test Location with samples', () => {
  it('BEN-40 is one call: a Location of the caller with a business in it, among the test Locations', async () => {
    const { status, json } = await create({ title: 'Playground', timezone_name: 'Asia/Tokyo' })
    expect([status, json.data.title]).toEqual([201, 'Playground'])
    expect(Check(catalogue.partners.createTestLocation.data, json.data)).toBe(true)
    const { id } = json.data
    const listed = await world.app.get('/account/partners/1/test_locations', { as: developer })
    expect(listed.json.data).toContainEqual(json.data)
    const location = (await world.app.get(`/account/locations/${id}`, { as: developer })).json.data
    expect(location).toMatchObject({ title: 'Playground', timezone_name: 'Asia/Tokyo' })
    for (const [table, count] of Object.entries({
      staff: 2,
      services: 2,
      clients: 4,
      appointments: 7,
      goods: 1,
    }))
      expect([table, await countOf(table, id)]).toEqual([table, count])
    const events = await world.query(
      'select resource, count(*)::int as count from events where location_id = $1 group by 1 order by 1',
      [id],
    )
    expect(Object.fromEntries(events.map(({ resource, count }) => [resource, count]))).toEqual({
      client: 4,
      good: 1,
      record: 7,
      salon: 1,
      schedule: 2,
      service: 2,
      service_category: 1,
      staff: 2,
    })
  })

  it('BEN-40 has appointments around the platform’s now, in its own days', async () => {
    const { id } = (await create({ timezone_name: 'Pacific/Auckland' })).json.data
    const [row] = await world.query(
      `select count(*) filter (where starts_at < $2)::int as past, count(*) filter (where starts_at > $2)::int as coming,
         count(distinct (starts_at at time zone 'Pacific/Auckland')::date)::int as days
       from appointments where location_id = $1`,
      [id, world.clock.now()],
    )
    expect(row?.past).toBeGreaterThan(0)
    expect(row?.coming).toBeGreaterThan(0)
    expect(row?.days).toBe(4)
  })

  it('BEN-41 is created once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'one-playground' }
    const first = await create({ title: 'Once' }, headers)
    const again = await create({ title: 'Once' }, headers)
    expect([first.status, again.status, again.json.data.id]).toEqual([201, 201, first.json.data.id])
    const rows = await world.query("select from locations where title = 'Once'")
    expect(rows).toHaveLength(1)
  })

  it('BEN-41 is refused for the account of others, and where the body is wrong, with nothing written', async () => {
    const before = await world.query('select from locations')
    expect((await world.app.post(path, { as: stranger, body: {} })).status).toBe(404)
    expect((await create({ title: '' })).status).toBe(422)
    expect((await create({ title: 7 })).status).toBe(422)
    expect((await create({ timezone_name: 'Mars/Olympus' })).status).toBe(422)
    expect(
      (await world.app.post('/account/partners/x/test_locations/samples', { as: developer, body: {} }))
        .status,
    ).toBe(422)
    expect(await world.query('select from locations')).toHaveLength(before.length)
  })

  it('BEN-42 is limited to ten of a partner account, at once too; a deleted one gives its place back', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()))
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    const count = async () => (await world.query('select from sample_locations where partner_id = 1')).length
    expect(await count()).toBe(10)
    const refused = await create()
    expect(refused.json.meta.message).toContain('10 test Locations already')
    const mine = answers.find(({ status }) => status === 201)?.json.data.id
    // It stays a Location of the person, so taking it off the list gives no place back.
    await world.app.delete(`/account/partners/1/test_locations/${mine}`, { as: developer })
    expect((await create()).status).toBe(409)
    await world.query('update locations set deleted_at = now() where id = $1', [mine])
    expect((await create()).status).toBe(201)
  })
})
