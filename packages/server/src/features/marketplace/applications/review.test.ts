import { applicationFields, catalogue, isReviewed } from '@foyer/contract'
import { Check, Errors } from 'typebox/value'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { publish } from '../../../../test/review.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld({ resolve: async () => ['1.1.1.1'] })
const base = '/account/applications'
let developer = ''
let operator = ''
let owner = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  operator = await signedIn(world, demo.operator)
  owner = await signedIn(world, demo.owner)
})

// The rate limits count requests by the world's clock.
beforeEach(() => world.clock.advance(60))

const change = (id: number, body: object) => world.app.put(`${base}/${id}`, { as: developer, body })
const read = async (id: number) => (await world.app.get(`${base}/${id}`, { as: developer })).json.data
const submit = (id: number) => world.app.post(`${base}/${id}/review`, { as: developer })
const withdraw = (id: number) => world.app.delete(`${base}/${id}/review`, { as: developer })
const act = (id: number, action: string, body: object = {}) =>
  world.app.post(`/account/operator/applications/${id}/${action}`, { as: operator, body })
const card = async (id: number) => (await world.api.get(`/v2/appstore/applications/${id}`)).json.data
const waiting = async () => {
  const { json } = await world.app.get('/account/operator/applications?waiting=1&count=100', { as: operator })
  return json.data.map(({ id }: { id: number }) => id)
}
const audit = async (id: number) => {
  const { json } = await world.app.get(`/account/operator/audit_log?application_id=${id}`, { as: operator })
  return json.data.map(({ action }: { action: string }) => action).reverse()
}

const before = {
  title: 'Ledger',
  icon: 'https://ledger.example.com/icon.png',
  short_description: 'Short.',
  description: 'Long.',
  category: 'analytics',
  country_ids: [840],
  price: 'Free',
  functionalities: ['reports'],
  is_public: true,
  rights: ['clients_access', 'timetable_access'],
  kinds: ['client'],
  registration_url: 'https://ledger.example.com/connect',
  asks_for_user_data: false,
  webhook_url: 'https://ledger.example.com/marketplace',
  receiver_url: 'https://ledger.example.com/hooks',
  sends_partner_token: false,
  sends_payments: false,
}
const after = {
  title: 'Ledger by your Bank',
  icon: 'https://evil.example.com/bank.png',
  short_description: 'Sign in with your bank.',
  description: 'Other.',
  category: 'other',
  country_ids: [840, 276],
  price: '99 USD',
  functionalities: ['reports', 'chat'],
  is_public: false,
  rights: ['clients_access', 'finances_access'],
  kinds: ['client', 'record'],
  registration_url: 'https://evil.example.com/connect',
  asks_for_user_data: true,
  webhook_url: 'https://evil.example.com/marketplace',
  receiver_url: 'https://evil.example.com/hooks',
  sends_partner_token: true,
  sends_payments: true,
  sends_personal_data: true,
}

async function published(fields: object = {}): Promise<number> {
  const body = { partner_id: demo.partner.id, ...before, ...fields }
  const { id } = (await world.app.post(base, { as: developer, body })).json.data
  await submit(id)
  expect((await publish(world, id)).json.data.stage).toBe('published')
  return id
}

