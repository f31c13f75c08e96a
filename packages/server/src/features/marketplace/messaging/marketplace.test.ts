import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeBookable } from '../../../../test/bookings.ts'
import { freeze, grant, install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo
const owner = { as: as.ownerPerson }

const salons = (query: string, who = as.partner, applicationId: number = applications.public) =>
  world.api.get(`/v1/marketplace/application/${applicationId}/salons${query}`, { as: who })
const idsOf = (answer: { json: { data: { id: number }[] } }) => answer.json.data.map(({ id }) => id)

beforeEach(async () => {
  await world.query('delete from installations')
})

describe('salons', () => {
  it('EXA-13 with include_pending=1 has those that wait for the callback too, page by page', async () => {
    await grant(world, { locationId: locations.second })
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([])
    expect(idsOf(await salons('?page=1&count=10&include_pending=1'))).toEqual([locations.second])
    await install(world)
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([locations.main])
    expect(idsOf(await salons('?page=1&count=1&include_pending=1'))).toEqual([locations.main])
    expect(idsOf(await salons('?page=2&count=1&include_pending=1'))).toEqual([locations.second])
    expect(idsOf(await salons('?page=3&count=1&include_pending=1'))).toEqual([])
  })

  it('MKT-05 has every field of a Connected Location, and next_slot only with forBooking=1', async () => {
    await install(world)
    const plain = await salons('?page=1&count=10')
    expect(plain.status).toBe(200)
    expect(plain.json.meta).toEqual([])
    expect(Check(catalogue.marketplace.salons.data, plain.json.data)).toBe(true)
    const [location] = plain.json.data
    expect(Object.keys(location)).toHaveLength(32)
    expect(location).toMatchObject({
      id: 1,
      title: 'Bloom Mission',
      short_descr: 'Beauty salon',
      active: 1,
      phone: '+14155550110',
      city: 'San Francisco',
      timezone_name: 'America/Los_Angeles',
      phone_confirmation: false,
      reminds_sms_disabled: false,
      currency_short_title: 'USD',
      photos: [],
      booking_widget_promo: null,
    })
    const forBooking = await salons('?page=1&count=10&forBooking=1')
    expect(Check(catalogue.marketplace.salons.data, forBooking.json.data)).toBe(true)
    expect(Object.keys(forBooking.json.data[0])).toHaveLength(33)
  })

  it('MKT-05 counts who can be booked, and finds the next slot in schedules and bookings', async () => {
    await install(world, { locationId: locations.second })
    const nobody = (await salons('?page=1&count=10&forBooking=1')).json.data[0]
    expect(nobody).toMatchObject({ active_staff_count: 0, next_slot: '' })
    await makeBookable(world, { locationId: locations.second })
    const [location] = (await salons('?page=1&count=10&forBooking=1')).json.data
    expect(location.active_staff_count).toBe(1)
    const companies = await world.api.get('/v1/companies?my=1&forBooking=1', { as: as.owner })
    const same = companies.json.data.find(({ id }: { id: number }) => id === locations.second)
    expect(location.next_slot).toBe(same.next_slot)
    expect(location.next_slot).not.toBeNull()
  })

  it('photos are paths, and full addresses beside', async () => {
    await install(world)
    await world.query("update locations set photos = '{/files/1.jpg,https://cdn.example/2.jpg}' where id = 1")
    const [location] = (await salons('?page=1&count=1')).json.data
    expect(location.photos).toEqual(['/files/1.jpg', 'https://cdn.example/2.jpg'])
    expect(location.company_photos).toEqual([
      `${world.program.ctx.urls.app}/files/1.jpg`,
      'https://cdn.example/2.jpg',
    ])
  })

  it('MKT-05 lists active and freezed installations, not pending or uninstalled ones, on both addresses', async () => {
    await install(world)
    await install(world, { locationId: locations.second })
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([1, 2])
    await freeze(world)
    await uninstall(world, { locationId: locations.second })
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([1])
    await grant(world, { locationId: locations.second })
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([1])
    const onApp = await world.app.get('/marketplace/application/1/salons?page=1&count=10', { as: as.partner })
    expect(idsOf(onApp)).toEqual([1])
  })

  it('MKT-05 page and count are required; sizes beyond 1000 are refused', async () => {
    const both = await salons('')
    expect(both.status).toBe(422)
    expect(Object.keys(both.json.meta.errors).sort()).toEqual(['count', 'page'])
    for (const query of [
      '?page=1',
      '?count=1',
      '?page=1&count=1001',
      '?page=1&count=0',
      '?page=-1&count=1',
      '?page=x&count=1',
    ])
      expect((await salons(query)).status, query).toBe(422)
    expect((await salons('?page=0&count=1000')).status).toBe(200)
  })

  it('AUT-07 an unknown application and another partner are 403', async () => {
    expect((await salons('?page=1&count=1', as.otherPartner)).status).toBe(403)
    expect((await salons('?page=1&count=1', as.partner, 987654)).status).toBe(403)
    expect((await salons('?page=1&count=1', 'Bearer nobody')).status).toBe(401)
  })

  it('every page of many, each Location once, whatever was removed in between', async () => {
    await world.query(
      `insert into locations (id, chain_id, title, timezone_name, created_at)
       select 10000 + number * 7, 1, 'Many ' || number, 'UTC', now() from generate_series(1, 3000) number`,
    )
    await world.query(
      `insert into installations (location_id, application_id, status, frozen_by, created_at, granted_at)
       select id, 1, case when id % 2 = 0 then 'active' else 'freezed' end, case when id % 2 = 1 then 'billing' end,
         now(), now()
       from locations where id > 10000`,
    )
    await world.query(
      "update installations set status = 'uninstalled', frozen_by = null where location_id % 5 = 0",
    )
    await world.query('delete from installations where location_id % 11 = 0')
    const expected = (
      await world.query(
        "select location_id::int as id from installations where status in ('active', 'freezed') order by 1",
      )
    ).map(({ id }) => id)
    const found: number[] = []
    for (let page = 1; ; page++) {
      const ids = idsOf(await salons(`?page=${page}&count=250`))
      found.push(...ids)
      if (ids.length < 250) break
    }
    expect(found).toEqual(expected)
    expect(idsOf(await salons('?page=1000000&count=1000'))).toEqual([])
    await world.query('delete from installations')
    expect(idsOf(await salons('?page=1&count=10'))).toEqual([])
  })
})

const key = { salon_id: locations.main, application_id: applications.chatBot }
const post = (path: string, body: object, who = as.partner) =>
  world.app.post(`/marketplace/${path}`, { as: who, body })

describe.each([
  ['application/update_channel', { channel_slug: 'sms', is_available: 1 }, 200],
  ['application/new_message', { phone_from: '+14155550199', message: 'Hello', name: 'Ada' }, 200],
  ['partner/short_names', { short_names: ['BLOOM'] }, 201],
])('%s', (path, body, success) => {
  it('AUT-07 needs an active installation of the own application', async () => {
    expect((await post(path, { ...key, ...body })).status).toBe(404)
    await grant(world, { applicationId: applications.chatBot })
    expect((await post(path, { ...key, ...body })).status).toBe(403)
    await install(world, { applicationId: applications.chatBot })
    expect((await post(path, { ...key, ...body })).status).toBe(success)
    expect(
      (await world.api.post(`/v1/marketplace/${path}`, { as: as.partner, body: { ...key, ...body } })).status,
    ).toBe(success)
    expect((await post(path, { ...key, ...body }, as.otherPartner)).status).toBe(403)
    expect((await post(path, { ...key, ...body, application_id: 987654 })).status).toBe(404)
    expect((await post(path, { ...key, ...body, salon_id: 987654 })).status).toBe(404)
    await freeze(world, { applicationId: applications.chatBot })
    expect((await post(path, { ...key, ...body })).status).toBe(403)
  })

  it('422 names what is missing', async () => {
    const answer = await post(path, {})
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors).sort()).toEqual(
      ['application_id', 'salon_id', ...Object.keys(body)].sort(),
    )
  })
})

