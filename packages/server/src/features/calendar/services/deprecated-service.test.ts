import { catalogue, openApiDocument, operations } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const read = (path: string, who = as.partner) => world.api.get(`/v1/services/${path}`, { as: who })
const { id } = demo.services.womensHaircut

describe('the deprecated read of a service', () => {
  it('DEP-02 answers any partner with exactly its fields', async () => {
    const { status, json } = await read(`1/${id}`, as.otherPartner)
    expect(status).toBe(200)
    expect(json).toMatchObject({ success: true, meta: [] })
    expect(Check(catalogue.services.readDeprecated.data, json.data)).toBe(true)
    expect(Object.keys(json.data).sort()).toEqual(
      Object.keys(catalogue.services.readDeprecated.data.properties).sort(),
    )
    expect(json.data).toMatchObject({
      id,
      salon_service_id: id,
      category_id: demo.serviceCategories.hair,
      price_min: 65,
      price_max: 95,
      active: 1,
      duration: 3600,
      is_online: false,
      staff: [
        { id: 1, seance_length: 3600 },
        { id: 2, seance_length: 3600 },
      ],
    })
    const full = await world.api.get(`/v1/company/1/services/${id}`, { as: as.owner })
    expect(full.json.data).toMatchObject(json.data)
  })

  it('DEP-02 a team member or a category that does not match returns 404', async () => {
    const statuses = async (...queries: string[]) =>
      Promise.all(queries.map(async query => (await read(`1/${id}?${query}`)).status))
    const { hair, nails } = demo.serviceCategories
    expect(
      await statuses('staff_id=2', `category_id=${hair}`, `staff_id=1&category_id=${hair}`, 'staff_id='),
    ).toEqual([200, 200, 200, 200])
    expect(
      await statuses(
        'staff_id=3',
        'staff_id=987654',
        `category_id=${nails}`,
        `staff_id=1&category_id=${nails}`,
      ),
    ).toEqual([404, 404, 404, 404])
    expect(await statuses('staff_id=x', 'category_id=-1', 'staff_id=1&staff_id=2')).toEqual([422, 422, 422])
  })

  it('DEP-02 an unknown Location, another one, and a deleted service are not found', async () => {
    expect((await read(`987654/${id}`)).status).toBe(404)
    expect((await read(`2/${id}`)).status).toBe(404)
    expect((await read('1/987654')).status).toBe(404)
    const make = await world.api.post('/v1/services/1', {
      as: as.owner,
      body: { title: 'S', category_id: demo.serviceCategories.hair, active: 0 },
    })
    const created = make.json.data.id
    expect((await read(`1/${created}`)).json.data.active).toBe(0)
    await world.api.delete(`/v1/services/1/${created}`, { as: as.owner })
    expect((await read(`1/${created}`)).status).toBe(404)
  })

  it('EXA-10 of a Location that is not active is 403, of an unknown one 404', async () => {
    await world.query('update locations set is_active = false where id = 1')
    const { status, json } = await read(`1/${id}`)
    expect([status, json.meta.message]).toEqual([403, 'Access denied. This Location is not active.'])
    expect((await read('1/987654')).status).toBe(403)
    await world.query('update locations set is_active = true where id = 1')
    expect((await read(`987654/${id}`)).status).toBe(404)
  })

  it('DEP-03 every answer of a deprecated operation says since when, and no other does', async () => {
    const since = '@1767225600'
    const path = `/v1/services/1/${id}`
    for (const [call, status] of [
      [{ as: as.partner }, 200],
      [{}, 401],
    ] as const) {
      const answer = await world.api.get(path, call)
      expect(answer.status).toBe(status)
      expect(answer.headers.deprecation).toBe(since)
      expect(answer.headers.sunset).toBeUndefined()
    }
    expect((await read('1/987654')).headers.deprecation).toBe(since)
    expect((await read('1/x')).headers.deprecation).toBe(since)
    expect((await world.api.head(path, { as: as.partner })).headers.deprecation).toBe(since)
    const put = await world.api.put(path, { as: as.owner, body: {} })
    expect(put.status).toBe(200)
    expect(put.headers.deprecation).toBeUndefined()
  })

  it('DEP-03 a refusal by the limit says it as well', async () => {
    const { world: limited, close } = await startWorld({ env: { RATE_LIMIT_PER_SECOND: '1' } })
    const call = () => limited.api.get(`/v1/services/1/${id}`, { as: as.partner })
    const answers = [await call(), await call(), await call()]
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.deprecation).toBe('@1767225600')
    await close()
  })

  it('DEP-03 the API description marks it', () => {
    const described = openApiDocument('general', { apiUrl: 'http://a', appUrl: 'http://b' })
    const paths = described.paths as Record<
      string,
      Record<string, { operationId: string; deprecated?: true }>
    >
    const marked = new Map(
      Object.values(paths)
        .flatMap(methods => Object.values(methods))
        .map(({ operationId, deprecated }) => [operationId, deprecated]),
    )
    for (const operation of operations.filter(({ document }) => document === 'general'))
      expect(marked.get(operation.name)).toBe(operation.deprecated)
    expect(catalogue.services.readDeprecated.deprecated).toBe(true)
  })
})