describe('a published application', () => {
  it('SEC-10 says of every field that can be changed whether its change waits', () => {
    const updatable = Object.keys(catalogue.applications.update.body.properties)
    expect([...updatable, 'tariffs'].sort()).toEqual(Object.keys(applicationFields).sort())
    expect(updatable.filter(field => !isReviewed(field)).sort()).toEqual([
      'sends_partner_token',
      'sends_payments',
      'sends_personal_data',
    ])
    expect(Object.keys(after).sort()).toEqual(updatable.sort())
  })

  it.each(Object.entries(after))(
    'SEC-10 a change of %s waits, unless it is listed as free',
    async (field, value) => {
      const id = await published()
      const [seen, shown] = [await read(id), await card(id)]
      const changed = (await change(id, { [field]: value })).json.data
      expect([...Errors(catalogue.applications.update.data, changed)]).toEqual([])
      if (!isReviewed(field)) {
        expect(changed).toEqual({ ...seen, [field]: value })
        return
      }
      expect(changed).toEqual({
        ...seen,
        revision: seen.revision + 1,
        pending: { [field]: value },
        pending_since: changed.pending_since,
      })
      expect(Date.parse(changed.pending_since)).toBe(world.clock.now().setMilliseconds(0))
      expect(await card(id)).toEqual(shown)
      expect(await waiting()).toContain(id)
      const agreed = (await publish(world, id)).json.data
      expect(agreed).toMatchObject({ [field]: value, pending: null, pending_since: null, stage: 'published' })
      expect(await waiting()).not.toContain(id)
    },
  )

  it('SEC-10 that changes its address and asks for personal data gets no owner there before an operator agrees', async () => {
    const id = await published()
    await change(id, {
      title: 'Your bank',
      registration_url: 'https://evil.example.com/',
      asks_for_user_data: true,
    })
    const connect = async (location: number) =>
      (await world.app.post(`${base}/${id}/connections`, { as: owner, body: { location_ids: [location] } }))
        .json.data.redirect_url
    expect(await connect(demo.locations.main)).toBe('https://ledger.example.com/connect?salon_id=1')
    const own = await world.app.get(`${base}/${id}/card`, { as: owner })
    expect(own.json.data).toMatchObject({
      title: 'Ledger',
      registration_url: 'https://ledger.example.com/connect',
      user_data: [],
    })
    const { registration_url, user_data } = own.json.data
    await publish(world, id)
    const stale = await world.app.post(`${base}/${id}/connections`, {
      as: owner,
      body: { location_ids: [demo.locations.second], seen: { registration_url, user_data } },
    })
    expect(stale.status).toBe(409)
    const now = await card(id)
    const read = await world.app.post(`${base}/${id}/connections`, {
      as: owner,
      body: {
        location_ids: [demo.locations.second],
        seen: { registration_url: now.registration_url, user_data: now.user_data },
      },
    })
    expect(read.status).toBe(201)
    const url = new URL(await connect(demo.locations.second))
    expect(url.host).toBe('evil.example.com')
    // The card lists exactly the fields that are passed on.
    const data = JSON.parse(Buffer.from(url.searchParams.get('user_data') ?? '', 'base64').toString())
    expect(Object.keys(data)).toEqual((await card(id)).user_data)
  })

  it('SEC-10 gives the system users of its Locations no right before an operator agrees', async () => {
    const id = await published({ rights: ['clients_access'] })
    await install(world, { applicationId: id })
    const { system_user_id } = await read(id)
    const { user_token } = (
      await world.app.put(`${base}/${id}/api_access`, { as: developer, body: { user_id: system_user_id } })
    ).json.data
    const readsTransactions = async () =>
      (await world.api.get('/v1/finance_transactions/1', { as: `${as.partner}, User ${user_token}` })).status
    expect(await readsTransactions()).toBe(403)
    await change(id, { rights: ['finances_access', 'clients_access'] })
    expect(await readsTransactions()).toBe(403)
    await publish(world, id)
    expect(await readsTransactions()).toBe(200)
  })

  it('SEC-10 that is not public waits as well, for its endpoint and for becoming public', async () => {
    const id = await published({ is_public: false })
    await change(id, { receiver_url: 'https://evil.example.com/', is_public: true })
    const connected = await world.app.post(`${base}/${id}/connections`, {
      as: owner,
      body: { location_ids: [demo.locations.main] },
    })
    expect(connected.json.data).toEqual({ status: 'active', redirect_url: null })
    const urls = await world.query('select url from endpoints where application_id = $1', [id])
    expect(urls).toEqual([{ url: 'https://ledger.example.com/hooks' }])
    expect((await world.api.get(`/v2/appstore/applications/${id}`)).status).toBe(404)
  })

  it('SEC-10 collects changes in one request; saving the published value again takes a change back', async () => {
    const id = await published()
    await change(id, { title: 'Other', rights: [] })
    expect((await change(id, { price: '' })).json.data.pending).toEqual({
      title: 'Other',
      rights: [],
      price: '',
    })
    const same = await change(id, { title: 'Ledger', rights: ['timetable_access', 'clients_access'] })
    expect(same.json.data.pending).toEqual({ price: '' })
    expect((await change(id, { price: 'Free' })).json.data).toMatchObject({
      pending: null,
      pending_since: null,
    })
    expect(await waiting()).not.toContain(id)
    expect((await withdraw(id)).status).toBe(409)
    expect((await submit(id)).status).toBe(409)
    await change(id, { title: 'Again' })
    expect((await withdraw(id)).json.data).toMatchObject({ title: 'Ledger', pending: null })
    expect((await audit(id)).slice(2)).toEqual([
      'application-submit',
      'application-submit',
      'application-submit',
      'application-withdraw',
      'application-submit',
      'application-withdraw',
    ])
    const [{ addresses }] = (await world.query(
      `select count(*)::int as addresses from audit_log
       where application_id = $1 and action like 'application-%' and address is not null and user_id = $2`,
      [id, demo.developer.id],
    )) as [{ addresses: number }]
    expect(addresses).toBe(7)
  })

  it('SEC-10 keeps its texts: a change that empties them is refused', async () => {
    const id = await published()
    const refused = await change(id, { description: ' ', title: 'Other' })
    expect([refused.status, Object.keys(refused.json.meta.errors)]).toEqual([422, ['description']])
    expect((await read(id)).pending).toBeNull()
  })

  it('SEC-10 an operator publishes exactly the revision that was seen', async () => {
    const id = await published()
    const { revision } = (await change(id, { title: 'Harmless' })).json.data
    await change(id, { registration_url: 'https://evil.example.com/' })
    expect((await act(id, 'publish', { revision })).status).toBe(409)
    expect(await read(id)).toMatchObject({ title: 'Ledger', registration_url: before.registration_url })
    await withdraw(id)
    await change(id, { title: 'Harmless' })
    expect((await act(id, 'publish', { revision })).status).toBe(409)
    const now = (await read(id)).revision
    expect((await act(id, 'publish', { revision: now })).json.data).toMatchObject({ title: 'Harmless' })
    expect((await act(id, 'publish', { revision: now })).status).toBe(409)
  })

  it('SEC-10 a draft that changes between two requests is published only as it was seen', async () => {
    const body = { partner_id: demo.partner.id, ...before }
    const { id } = (await world.app.post(base, { as: developer, body })).json.data
    const { revision } = (await submit(id)).json.data
    await withdraw(id)
    await change(id, { asks_for_user_data: true })
    await submit(id)
    expect((await act(id, 'publish', { revision })).status).toBe(409)
    expect(
      (await world.app.post(`${base}/${id}/tariffs`, { as: developer, body: { title: 'X' } })).status,
    ).toBe(409)
  })

  it('SEC-10 a change that races with the publishing is never published unseen', async () => {
    const id = await published()
    for (let round = 0; round < 5; round++) {
      const seen = (await change(id, { title: `Seen ${round}` })).json.data.revision
      const [agreed] = await Promise.all([
        act(id, 'publish', { revision: seen }),
        change(id, { title: `Unseen ${round}` }),
      ])
      const { title, pending } = await read(id)
      expect(title).not.toBe(`Unseen ${round}`)
      expect(pending).toEqual({ title: `Unseen ${round}` })
      if (agreed.status === 200) expect(title).toBe(`Seen ${round}`)
      else expect(agreed.status).toBe(409)
    }
  })

  it('SEC-10 sent back, it stays as it was; the developer mends the change and hands it in again', async () => {
    const id = await published()
    await change(id, { title: 'Bank', price: '1' })
    const returned = (await act(id, 'return', { note: 'You are no bank.' })).json.data
    expect(returned).toMatchObject({
      title: 'Ledger',
      stage: 'published',
      review_note: 'You are no bank.',
      pending: { title: 'Bank', price: '1' },
      pending_since: null,
    })
    expect(await waiting()).not.toContain(id)
    expect((await act(id, 'publish', { revision: returned.revision })).status).toBe(409)
    expect((await submit(id)).json.data).toMatchObject({ review_note: '' })
    expect(await waiting()).toContain(id)
    await act(id, 'return', { note: 'Still no bank.' })
    const mended = (await change(id, { title: 'Ledger 2' })).json.data
    expect(mended).toMatchObject({ pending: { title: 'Ledger 2', price: '1' }, review_note: '' })
    expect(mended.pending_since).not.toBeNull()
  })
})