describe('channels and sender names', () => {
  const special = async () =>
    (await readStatus(world, { applicationId: applications.chatBot })).json.data.special_settings

  it('MKT-10 a channel is switched on and off, once each', async () => {
    await install(world, { applicationId: applications.chatBot })
    const update = (channel_slug: string, is_available: unknown) =>
      post('application/update_channel', { ...key, channel_slug, is_available })
    const on = await update('sms', true)
    expect(on.json.data).toEqual({})
    await update('sms', 1)
    await update('whatsapp', 1)
    expect((await special()).channels).toEqual(['sms', 'whatsapp'])
    await update('sms', 0)
    expect((await special()).channels).toEqual(['whatsapp'])
    expect((await update('telegraph', 1)).status).toBe(422)
    expect((await update('sms', 2)).status).toBe(422)
  })

  it('MKT-10 only chat bots and SMS aggregators have channels', async () => {
    await install(world)
    const body = { ...key, application_id: applications.public, channel_slug: 'sms', is_available: 1 }
    expect((await post('application/update_channel', body)).status).toBe(403)
  })

  it('MKT-16 sender names replace each other', async () => {
    await install(world, { applicationId: applications.chatBot })
    const send = (short_names: unknown) => post('partner/short_names', { ...key, short_names })
    expect((await send(['BLOOM', 'Bloom 2'])).status).toBe(201)
    expect((await send(['Mission'])).status).toBe(201)
    expect((await special()).short_names).toEqual(['Mission'])
    for (const invalid of [
      [],
      ['TwelveLetter'],
      [''],
      [' '],
      ['Цветок'],
      ['A', 'A'],
      Array.from({ length: 21 }, (_, index) => `N${index}`),
      'BLOOM',
      [[1.5]],
    ])
      expect((await send(invalid)).status, JSON.stringify(invalid)).toBe(422)
    expect((await special()).short_names).toEqual(['Mission'])
  })
})

