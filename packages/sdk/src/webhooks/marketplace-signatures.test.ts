import { beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'
import { connect } from '../../../server/test/paying.ts'
import { useReceivers } from '../../../server/test/webhooks.ts'
import { as, useWorld } from '../../../server/test/world.ts'
import {
  type MarketplaceEvent,
  type PaymentEvent,
  verifyPayment,
  verifyUserData,
  verifyWebhook,
} from './index.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const partnerToken = demo.partner.token
const { applications, locations, owner } = demo

const refused = (code: string) => expect.objectContaining({ name: 'WebhookVerificationError', code })

describe('user_data of the registration redirect', () => {
  let url = ''
  const personal = { id: owner.id, name: owner.name, email: owner.login, salon_name: 'Bloom Mission' }

  beforeAll(async () => {
    const answer = await world.app.post(`/account/applications/${applications.public}/connections`, {
      as: as.ownerPerson,
      body: { location_ids: [locations.main] },
    })
    url = answer.json.data.redirect_url
  })

  it('WEB-10 is verified and decoded, in whatever form the server gives the query', async () => {
    const { search, searchParams } = new URL(url)
    const record = Object.fromEntries(searchParams)
    const unescaped = { ...record, user_data: String(record.user_data).replaceAll('+', ' ') }
    for (const query of [
      url,
      `${url}#top`,
      search,
      search.slice(1),
      new URL(url),
      searchParams,
      record,
      unescaped,
    ])
      expect(await verifyUserData({ partnerToken, query })).toMatchObject(personal)
    expect(await verifyUserData({ partnerToken: ['old', partnerToken], query: url })).toMatchObject(personal)
  })

  it('is refused when it was changed, is missing, or was signed by another token', async () => {
    const record = Object.fromEntries(new URL(url).searchParams)
    const data = Buffer.from(JSON.stringify({ ...personal, id: 1 })).toString('base64')
    for (const change of [
      { user_data: data },
      { user_data: '***' },
      { user_data_sign: '' },
      { user_data_sign: 'zz'.repeat(32) },
      { user_data_sign: `${record.user_data_sign}0` },
    ])
      await expect(verifyUserData({ partnerToken, query: { ...record, ...change } })).rejects.toEqual(
        refused('wrong_signature'),
      )
    await expect(verifyUserData({ partnerToken: 'another', query: url })).rejects.toEqual(
      refused('wrong_signature'),
    )
    await expect(verifyUserData({ partnerToken, query: 'salon_id=1' })).rejects.toEqual(
      refused('missing_user_data'),
    )
    await expect(verifyUserData({ partnerToken: '', query: url })).rejects.toEqual(refused('missing_secret'))
  })
})

describe('sign of a payment', () => {
  const paid = { applicationId: applications.paid, locationId: locations.main }

  async function payFor(query: string): Promise<PaymentEvent> {
    const endpoint = await receiver()
    await world.query('update applications set sends_payments = true, webhook_url = $1 where id = $2', [
      endpoint.url,
      paid.applicationId,
    ])
    const { data: secret } = (await world.api.post('/v2/webhooks/secret/rotate', { as: as.partner })).json
    const link = await world.api.get(
      `/v1/marketplace/application/payment_link?salon_id=1&application_id=5${query}`,
      { as: as.partner },
    )
    const path = link.json.data.url.slice(new URL(link.json.data.url).origin.length)
    const page = (await world.app.get(path, { headers: { accept: 'text/html' } })).text
    const rawBody = new URLSearchParams(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    await world.app.post(path, { rawBody, headers: type })
    await fiveSecondsLater()
    const [got] = await endpoint.waitFor(1)
    const { event } = await verifyWebhook<MarketplaceEvent>({
      secret: secret.secret,
      headers: got?.headers ?? {},
      body: got?.body ?? '',
      now: world.clock.real().getTime(),
    })
    return event as PaymentEvent
  }

  it('WEB-10 is verified with a discount and without one, and refused when a number was changed', async () => {
    await connect(world, paid)
    const [whole, reduced] = [await payFor(''), await payFor('&discount=10')]
    expect([whole.discount, reduced.discount]).toEqual([0, 10])
    for (const payment of [whole, reduced])
      expect(await verifyPayment({ partnerToken, payment })).toEqual(payment)
    const forged = [
      { amount: 1 },
      { salon_id: 2 },
      { discount: 20 },
      { sign: '' },
      { amount: `${reduced.amount}&discount=10`, discount: 0 },
      { discount: -90 },
    ].map(change => ({ ...reduced, ...change }) as PaymentEvent)
    const codes = await Promise.all(
      forged.map(payment => verifyPayment({ partnerToken, payment }).catch(({ code }) => code)),
    )
    expect(codes).toEqual([...Array(4).fill('wrong_signature'), 'not_a_payment', 'not_a_payment'])
  })

  it('refuses what is not a payment', async () => {
    const payment = { salon_id: 1, application_id: 5, event: 'freeze' } as const
    for (const wrong of [payment, undefined as never, '{}' as never])
      await expect(verifyPayment({ partnerToken, payment: wrong })).rejects.toEqual(refused('not_a_payment'))
  })
})
