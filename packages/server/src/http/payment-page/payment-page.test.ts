import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { PaymentNotice } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, installationOf, lifecycleOf, logOf } from '../../../test/paying.ts'
import { as, useWorld } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'
import { packageRoot } from '../../platform/package-root.ts'

const world = useWorld({
  env: { FOYER_PAYMENT_PROCESSOR: join(packageRoot, 'test/fixtures/payment-processor.mjs') },
})
const { applications, locations, tariff } = demo
const paid = { applicationId: applications.paid, locationId: locations.main }
const charged = () =>
  (globalThis as unknown as { chargedPayments: { key: string; amount: string; currency: string }[] })
    .chargedPayments

const linkQuery = (changes: Record<string, unknown> = {}) =>
  new URLSearchParams({
    salon_id: String(paid.locationId),
    application_id: String(paid.applicationId),
    ...(changes as Record<string, string>),
  }).toString()
const getLink = (changes?: Record<string, unknown>, who = as.partner) =>
  world.api.get(`/v1/marketplace/application/payment_link?${linkQuery(changes)}`, { as: who })
/** Returns the path and query of a payment link, as the test's listener serves it. */
const linkPath = async (changes?: Record<string, unknown>) => {
  const { url } = (await getLink(changes)).json.data
  return url.slice(new URL(url).origin.length) as string
}
const open = (path: string) => world.app.get(path, { headers: { accept: 'text/html' } })
const fieldIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
const formOf = (page: string, changes: Record<string, string> = {}) =>
  new URLSearchParams({
    page_key: fieldIn(page, 'page_key'),
    amount: fieldIn(page, 'amount'),
    field_card: 'good',
    ...changes,
  }).toString()
