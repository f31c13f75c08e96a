import { catalogue } from '@foyer/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main, second } = demo.locations
const [germany, austria] = [276, 40]
const [munster, berlin] = [2_867_543, 2_950_159]

const put = (body: object) => world.api.put(`/v1/company/${main}`, { as: as.owner, body })
const countryAndCityOf = ({ json }: { json: { data: Record<string, unknown> } }) => [
  json.data.country_id,
  json.data.city_id,
]

beforeEach(async () => {
  expect(countryAndCityOf(await put({ country_id: germany, city_id: munster }))).toEqual([germany, munster])
})

describe('country and city of a Location', () => {
  it('EXA-12 0 or null takes the city away, and the country with its city', async () => {
    for (const none of [0, null, '0']) {
      await put({ city_id: munster })
      expect(countryAndCityOf(await put({ city_id: none }))).toEqual([germany, 0])
      await put({ city_id: munster })
      expect(countryAndCityOf(await put({ country_id: none }))).toEqual([0, 0])
      expect(countryAndCityOf(await put({ country_id: germany, city_id: none }))).toEqual([germany, 0])
    }
  })

  it('EXA-12 what GET answers can be sent back as it is', async () => {
    await put({ country_id: 0, city_id: 0 })
    const { json } = await world.api.get(`/v1/company/${main}`, { as: as.owner })
    const again = await put({ country_id: json.data.country_id, city_id: json.data.city_id })
    expect([again.status, ...countryAndCityOf(again)]).toEqual([200, 0, 0])
    expect([json.data.country, json.data.city]).toEqual(['', ''])
  })

  it('EXA-12 a new country takes a city of another one away, unless a city is sent too', async () => {
    expect(countryAndCityOf(await put({ country_id: austria }))).toEqual([austria, 0])
    expect(countryAndCityOf(await put({ country_id: germany, city_id: berlin }))).toEqual([germany, berlin])
    expect(countryAndCityOf(await put({ country_id: germany }))).toEqual([germany, berlin])
    const rejected = await put({ country_id: austria, city_id: berlin })
    expect([rejected.status, rejected.json.meta.errors]).toEqual([
      422,
      { city_id: ['is not a city of that country'] },
    ])
  })

  it('EXA-12 a city without a country brings its own; unknown ones are named', async () => {
    await put({ country_id: 0 })
    expect(countryAndCityOf(await put({ city_id: berlin }))).toEqual([germany, berlin])
    expect((await put({ country_id: 99_999, city_id: 1 })).json.meta.errors).toEqual({
      country_id: ['is not a country of GET /countries'],
      city_id: ['is not a city of GET /cities'],
    })
    expect((await put({ city_id: -1 })).json.meta.errors).toEqual({ city_id: ['must be at least 0'] })
    expect((await put({ city_id: 'Berlin' })).json.meta.errors).toEqual({
      city_id: ['must be a whole number'],
    })
  })

  it('EXA-12 a person clears them in the account operations as well', async () => {
    const { status, json } = await world.app.put(`/account/locations/${main}`, {
      as: as.ownerPerson,
      body: { city_id: 0 },
    })
    expect([status, json.data.city_id, json.data.city]).toEqual([200, 0, ''])
  })
})

describe('a Location that says little', () => {
  it('EXA-09 has 0 and empty text, never null, for country, city, business and next slot', async () => {
    await install(world, { locationId: second })
    await world.query(
      `update locations set country_id = null, city_id = null, business_type_id = null
       where id in (select location_id from installations)`,
    )
    await world.query('update staff set is_hidden = true where location_id = $1', [second])
    const salons = await world.api.get('/v1/marketplace/application/1/salons?page=1&count=10&forBooking=1', {
      as: as.partner,
    })
    const companies = await world.api.get(`/v1/companies?id=${second}&forBooking=1`, { as: as.owner })
    const nothing = { country_id: 0, country: '', city_id: 0, city: '', next_slot: '', active_staff_count: 0 }
    for (const { json } of [salons, companies]) expect(json.data).toMatchObject([nothing])
    expect(companies.json.data).toMatchObject([{ business_group_id: 0, business_type_id: 0 }])
  })

  it('EXA-09 each item of /companies has every field that salons has, with the same value', async () => {
    await install(world, { locationId: second })
    await world.query('update locations set photos = $2 where id = $1', [second, ['photos/1.jpg']])
    const query = { as: as.partner }
    for (const more of ['', '&forBooking=1']) {
      const salons = await world.api.get(`/v1/marketplace/application/1/salons?page=1&count=10${more}`, query)
      const companies = await world.api.get(`/v1/companies?id=${second}${more}`, { as: as.owner })
      const [salon] = salons.json.data
      expect(companies.json.data[0]).toMatchObject(salon)
      expect(Object.keys(salon).sort()).toEqual(
        Object.keys(catalogue.marketplace.salons.data.items.properties)
          .filter(name => name !== 'next_slot' || more !== '')
          .sort(),
      )
    }
    const single = await world.api.get(`/v1/company/${second}`, { as: as.owner })
    const list = await world.api.get(`/v1/companies?id=${second}`, { as: as.owner })
    expect(list.json.data).toEqual([single.json.data])
  })
})
