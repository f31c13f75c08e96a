import { catalogue, wire } from '@foyer/contract'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { bearer } from '../../../../test/http.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const create = (body: unknown, who = as.owner) => world.api.post('/v1/companies', { as: who, body })
const ids = (answer: { json: { data: { id: number }[] } }) => answer.json.data.map(({ id }) => id)

describe('Locations', () => {
  it('MKT-04 GET /companies?my=1 lists exactly the Locations the user can see', async () => {
    expect(ids(await world.api.get('/v1/companies?my=1', { as: as.owner }))).toEqual([1, 2, 4])
    expect(ids(await world.api.get('/v1/companies?my=1', { as: as.newcomer }))).toEqual([1])
    expect(ids(await world.api.get('/v1/companies?my=1', { as: as.systemUser }))).toEqual([])
  })

  it('the JSON that the database writes is what the contract says', async () => {
    const schema = wire.Envelope(catalogue.companies.list.data, catalogue.companies.list.meta)
    const { json } = await world.api.get('/v1/companies?my=1', { as: as.owner })
    expect(Check(schema, json)).toBe(true)
    expect(Object.keys(json.data[0]).sort()).toEqual([...catalogue.companies.get.data.required].sort())
    expect(Check(Type.Object({ data: Type.Array(catalogue.companies.get.data) }), json)).toBe(true)
  })

  it('SEC-19 EXA-14 GET /companies lists what the user has a role in or the partner is installed in, and filters narrow it', async () => {
    const list = async (query: string, who = as.owner) =>
      ids(await world.api.get(`/v1/companies?${query}`, { as: who }))
    const { main, second, foreign } = demo.locations
    expect(await list('')).toEqual([1, 2, 4])
    expect(await list('city_id=2950159')).toEqual([])
    expect(await list('group_id=1')).toEqual([1, 2])
    expect(await list('business_type_id=202')).toEqual([4])
    expect(await list('id=2,5,77')).toEqual([2])
    expect(await list('active=0')).toEqual([])
    expect(await list('count=2&page=2')).toEqual([4])
    expect(await list('', as.newcomer)).toEqual([main])

    const install = (status: string) =>
      world.query(
        `insert into installations (location_id, application_id, status, frozen_by, created_at, granted_at)
         values ($1, $2, $3, $4, now(), now())
         on conflict (location_id, application_id) do update set status = $3, frozen_by = $4`,
        [foreign, demo.applications.public, status, status === 'freezed' ? 'billing' : null],
      )
    const seen: Record<string, number[]> = {
      uninstalled: [main],
      pending: [main],
      active: [main, foreign],
      freezed: [main, foreign],
    }
    const statusOf = async (id: number, who: string) =>
      (await world.api.get(`/v1/company/${id}`, { as: who })).status
    for (const [status, expected] of Object.entries(seen)) {
      await install(status)
      expect(await list('', as.newcomer), status).toEqual(expected)
      // A single Location looks as it does in the list.
      expect(await statusOf(foreign, as.newcomer), status).toBe(expected.includes(foreign) ? 200 : 403)
    }
    expect(await statusOf(foreign, bearer(demo.otherPartner.token, demo.memberWithoutRights.token))).toBe(403)
    expect(await list('', bearer(demo.otherPartner.token, demo.memberWithoutRights.token))).toEqual([main])
    expect(await list(`my=1&id=${main},${second},${foreign}`)).toEqual([main, second])
    await install('uninstalled')
  })

  it('TRM-01 a single Location gets a Chain of its own', async () => {
    const one = (await create({ title: 'One' })).json.data
    const other = (await create({ title: 'Other' })).json.data
    expect(one.main_group).toEqual({ id: one.main_group_id, title: 'One' })
    expect(one.main_group_id).not.toBe(other.main_group_id)
    const [row] = await world.query('select count(*)::int as count from locations where chain_id is null')
    expect(row).toEqual({ count: 0 })
  })

  it('TRM-01 only somebody who manages a Chain can add a Location to it', async () => {
    const joined = await create({ title: 'Bloom Alameda', chain_id: demo.chains.own })
    expect(joined.json.data.main_group).toEqual({ id: demo.chains.own, title: 'Bloom Studios' })
    expect((await create({ title: 'X', chain_id: demo.chains.foreign })).status).toBe(403)
    expect((await create({ title: 'X', chain_id: 98_765 })).status).toBe(403)
    expect((await create({ title: 'X', chain_id: demo.chains.own }, as.newcomer)).status).toBe(403)
  })

  it('the creator is the owner, and the zone and the currency follow from the country', async () => {
    const { status, json } = await create({
      title: 'Tōkyō サロン ✂️',
      country_id: 392,
      phones: ['03-1234-5678'],
    })
    expect(status).toBe(201)
    expect(json.data).toMatchObject({
      title: 'Tōkyō サロン ✂️',
      timezone_name: 'Asia/Tokyo',
      timezone: 9,
      currency_short_title: 'JPY',
      country: 'Japan',
      phone: '+81312345678',
      active: 1,
      social: {},
    })
    expect((await world.api.get(`/v1/company/${json.data.id}`, { as: as.owner })).json.data).toEqual(
      json.data,
    )
  })

  it('the zone is that of the city where a country has several', async () => {
    expect((await create({ title: 'SF', city_id: 5391959 })).json.data.timezone_name).toBe(
      'America/Los_Angeles',
    )
    expect((await create({ title: 'US', country_id: 840 })).json.data.timezone_name).toBe('America/New_York')
  })

  it('ENV-03 the offset follows daylight saving', async () => {
    const zone = async () => (await world.api.get('/v1/company/1', { as: as.owner })).json.data.timezone
    const before = await zone()
    world.clock.advance(182 * 24 * 3600)
    expect([before, await zone()].sort()).toEqual([-7, -8])
  })

  it('WEB-02 create, update and delete each leave an event whose data is what the GET answers', async () => {
    const created = (await create({ title: 'Recorded' })).json.data
    const updated = (await world.api.put(`/v1/company/${created.id}`, { as: as.owner, body: { zip: '1' } }))
      .json.data
    await world.api.delete(`/v1/company/${created.id}`, { as: as.owner })
    expect(await eventsAfter(world, created.id, 0)).toMatchObject([
      {
        number: 1,
        resource: 'salon',
        resource_id: created.id,
        status: 'create',
        data: created,
        partner_id: 1,
        user_id: 2,
      },
      { number: 2, resource: 'salon', status: 'update', data: updated },
      { number: 3, resource: 'salon', status: 'delete', data: updated },
    ])
  })

  it('a system user opens no Location', async () => {
    expect((await create({ title: 'X' }, as.systemUser)).status).toBe(403)
  })

  it.each([
    ['without a title', {}, 'title'],
    ['with a blank title', { title: ' ' }, 'title'],
    ['with a title of 300 characters', { title: 'x'.repeat(300) }, 'title'],
    ['in an unknown country', { title: 'X', country_id: 999 }, 'country_id'],
    ['in a city of another country', { title: 'X', country_id: 276, city_id: 5391959 }, 'city_id'],
    ['of an unknown type', { title: 'X', business_type_id: 999 }, 'business_type_id'],
    ['in an unknown zone', { title: 'X', timezone_name: 'Mars/Olympus' }, 'timezone_name'],
    ['with a zone that is SQL', { title: 'X', timezone_name: "'; drop table locations" }, 'timezone_name'],
    [
      'in a zone that PostgreSQL does not know',
      { title: 'X', timezone_name: 'US/Pacific-New' },
      'timezone_name',
    ],
    ['in a zone that it reads as an offset', { title: 'X', timezone_name: 'SystemV/EST5' }, 'timezone_name'],
    ['with a phone that is none', { title: 'X', phones: ['12'] }, 'phones.0'],
    ['with an e-mail that is none', { title: 'X', email: 'nobody' }, 'email'],
    ['with a site that runs', { title: 'X', site: 'javascript:alert(1)' }, 'site'],
    ['beyond the pole', { title: 'X', coordinate_lat: 91 }, 'coordinate_lat'],
    ['with eleven phones', { title: 'X', phones: Array(11).fill('+493012345678') }, 'phones'],
  ])('a Location %s is 422 and names the field', async (_name, body, field) => {
    const before = await world.query('select count(*) from locations')
    const { status, json } = await create(body)
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
    expect(await world.query('select count(*) from locations')).toEqual(before)
  })

  it('SEC-88 a zone that Node knows and PostgreSQL does not is 422, in changes too', async () => {
    for (const timezone_name of ['US/Pacific-New', 'Canada/East-Saskatchewan', 'SystemV/EST5']) {
      const body = { timezone_name }
      for (const answer of [
        await world.api.put('/v1/company/2', { as: as.owner, body }),
        await world.app.put('/account/locations/2', { as: as.ownerPerson, body }),
      ])
        expect([answer.status, answer.json.meta.errors]).toEqual([
          422,
          { timezone_name: ['must be an IANA time zone such as Europe/Berlin'] },
        ])
    }
    for (const timezone_name of ['US/Pacific', 'Asia/Calcutta', 'America/Los_Angeles'])
      expect((await world.api.put('/v1/company/2', { as: as.owner, body: { timezone_name } })).status).toBe(
        200,
      )
  })

  it('an update changes only what is sent', async () => {
    const before = (await world.api.get('/v1/company/2', { as: as.owner })).json.data
    const changed = await world.api.put('/v1/company/2', {
      as: as.owner,
      body: { description: '<b>Ωmega</b> %_\\\'"' },
    })
    expect(changed.json.data).toEqual({ ...before, description: '<b>Ωmega</b> %_\\\'"' })
  })

  it('a person changes it in the console with the same rules, rights and event', async () => {
    const owner = { as: as.ownerPerson }
    const newcomer = { as: as.newcomerPerson }
    const path = '/account/locations/1'
    const before = await world.app.get(path, newcomer)
    expect(Check(catalogue.locations.get.data, before.json.data)).toBe(true)
    expect((await world.app.put(path, { ...newcomer, body: { title: 'Mine' } })).status).toBe(403)
    expect((await world.app.put('/account/locations/5', { ...owner, body: { title: 'Mine' } })).status).toBe(
      403,
    )
    const rejected = await world.app.put(path, { ...owner, body: { title: ' ', timezone_name: 'Mars' } })
    expect([rejected.status, Object.keys(rejected.json.meta.errors)]).toEqual([422, ['title']])
    const last = await lastEventNumber(world, 1)
    const changed = await world.app.put(path, { ...owner, body: { zip: '94110' } })
    expect(changed.json.data).toEqual({ ...before.json.data, zip: '94110' })
    const { payment_system_ids_enabled, ...data } = changed.json.data
    expect(payment_system_ids_enabled).toBe(false)
    expect(await eventsAfter(world, 1, last)).toMatchObject([
      { resource: 'salon', status: 'update', data, partner_id: null, user_id: 2 },
    ])
  })

  it('only an owner deletes a Location, and then it is gone for everybody', async () => {
    const { id } = (await create({ title: 'Closing' })).json.data
    expect((await world.api.delete(`/v1/company/${id}`, { as: as.newcomer })).status).toBe(403)
    expect((await world.api.delete(`/v1/company/${id}`, { as: as.owner })).status).toBe(204)
    expect((await world.api.get(`/v1/company/${id}`, { as: as.owner })).status).toBe(404)
    expect((await world.api.delete(`/v1/company/${id}`, { as: as.owner })).status).toBe(404)
    expect(ids(await world.api.get(`/v1/companies?id=${id}`, { as: as.owner }))).toEqual([])
    const other = bearer(demo.otherPartner.token, demo.owner.token)
    expect((await world.api.get(`/v1/company/${id}`, { as: other })).status).toBe(404)
  })
})
