import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, installationOf, pay, payment } from '../../../../test/paying.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations, tariff } = demo
const paid = { applicationId: applications.paid, locationId: locations.main }
const day = 86_400

/** Returns the moment this many days from now, as partners write it. */
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day * 1000).toISOString()
const notice = (changes: Record<string, unknown> = {}) => ({
  ...payment({ from: inDays(-1), to: inDays(30) }),
  salon_id: paid.locationId,
  application_id: paid.applicationId,
  ...changes,
})
const send = (body: unknown, headers: Record<string, string> = {}) => pay(world, body, headers)
const countPayments = async () => Number((await world.query('select count(*) from payments'))[0]?.count)
const refund = (id: number | string, who = as.partner) =>
  world.api.post(`/v1/marketplace/partner/payment/refund/${id}`, { as: who })

beforeAll(async () => {
  await connect(world, paid)
  await connect(world, { ...paid, locationId: locations.second })
})

describe('tariffs', () => {
  const tariffs = (id: number | string, http = world.api, prefix = '/v1') =>
    http.get(`${prefix}/marketplace/application/${id}/tariffs`, { as: as.partner })

  it('MKT-07 are those on offer, on both addresses', async () => {
    const answer = await tariffs(applications.paid)
    expect(answer.status).toBe(200)
    expect(Check(catalogue.marketplace.plans.data, answer.json.data)).toBe(true)
    expect(answer.json).toMatchObject({
      success: true,
      data: [{ id: tariff.id, options: [tariff.month, tariff.year] }],
      meta: [],
    })
    expect((await tariffs(applications.paid, world.app, '')).json).toEqual(answer.json)
  })

  it('MKT-07 are an empty list for an application without plans', async () => {
    expect((await tariffs(applications.public)).json.data).toEqual([])
  })

  it('AUT-07 unknown is 404, another partner’s 403', async () => {
    expect((await tariffs(987_654)).status).toBe(404)
    expect((await tariffs(applications.otherPartner)).status).toBe(403)
    expect((await tariffs('one')).status).toBe(422)
  })
})

describe('discounts', () => {
  const add = (body: unknown, who = as.partner) =>
    world.api.post('/v1/marketplace/application/add_discount', { as: who, body })
  const body = (changes: Record<string, unknown> = {}) => ({
    salon_ids: [locations.main, locations.second],
    application_id: applications.paid,
    discount: 12.5,
    ...changes,
  })
  const discounts = async () =>
    (
      await world.query('select discount from installations where application_id = $1 order by location_id', [
        applications.paid,
      ])
    ).map(row => Number(row.discount))

  it('MKT-08 are set for the named Locations, repeated ones too', async () => {
    const answer = await add(body({ salon_ids: [locations.main, locations.second, locations.main] }))
    expect(answer.status).toBe(200)
    expect(answer.json.data).toEqual({})
    expect(await discounts()).toEqual([12.5, 12.5])
  })

  it('MKT-08 an unlinked Location is named, and nothing changes', async () => {
    await add(body())
    const answer = await add(body({ salon_ids: [locations.main, locations.test, 987_654], discount: 50 }))
    expect(answer.status).toBe(422)
    expect(answer.json.meta.errors).toEqual({
      salon_ids: [`names Locations that are not connected: ${locations.test}, 987654`],
    })
    expect(await discounts()).toEqual([12.5, 12.5])
  })

  it.each([
    ['101', { discount: 101 }, 'discount'],
    ['less than nothing', { discount: -1 }, 'discount'],
    ['a third of a hundredth', { discount: 1.003 }, 'discount'],
    ['words', { discount: 'half' }, 'discount'],
    ['no Location', { salon_ids: [] }, 'salon_ids'],
    ['one Location outside a list', { salon_ids: 1 }, 'salon_ids'],
    ['a thousand and one', { salon_ids: Array.from({ length: 1001 }, (_, id) => id + 1) }, 'salon_ids'],
  ])('MKT-08 %s is 422', async (_name, changes, field) => {
    await add(body())
    const answer = await add(body(changes))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors)).toEqual([field])
    expect(await discounts()).toEqual([12.5, 12.5])
  })

  it('AUT-07 are for one’s own applications', async () => {
    expect((await add(body(), as.otherPartner)).status).toBe(403)
    expect((await add(body({ application_id: 987_654 }))).status).toBe(404)
  })
})