describe('new_message', () => {
  const messages = `/account/locations/1/applications/${applications.chatBot}/messages`
  const send = (message: string) =>
    post('application/new_message', { ...key, phone_from: '+14155550199', message, name: 'Ada' })

  it('MKT-11 marks the Chat frame as unread, until somebody has read it', async () => {
    await install(world, { applicationId: applications.chatBot })
    expect((await send('One')).json.data).toBeNull()
    await Promise.all(Array.from({ length: 10 }, () => send('Again')))
    const connection = async () =>
      (await world.app.get('/account/locations/1/applications', owner)).json.data[0]
    expect((await connection()).unread_messages).toBe(11)
    const { data } = (await world.app.get(messages, owner)).json
    expect(Check(catalogue.installations.listMessages.data, data)).toBe(true)
    expect(data).toHaveLength(11)
    expect(data.at(-1)).toMatchObject({
      message: 'One',
      name: 'Ada',
      is_unread: true,
      phone_from: '+14155550199',
    })
    expect((await world.app.delete(`${messages}/unread`, owner)).status).toBe(204)
    await send('New')
    const after = (await world.app.get(messages, owner)).json.data
    expect(after.filter(({ is_unread }: { is_unread: boolean }) => is_unread)).toHaveLength(1)
    expect((await connection()).unread_messages).toBe(1)
  })

  it('is 404 where the application is not connected', async () => {
    expect((await world.app.get(messages, owner)).status).toBe(404)
    expect((await world.app.delete(`${messages}/unread`, owner)).status).toBe(404)
  })

  it('SEC-19 shows messages to those who may see clients alone, and their phones as the list of clients does', async () => {
    await install(world, { applicationId: applications.chatBot })
    await send('Hello')
    expect((await world.app.get(messages, { as: as.newcomerPerson })).status).toBe(403)
    expect((await world.app.delete(`${messages}/unread`, { as: as.newcomerPerson })).status).toBe(403)
    await world.app.put('/account/locations/1/roles/4', { ...owner, body: { rights: ['clients_access'] } })
    const newcomer = await world.app.get(messages, { as: as.newcomerPerson })
    expect(newcomer.json.data[0].phone_from).not.toBe('+14155550199')
    expect((await world.app.get('/account/locations/5/applications/4/messages', owner)).status).toBe(403)
  })

  it('keeps the newest two hundred, and refuses what is too long', async () => {
    await install(world, { applicationId: applications.chatBot })
    await world.query(
      `insert into chat_messages (location_id, application_id, at, phone_from, name, message)
       select 1, 4, now(), '+1', 'Ada', number::text from generate_series(1, 205) number`,
    )
    await send('Last')
    const { data } = (await world.app.get(messages, owner)).json
    expect(data).toHaveLength(200)
    expect(data[0].message).toBe('Last')
    expect((await send('x'.repeat(4000))).status).toBe(200)
    expect((await send('x'.repeat(4001))).status).toBe(422)
    expect((await send('')).status).toBe(422)
  })
})
