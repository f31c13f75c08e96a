import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
let developer = ''
let stranger = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

const get = (path: string, caller = developer) =>
  world.app.get(`/account/applications/${path}`, { as: caller })

async function createDraft() {
  const body = { partner_id: demo.partner.id, title: 'Fresh', category: 'chat_bots', kinds: ['client'] }
  return (await world.app.post('/account/applications', { as: developer, body })).json.data.id as number
}

const openItems = (json: { data: { items: { name: string; is_done: boolean }[] } }) =>
  json.data.items.filter(({ is_done }) => !is_done).map(({ name }) => name)

describe('the checklist of a review', () => {
  it('BEN-50 says what is missing, and refuses what the review refuses', async () => {
    const id = await createDraft()
    const { status, json } = await get(`${id}/checklist`)
    expect(status).toBe(200)
    expect(Check(catalogue.applications.getChecklist.data, json.data)).toBe(true)
    expect(json.data.can_submit).toBe(false)
    expect(openItems(json)).toEqual([
      'short_description',
      'description',
      'icon',
      'rights',
      'subscription',
      'registration_url',
      'webhook_url',
      'plans',
      'endpoint_check',
      'test_installation',
    ])
    const review = `/account/applications/${id}/review`
    expect((await world.app.post(review, { as: developer })).status).toBe(422)
    const body = {
      short_description: 'Short.',
      description: 'Long.',
      rights: ['clients_access'],
      price: 'Free',
      webhook_url: 'http://127.0.0.1:9/hooks',
    }
    await world.app.put(`/account/applications/${id}`, { as: developer, body })
    const later = await get(`${id}/checklist`)
    expect(later.json.data.can_submit).toBe(true)
    expect(openItems(later.json)).toEqual(['icon', 'registration_url', 'endpoint_check', 'test_installation'])
    expect((await world.app.post(review, { as: developer })).status).toBe(200)
  })

  it('BEN-50 knows a check of its endpoint, and an installation in a test Location', async () => {
    const id = await createDraft()
    const url = 'http://127.0.0.1:9/checked'
    await world.app.put(`/account/applications/${id}`, { as: developer, body: { receiver_url: url } })
    const run = (state: string) =>
      world.query(
        `insert into endpoint_checks (partner_id, url, location_id, with_marketplace, created_at, alive_until, results,
           ended_at, ended_as)
         values (1, $1, 1, false, clock_timestamp(), now(), $2, now(), 'finished')`,
        [url, JSON.stringify([{ state: 'passed' }, { state }])],
      )
    await run('failed')
    expect(openItems((await get(`${id}/checklist`)).json)).toContain('endpoint_check')
    await run('warning')
    expect(openItems((await get(`${id}/checklist`)).json)).not.toContain('endpoint_check')
    const body = { location_ids: [demo.locations.test], seen: { registration_url: '', user_data: [] } }
    await world.app.post(`/account/applications/${id}/connections`, { as: developer, body })
    expect(openItems((await get(`${id}/checklist`)).json)).toContain('test_installation')
    const callback = { salon_id: demo.locations.test, application_id: id }
    await world.app.post('/marketplace/partner/callback', { as: as.partner, body: callback })
    expect(openItems((await get(`${id}/checklist`)).json)).not.toContain('test_installation')
  })

  it('BEN-50 is for the developers of the application alone', async () => {
    for (const path of ['1/checklist', '1/revenue', '1/installs'])
      expect([path, (await get(path, stranger)).status]).toEqual([path, 404])
    expect((await get('1/revenue?months=0')).status).toBe(422)
    expect((await get('1/installs?days=367')).status).toBe(422)
  })
})

const monthsAgo = (count: number): string => {
  const now = world.clock.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}

describe('the figures of an application', () => {
  it('BEN-52 what was paid is added up by month and currency, and refunds are apart', async () => {
    const paid = demo.applications.paid
    await install(world, { applicationId: paid })
    const pay = async (sum: number, currency: string, date: string) => {
      const body = {
        salon_id: demo.locations.main,
        application_id: paid,
        payment_sum: sum,
        currency_iso: currency,
        payment_date: date,
        period_from: date,
        period_to: new Date(world.clock.now().getTime() + 1e10).toISOString().slice(0, 10),
      }
      return (await world.app.post('/marketplace/partner/payment', { as: as.partner, body })).json.data.id
    }
    const [present, last] = [monthsAgo(0), monthsAgo(1)]
    await pay(10, 'EUR', `${last}-05 10:00:00`)
    await pay(5.5, 'EUR', `${last}-28 23:59:59`)
    await pay(7, 'USD', `${last}-10 10:00:00`)
    const refunded = await pay(20, 'EUR', `${present}-01 00:00:00`)
    await pay(1, 'EUR', `${monthsAgo(12)}-28 23:59:59`)
    await world.app.post(`/marketplace/partner/payment/refund/${refunded}`, { as: as.partner })
    const { json } = await get(`${paid}/revenue`)
    expect(Check(catalogue.applications.listRevenue.data, json.data)).toBe(true)
    const line = { source: 'partner', refunds: 0, refunded: 0 }
    expect(json.data).toEqual([
      { ...line, month: present, currency_iso: 'EUR', payments: 1, paid: 20, refunds: 1, refunded: 20 },
      { ...line, month: last, currency_iso: 'EUR', payments: 2, paid: 15.5 },
      { ...line, month: last, currency_iso: 'USD', payments: 1, paid: 7 },
    ])
    expect((await get(`${paid}/revenue?months=1`)).json.data).toHaveLength(1)
  })

  it('BEN-53 installs are counted by day, with how many were connected at its end', async () => {
    const app = demo.applications.public
    await install(world, { applicationId: app })
    world.clock.advance(24 * 3600)
    const base = `/account/locations/${demo.locations.main}/applications/${app}`
    const owner = await signedIn(world, demo.owner)
    developer = await signedIn(world, demo.developer)
    await world.app.delete(base, { as: owner })
    const { json } = await get(`${app}/installs?days=3`)
    expect(Check(catalogue.applications.listInstallFigures.data, json.data)).toBe(true)
    expect(
      json.data.map(({ installed, ended, connected }: Record<string, number>) => [
        installed,
        ended,
        connected,
      ]),
    ).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [0, 1, 0],
    ])
  })
})