describe('a payment notice', () => {
  it('EXA-15 may be in any currency of ISO 4217', async () => {
    for (const currency_iso of ['EUR', 'XTS', 'XXX', 'XAU'])
      expect([currency_iso, (await send(notice({ currency_iso }))).status]).toEqual([currency_iso, 200])
  })

  it('MKT-14 is recorded, and extends what is paid for', async () => {
    const answer = await send(notice({ payment_sum: '19.50', payment_date: '2026-01-31' }))
    expect(answer.status).toBe(200)
    expect(Check(catalogue.marketplace.payment.data, answer.json.data)).toBe(true)
    const { id } = answer.json.data
    const [row] = await world.query('select * from payments where id = $1', [id])
    expect(row).toMatchObject({ source: 'partner', payment_sum: '19.500', currency_iso: 'USD' })
    expect(row?.payment_date).toEqual(new Date('2026-01-31T00:00:00Z'))
    expect((await installationOf(world, paid)).paid_until).toEqual(row?.period_to)
    const status = await world.api.get(
      `/v1/marketplace/salon/${paid.locationId}/application/${paid.applicationId}`,
      { as: as.partner },
    )
    expect(status.json.data.payments).toContainEqual(
      expect.objectContaining({
        id,
        payment_sum: 19.5,
        is_refunded: false,
        payment_date: '2026-01-31 00:00:00',
      }),
    )
  })

  it('MKT-14 the same notice is one payment, also a hundred times at once, in any spelling', async () => {
    const before = await countPayments()
    const bodies = Array.from({ length: 100 }, (_, index) =>
      notice({
        payment_sum: index % 2 ? 77 : '77.00',
        payment_date: index % 3 ? '2026-02-01 00:00:00' : '2026-02-01',
        period_from: index % 5 ? '2026-02-01T05:00:00+05:00' : '2026-02-01',
        period_to: '2026-03-01',
      }),
    )
    const answers = await Promise.all(bodies.map(body => send(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1)
    expect(await countPayments()).toBe(before + 1)
  })

  it.each([
    ['currency_iso', 'XYZ'],
    ['currency_iso', 'usd'],
    ['currency_iso', 840],
    ['payment_sum', -0.01],
    ['payment_sum', 1e15],
    ['payment_sum', 0.0001],
    ['payment_sum', null],
    ['payment_date', 'yesterday'],
    ['payment_date', '2026-02-30'],
    ['period_from', '2026-13-01'],
    ['period_to', ''],
    ['salon_id', 0],
    ['application_id', [5]],
  ])('MKT-14 %s of %j is 422', async (field, value) => {
    const before = await countPayments()
    const answer = await send(notice({ [field]: value }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors)).toEqual([field])
    expect(await countPayments()).toBe(before)
  })

  it('MKT-14 all that is missing is named at once', async () => {
    const answer = await send({})
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors).sort()).toEqual(Object.keys(notice()).sort())
  })

  it('MKT-14 a period that ends before it begins is 422, one of no length is not', async () => {
    const answer = await send(notice({ period_from: '2026-05-02', period_to: '2026-05-01' }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors)).toEqual(['period_to'])
    expect((await send(notice({ period_from: '2026-05-01', period_to: '2026-05-01' }))).status).toBe(200)
  })

  it('AUT-07 MKT-14 is refused from another partner, and for unknown Locations and applications', async () => {
    expect((await pay(world, notice(), {}, as.otherPartner)).status).toBe(403)
    expect((await send(notice({ application_id: applications.otherPartner }))).status).toBe(403)
    expect((await send(notice({ application_id: 987_654 }))).status).toBe(404)
    expect(
      (await send(notice({ salon_id: 987_654, application_id: applications.otherPartner }))).status,
    ).toBe(404)
    expect((await send(notice({ salon_id: locations.test }))).status).toBe(404)
    expect((await world.api.post('/v1/marketplace/partner/payment', { body: notice() })).status).toBe(401)
  })

  it('MKT-14 is taken on the app address as well', async () => {
    const answer = await world.app.post('/marketplace/partner/payment', {
      as: as.partner,
      body: notice({ payment_sum: 0 }),
    })
    expect(answer.status).toBe(200)
  })
})

describe('a refund', () => {
  it('MKT-15 marks the payment once, and takes its period back', async () => {
    const { id } = (await send(notice({ period_to: inDays(300), payment_sum: 300 }))).json.data
    const before = await installationOf(world, paid)
    const first = await refund(id)
    expect(first.status).toBe(200)
    expect(Check(catalogue.marketplace.refund.data, first.json.data)).toBe(true)
    expect(first.json.data).toMatchObject({ id, is_refunded: true, payment_sum: 300 })
    expect((await installationOf(world, paid)).paid_until?.getTime()).toBeLessThan(
      before.paid_until?.getTime() ?? 0,
    )
    world.clock.advance(60)
    const second = await refund(id)
    expect(second.status).toBe(200)
    expect(second.json).toEqual(first.json)
  })

  it('AUT-07 MKT-15 unknown is 404, another partner’s 403, a wrong id 422', async () => {
    const { id } = (await send(notice({ payment_sum: 6 }))).json.data
    expect((await refund(987_654)).status).toBe(404)
    expect((await refund(id, as.otherPartner)).status).toBe(403)
    expect((await refund('abc')).status).toBe(422)
    expect((await refund('9007199254740993')).status).toBe(422)
    const [row] = await world.query('select refunded_at from payments where id = $1', [id])
    expect(row?.refunded_at).toBeNull()
  })
})

describe('what a Location has paid', () => {
  const list = (query = '', person: string = as.ownerPerson) =>
    world.app.get(`/account/locations/${locations.main}/payments${query}`, { as: person })

  it('is shown to whoever may pay, the latest first, page by page', async () => {
    const all = await list()
    expect(all.status).toBe(200)
    expect(Check(catalogue.locations.listPayments.data, all.json.data)).toBe(true)
    const ids = all.json.data.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((left, right) => right - left))
    expect(all.json.meta).toEqual({ total_count: ids.length, page: 1 })
    expect(all.json.data[0].application).toEqual({ id: applications.paid, title: 'Acme Reports' })
    expect((await list('?page=2&count=1')).json.data).toEqual([all.json.data[1]])
  })

  it('is shown to nobody else', async () => {
    expect((await list('', as.newcomerPerson)).status).toBe(403)
  })
})