describe('plans of a published application', () => {
  const id = demo.applications.paid
  const tariffs = `${base}/${id}/tariffs`
  const option = { title: '1 month', overall_price: 5, duration_in_months: 1, currency_iso: 'USD' }
  const offered = async () =>
    (await world.api.get(`/v1/marketplace/application/${id}/tariffs`, { as: as.partner })).json.data

  it('SEC-10 are offered as they were until an operator agrees, and can be paid meanwhile', async () => {
    const first = await offered()
    const month = `${tariffs}/${demo.tariff.id}/options/${demo.tariff.month.id}`
    const dearer = await world.app.put(month, { as: developer, body: { overall_price: 9999 } })
    expect(dearer.json.data.options[0].overall_price).toBe(9999)
    await world.app.delete(`${tariffs}/${demo.tariff.id}/options/${demo.tariff.year.id}`, { as: developer })
    const added = await world.app.post(tariffs, { as: developer, body: { title: 'Large', position: 5 } })
    expect(added.status).toBe(201)
    const path = `${tariffs}/${added.json.data.id}`
    const large = (await world.app.post(`${path}/options`, { as: developer, body: option })).json.data
    expect(large.options).toHaveLength(1)

    expect(await offered()).toEqual(first)
    expect((await card(id)).tariffs).toEqual(first)
    const application = await read(id)
    expect(Check(catalogue.applications.get.data, application)).toBe(true)
    expect(application.tariffs).toHaveLength(1)
    expect(application.pending.tariffs).toMatchObject([{ id: demo.tariff.id }, { title: 'Large' }])
    await install(world, { applicationId: id })
    const installation = (option: number) =>
      world.api.get(
        `/v1/marketplace/application/payment_link?salon_id=1&application_id=${id}&tariff_option_id=${option}`,
        { as: as.partner },
      )
    const { url } = (await installation(demo.tariff.month.id)).json.data
    expect((await installation(large.options[0].id)).status).toBe(404)
    const page = await fetch(url)
    expect(await page.text()).toContain('$19.00')

    expect((await publish(world, id)).status).toBe(200)
    expect(await offered()).toEqual([
      { id: demo.tariff.id, title: 'Standard', options: [{ ...first[0].options[0], overall_price: 9999 }] },
      large,
    ])
    expect((await installation(large.options[0].id)).status).toBe(200)
  })
})
