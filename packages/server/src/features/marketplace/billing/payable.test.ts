import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect, installationOf } from '../../../../test/paying.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { applications, locations, tariff } = demo
const paid = { applicationId: applications.paid, locationId: locations.main }
const payable = (person: string = as.ownerPerson, locationId: number = paid.locationId) =>
  world.app.get(`/account/locations/${locationId}/payable`, { as: person })

interface Asking {
  at?: number
  application?: number
  body?: object
  person?: string
}

const linkFor = ({
  at = paid.locationId,
  application = paid.applicationId,
  body = {},
  person = as.ownerPerson,
}: Asking = {}) =>
  world.app.post(`/account/locations/${at}/applications/${application}/payment_link`, {
    as: person,
    body,
  })
const pathOf = (url: string) => url.slice(new URL(url).origin.length)

beforeAll(() => connect(world, paid))

describe('what a Location can pay for', () => {
  it('MKT-07 is what it has connected and what has a price, with the discount it was granted', async () => {
    await connect(world, { applicationId: applications.public, locationId: paid.locationId })
    await world.api.post('/v1/marketplace/application/add_discount', {
      as: as.partner,
      body: { salon_ids: [paid.locationId], application_id: paid.applicationId, discount: 12.5 },
    })
    const { status, json } = await payable()
    expect(status).toBe(200)
    expect(Check(catalogue.locations.listPayable.data, json.data)).toBe(true)
    expect(json.data).toMatchObject([
      { application: { id: paid.applicationId, title: 'Acme Reports' }, status: 'active', discount: 12.5 },
    ])
    const options = json.data[0].tariffs.flatMap(({ options }: { options: { id: number }[] }) => options)
    expect(options.map(({ id }: { id: number }) => id)).toEqual([tariff.month.id, tariff.year.id])
    expect((await payable(undefined, locations.second)).json.data).toEqual([])
  })

  it('AUT-07 is shown to those who may pay there', async () => {
    expect((await payable(as.newcomerPerson)).status).toBe(403)
    expect((await payable(undefined, 987_654)).status).toBe(404)
    expect((await world.app.get(`/account/locations/${paid.locationId}/payable`)).status).toBe(401)
  })
})

describe('the payment link of a person who pays', () => {
  it('MKT-09 LNK-08 leads to the payment page; paying there unfreezes, and the way leads back', async () => {
    const { status, json } = await linkFor({ body: { tariff_option_id: tariff.year.id } })
    expect(status).toBe(200)
    expect(Check(catalogue.locations.makePaymentLink.data, json.data)).toBe(true)
    world.clock.advance(40 * 24 * 60 * 60)
    await expect.poll(async () => (await installationOf(world, paid)).status).toBe('freezed')
    const path = pathOf(json.data.url)
    const page = await world.app.get(path, { headers: { accept: 'text/html' } })
    expect(page.text).toContain('12.5 %')
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
    const form = { page_key: field('page_key'), amount: field('amount'), field_card: field('field_card') }
    const answer = await world.app.post(path, {
      rawBody: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(303)
    expect((await installationOf(world, paid)).status).toBe('active')
    const receipt = await world.app.get(String(answer.headers.location))
    expect(receipt.text).toContain(`href="/locations/${paid.locationId}/payments"`)
    const changed = await world.app.get(path.replace('source=console', 'source=api'))
    expect(changed.status).toBe(403)
  })

  it('MKT-09 is for the first option unless another is named', async () => {
    const { url } = (await linkFor()).json.data
    expect(new URL(url).searchParams.get('tariff_option_id')).toBe(String(tariff.month.id))
  })

  it('AUT-07 is refused for other people, Locations, applications and plans', async () => {
    const statusOf = async (asking: Asking) => (await linkFor(asking)).status
    expect(await statusOf({ person: as.newcomerPerson })).toBe(403)
    expect(await statusOf({ at: locations.second })).toBe(404)
    expect(await statusOf({ at: 987_654 })).toBe(404)
    expect(await statusOf({ application: 987_654 })).toBe(404)
    expect(await statusOf({ application: applications.public })).toBe(404)
    expect(await statusOf({ body: { tariff_option_id: 987_654 } })).toBe(404)
    expect(await statusOf({ body: { tariff_option_id: 'x' } })).toBe(422)
  })

  it('is not given where the platform takes no payments', async () => {
    const { ctx } = world.program
    const { processor } = ctx
    ctx.processor = undefined
    const { status, json } = await linkFor()
    ctx.processor = processor
    expect([status, json.meta.message]).toEqual([503, 'Payments are not set up on this platform.'])
  })
})