const send = (path: string, rawBody: string) =>
  world.app.post(path, { rawBody, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
const payments = () =>
  world.query(
    "select *, payment_sum::float8 as sum, discount::float8 as off from payments where source = 'platform' order by id",
  )
const addDiscount = (discount: number) =>
  world.api.post('/v1/marketplace/application/add_discount', {
    as: as.partner,
    body: { salon_ids: [paid.locationId], application_id: paid.applicationId, discount },
  })

beforeAll(() => connect(world, paid))

describe('a payment link', () => {
  it('MKT-09 names what is paid, and is signed', async () => {
    const { status, json } = await getLink({ discount: '12.5', tariff_option_id: String(tariff.year.id) })
    expect(status).toBe(200)
    const url = new URL(json.data.url)
    expect(url.pathname).toBe('/appstore/payment/')
    expect([...url.searchParams.keys()]).toEqual([
      'salon_id',
      'application_id',
      'tariff_option_id',
      'discount',
      'source',
      'sign',
    ])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      salon_id: '1',
      application_id: '5',
      tariff_option_id: '2',
      discount: '12.5',
      source: 'api',
    })
    expect(url.searchParams.get('sign')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('MKT-09 is for the first plan and the discount of the Location by default', async () => {
    await addDiscount(7.25)
    const path = await linkPath()
    expect(path).toContain(`tariff_option_id=${tariff.month.id}&discount=7.25&`)
    await addDiscount(0)
  })

  it('MKT-09 AUT-07 is refused for other partners, Locations and plans', async () => {
    const statusOf = async (changes: Record<string, unknown>, who?: string) =>
      (await getLink(changes, who)).status
    expect(await statusOf({ application_id: applications.otherPartner })).toBe(403)
    expect(await statusOf({}, as.otherPartner)).toBe(403)
    expect(await statusOf({ application_id: 987_654 })).toBe(404)
    expect(await statusOf({ salon_id: 987_654 })).toBe(404)
    expect(await statusOf({ salon_id: locations.second })).toBe(404)
    expect(await statusOf({ tariff_option_id: 987_654 })).toBe(404)
    await connect(world, { applicationId: applications.public, locationId: locations.main })
    expect(await statusOf({ application_id: applications.public })).toBe(404)
    expect(await statusOf({ discount: 101 })).toBe(422)
    expect(await statusOf({ salon_id: 'x', discount: -1 })).toBe(422)
  })

  it('MKT-09 one changed digit, anywhere, is 403', async () => {
    const path = await linkPath({ discount: '10' })
    expect((await open(path)).status).toBe(200)
    const query = path.slice(path.indexOf('?') + 1)
    const digits = [...query.matchAll(/\d/g)].map(({ index }) => index)
    expect(digits.length).toBeGreaterThan(20)
    for (const index of digits) {
      const digit = (Number(query[index]) + 1) % 10
      const changed = `/appstore/payment/?${query.slice(0, index)}${digit}${query.slice(index + 1)}`
      expect((await open(changed)).status, changed).toBe(403)
    }
  })

  it.each([
    ['without a signature', (path: string) => path.replace(/&sign=.*/, '')],
    ['with more behind the signature', (path: string) => `${path}0`],
    ['with a field twice', (path: string) => `${path}&discount=100`],
    ['from elsewhere', (path: string) => path.replace('source=api', 'source=web')],
    ['without anything', () => '/appstore/payment/'],
  ])('MKT-09 a link %s is 403, for viewing and for paying', async (_name, change) => {
    const changed = change(await linkPath())
    expect((await open(changed)).status).toBe(403)
    const before = charged().length
    expect((await send(changed, 'page_key=00000000000000000000000000000000&amount=19.00')).status).toBe(403)
    expect(charged()).toHaveLength(before)
  })
})

describe('the payment page', () => {
  it('MKT-09 shows what is paid for, and paying records it', async () => {
    const path = await linkPath({ discount: '10' })
    const { text, headers } = await open(path)
    expect(headers['content-type']).toContain('text/html')
    for (const words of ['Acme Reports', 'Standard, 1 month', '$19.00', '10 %', '$17.10'])
      expect(text).toContain(words)
    const before = await installationOf(world, paid)
    const answer = await send(path, formOf(text))
    expect(answer.status).toBe(303)
    const receipt = await open(String(answer.headers.location))
    expect(receipt.status).toBe(200)
    expect(receipt.text).toContain('Thank you')

    const [payment] = await payments()
    expect(payment).toMatchObject({ sum: 17.1, off: 10, currency_iso: 'USD', period_from: before.paid_until })
    expect(Number(payment?.tariff_option_id)).toBe(tariff.month.id)
    expect((await installationOf(world, paid)).paid_until).toEqual(payment?.period_to)
    const charge = charged().at(-1)
    expect(charge).toMatchObject({ amount: '17.10', currency: 'USD', answers: { card: 'good' } })
  })

  it('TRU-56 speaks the language of the browser, in the time of the Location, and has a way back', async () => {
    const made = await world.app.post(
      `/account/locations/${paid.locationId}/applications/${paid.applicationId}/payment_link`,
      {
        as: as.ownerPerson,
        body: { tariff_option_id: tariff.month.id },
      },
    )
    expect(made.status, made.text).toBe(200)
    const { url } = made.json.data
    const path = url.slice(new URL(url).origin.length)
    const inLanguage = (language: string) =>
      world.app.get(path, { headers: { accept: 'text/html', 'accept-language': language } })
    const german = (await inLanguage('fr, de-AT;q=0.9, en;q=0.8')).text
    expect(german).toContain('<html lang="de">')
    for (const words of [
      'Acme Reports bezahlen',
      'America&#47;Los_Angeles'.replace('&#47;', '/'),
      'Abbrechen',
    ])
      expect(german).toContain(words)
    expect(german).toContain(`href="/locations/${paid.locationId}/payments"`)
    expect(german).not.toContain('UTC')
    expect((await inLanguage('en, de;q=0.5')).text).toContain('Pay for Acme Reports')
    expect((await inLanguage(';;q=x,'.repeat(500))).text).toContain('Pay for Acme Reports')
    expect((await open(await linkPath())).text).not.toContain('Cancel')
  })

  it('MKT-09 the same page pays once: sent ten times at once, again, and its receipt reloaded', async () => {
    const path = await linkPath()
    const form = formOf((await open(path)).text)
    const [before, charges] = [(await payments()).length, charged().length]
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(path, form)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    const again = await send(path, form)
    expect(again.headers.location).toBe(answers[0]?.headers.location)
    await open(String(again.headers.location))
    expect(await payments()).toHaveLength(before + 1)
    expect(
      new Set(
        charged()
          .slice(charges)
          .map(({ key }) => key),
      ).size,
    ).toBe(1)
  })

  it('MKT-08 takes the larger of the two discounts; nothing to pay needs no processor', async () => {
    await addDiscount(100)
    const path = await linkPath({ discount: '10' })
    const { text } = await open(path)
    expect(text).toContain('nothing to pay')
    const before = charged().length
    expect((await send(path, formOf(text))).status).toBe(303)
    expect(charged()).toHaveLength(before)
    expect((await payments()).at(-1)).toMatchObject({ sum: 0, off: 100 })
    await addDiscount(0)
  })

  it('nobody pays a price that the page did not show', async () => {
    const path = await linkPath()
    const { text } = await open(path)
    const before = charged().length
    const answer = await send(path, formOf(text, { amount: '1.00' }))
    expect(answer.status).toBe(402)
    expect(answer.text).toContain('The price has changed')
    expect(charged()).toHaveLength(before)
  })

  it('a refusal is shown and can be retried with another card; a failure with the same key', async () => {
    const path = await linkPath()
    const { text } = await open(path)
    const before = (await payments()).length
    const refused = await send(path, formOf(text, { field_card: 'bad' }))
    expect(refused.status).toBe(402)
    expect(refused.text).toContain('The card is &#60;empty&#62;.')
    expect(fieldIn(refused.text, 'page_key')).not.toBe(fieldIn(text, 'page_key'))
    const failed = await send(path, formOf(refused.text, { field_card: 'broken secret-card' }))
    expect(failed.status).toBe(402)
    expect(fieldIn(failed.text, 'page_key')).toBe(fieldIn(refused.text, 'page_key'))
    expect(await payments()).toHaveLength(before)
    expect(world.logs.join()).toContain('the payment processor failed')
    expect(world.logs.join()).not.toContain('secret-card')
    expect((await send(path, formOf(failed.text))).status).toBe(303)
    expect(await payments()).toHaveLength(before + 1)
  })

  it.each(['', 'page_key=short&amount=19.00', `page_key=${'0'.repeat(33)}&amount=19.00`])(
    'the form %j is refused',
    async form => {
      expect((await send(await linkPath(), form)).status).toBe(400)
    },
  )

  it('a huge form is refused', async () => {
    expect((await send(await linkPath(), `page_key=${'0'.repeat(20_000)}`)).status).toBe(413)
  })

  it('MKT-09 sends `payment` to an application that wants it, signed with the partner’s token', async () => {
    await world.query('update applications set sends_payments = true where id = $1', [paid.applicationId])
    const before = (await lifecycleOf(world, paid)).length
    for (const discount of ['0', '50']) {
      const path = await linkPath({ discount })
      expect((await send(path, formOf((await open(path)).text))).status).toBe(303)
    }
    await world.query('update applications set sends_payments = false where id = $1', [paid.applicationId])
    const [full, half] = (await lifecycleOf(world, paid)).slice(before)
    const sign = (text: string) => createHmac('sha256', demo.partner.token).update(text).digest('hex')
    expect(full?.event).toBe('payment')
    expect(full?.details.sign).toBe(sign('salon_id=1&amount=19'))
    expect(half?.details).toMatchObject({
      amount: 9.5,
      discount: 50,
      currency_iso: 'USD',
      tariff_option_id: 1,
    })
    expect(half?.details.sign).toBe(sign('salon_id=1&amount=9.5&discount=50'))
    expect(Object.keys(half?.details ?? {}).sort()).toEqual([
      'amount',
      'currency_iso',
      'discount',
      'payment_date',
      'payment_id',
      'period_from',
      'period_to',
      'sign',
      'tariff_option_id',
    ])
    const place = { salon_id: paid.locationId, application_id: paid.applicationId, event: 'payment' }
    for (const notice of [full, half])
      expect(Check(PaymentNotice, { ...place, ...notice?.details })).toBe(true)
    expect(half?.details.period_from).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('SEC-17 takes no money while the partner token cannot be opened', async () => {
    await world.query('update applications set sends_payments = true where id = $1', [paid.applicationId])
    const path = await linkPath()
    const page = (await open(path)).text
    const [{ sealed } = {}] = await world.query('select sealed from partner_tokens where partner_id = $1', [
      demo.partner.id,
    ])
    const replace = (value: unknown) =>
      world.query('update partner_tokens set sealed = $1 where partner_id = $2', [value, demo.partner.id])
    const before = [charged().length, (await payments()).length]
    await replace(Buffer.alloc(80))
    const refused = await send(path, formOf(page))
    await replace(sealed)
    await world.query('update applications set sends_payments = false where id = $1', [paid.applicationId])
    expect(refused.status).toBe(503)
    expect([charged().length, (await payments()).length]).toEqual(before)
  })

  it('LNK-08 paying unfreezes', async () => {
    const place = { ...paid, locationId: locations.second }
    await connect(world, place)
    world.clock.advance(25 * 60 * 60)
    await expect.poll(async () => (await installationOf(world, place)).status).toBe('freezed')
    const path = await linkPath({ salon_id: String(place.locationId) })
    expect((await send(path, formOf((await open(path)).text))).status).toBe(303)
    expect((await installationOf(world, place)).status).toBe('active')
    expect((await logOf(world, place)).slice(-2)).toEqual([
      'active>freezed billing',
      'freezed>active billing',
    ])
  })

  it('SEC-15 sends nobody off the site, however its path is spelled', async () => {
    world.clock.advance(60)
    const path = await linkPath({ discount: '10' })
    const { text } = await open(path)
    for (const spelling of [`/${path}`, `//${path}`, path.replace('/appstore', '/\\appstore')]) {
      const answer = await send(spelling, formOf(text))
      expect([answer.status, answer.headers.location], spelling).toEqual([404, undefined])
    }
    for (const spelling of [
      path.replace('/payment/', '//payment//'),
      path.replace('/payment/', '/payment'),
    ]) {
      const answer = await send(spelling, formOf((await open(path)).text))
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toMatch(/^\/appstore\/payment\/\?salon_id=/)
    }
  })

  it('refuses a payment after a disconnect, and without a payment processor', async () => {
    world.clock.advance(60)
    const path = await linkPath()
    const { ctx } = world.program
    const { processor } = ctx
    ctx.processor = undefined
    const closed = await open(path)
    expect(closed.status).toBe(503)
    expect(closed.headers['content-type']).toContain('text/html')
    expect((await send(path, 'page_key=00000000000000000000000000000000&amount=19.00')).status).toBe(503)
    ctx.processor = processor
    await world.api.post(`/v1/marketplace/salon/1/application/${paid.applicationId}/uninstall`, {
      as: as.partner,
    })
    expect((await open(path)).status).toBe(404)
  })
})
