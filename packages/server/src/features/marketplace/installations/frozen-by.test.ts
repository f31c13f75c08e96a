import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, grant, install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { lifecycleOf, logOf, pay, payment } from '../../../../test/paying.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { checkPaidPeriods } from '../billing/expiry.due.ts'

const world = useWorld(withoutWorker)
const of = { applicationId: demo.applications.paid, locationId: demo.locations.main }
const day = 86_400
let developer = ''
let operator = ''

const inSeconds = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString()
const state = async () => {
  const [row] = await world.query('select status, frozen_by from installations where application_id = $1', [
    of.applicationId,
  ])
  return [row?.status, row?.frozen_by]
}
const frozenByOnWire = async () => (await readStatus(world, of)).json.data.connection_status.frozen_by
const operate = (action: string) =>
  world.app.post(`/account/operator/applications/${of.applicationId}/links/${of.locationId}/${action}`, {
    as: operator,
    body: {},
  })
const payFor = (to: number, sum = 0) =>
  pay(world, {
    salon_id: of.locationId,
    application_id: of.applicationId,
    ...payment({ from: inSeconds(0), to: inSeconds(to), sum }),
  })
const refund = (id: number) =>
  world.api.post(`/v1/marketplace/partner/payment/refund/${id}`, { as: as.partner })
const expire = async () => {
  world.clock.advance(2 * day)
  await checkPaidPeriods(world.program.ctx)
}

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  operator = await signedIn(world, demo.operator)
})
beforeEach(async () => {
  await world.query('delete from installations')
  await world.query('delete from lifecycle_events')
  await install(world, of)
})

describe('a freeze by the operator', () => {
  it('EXA-01 is not lifted by a payment, however much it pays for; the payment is recorded', async () => {
    await operate('freeze')
    expect(await state()).toEqual(['freezed', 'operator'])
    const paid = await payFor(9 * 365 * day)
    expect([paid.status, typeof paid.json.data.id]).toEqual([200, 'number'])
    expect(await state()).toEqual(['freezed', 'operator'])
    world.clock.advance(day)
    await checkPaidPeriods(world.program.ctx)
    expect(await state()).toEqual(['freezed', 'operator'])
    const lifted = await operate('unfreeze')
    expect(lifted.json.data).toMatchObject({ status: 'active', frozen_by: null })
    expect((await logOf(world, of)).slice(-2)).toEqual(['active>freezed platform', 'freezed>active platform'])
  })

  it('EXA-01 stays when a period that was paid ahead begins, and when a payment is refunded', async () => {
    const { json } = await payFor(10 * day)
    await operate('freeze')
    await refund(json.data.id)
    expect(await state()).toEqual(['freezed', 'operator'])
    await pay(world, {
      salon_id: of.locationId,
      application_id: of.applicationId,
      ...payment({ from: inSeconds(3 * day), to: inSeconds(9 * day), sum: 2 }),
    })
    world.clock.advance(4 * day)
    await checkPaidPeriods(world.program.ctx)
    expect(await state()).toEqual(['freezed', 'operator'])
    expect((await operate('unfreeze')).json.data.status).toBe('active')
  })

  it('EXA-01 leaves an unpaid application to billing when it is lifted; a payment activates it then', async () => {
    await operate('freeze')
    world.clock.advance(2 * day)
    const lifted = await operate('unfreeze')
    expect([lifted.status, lifted.json.data.status, lifted.json.data.frozen_by]).toEqual([
      200,
      'freezed',
      'billing',
    ])
    expect(await lifecycleOf(world, of)).toHaveLength(1)
    await payFor(day)
    expect(await state()).toEqual(['active', null])
    expect((await logOf(world, of)).slice(-2)).toEqual(['active>freezed platform', 'freezed>active billing'])
  })

  it('EXA-01 takes the place of a freeze by billing, without another row or event', async () => {
    await expire()
    expect(await state()).toEqual(['freezed', 'billing'])
    const before = [await logOf(world, of), await lifecycleOf(world, of)]
    expect((await operate('freeze')).json.data).toMatchObject({ status: 'freezed', frozen_by: 'operator' })
    await payFor(day, 3)
    expect(await state()).toEqual(['freezed', 'operator'])
    expect([await logOf(world, of), await lifecycleOf(world, of)]).toEqual(before)
  })

  it('EXA-01 says so to whoever connects, confirms or would pay', async () => {
    const askForLink = () =>
      world.api.get(
        `/v1/marketplace/application/payment_link?salon_id=${of.locationId}&application_id=${of.applicationId}`,
        { as: as.partner },
      )
    const installation = await askForLink()
    await operate('freeze')
    for (const answer of [await grant(world, of), await confirm(world, of)]) {
      expect(answer.status).toBe(403)
      expect(answer.json.meta.message).toContain(
        'frozen by an operator of the platform: a payment does not lift that.',
      )
    }
    const { pathname, search } = new URL(installation.json.data.url)
    const page = await world.app.get(pathname + search)
    expect(page.status).toBe(409)
    expect(page.text).toContain('nothing can be paid until it lifts that')
    const forPayer = `/account/locations/${of.locationId}/applications/${of.applicationId}/payment_link`
    for (const refused of [
      await askForLink(),
      await world.app.post(forPayer, { as: as.ownerPerson, body: {} }),
    ]) {
      expect(refused.status).toBe(409)
      expect(refused.json.meta.message).toBe(
        'The platform has frozen this application here: nothing can be paid until it lifts that.',
      )
    }
    const path = `/v2/applications/${of.applicationId}/links/${of.locationId}/trace`
    const activityLog = await world.api.get(path, { as: as.partner })
    expect(activityLog.json.data.missing).toMatch(
      /^The application is frozen since .* UTC, by an operator of the platform\. Only an operator can activate it again/,
    )
  })
})

describe('a freeze by billing', () => {
  it('EXA-01 is lifted by a payment, and by an operator with a day of grace', async () => {
    await expire()
    expect((await grant(world, of)).json.meta.message).toContain('unpaid since')
    expect((await operate('unfreeze')).json.data).toMatchObject({ status: 'active', frozen_by: null })
    await expire()
    expect(await state()).toEqual(['freezed', 'billing'])
    await payFor(day, 4)
    expect(await state()).toEqual(['active', null])
  })

  it('EXA-01 uninstalling clears who froze it', async () => {
    await operate('freeze')
    expect((await uninstall(world, of)).status).toBe(200)
    expect(await state()).toEqual(['uninstalled', null])
  })
})

it('EXA-01 the partner reads who froze it, also where that changed without a change of the status', async () => {
  expect(await frozenByOnWire()).toBe('')
  await expire()
  expect(await frozenByOnWire()).toBe('billing')
  await operate('freeze')
  expect((await logOf(world, of)).at(-1)).toBe('active>freezed billing')
  expect(await frozenByOnWire()).toBe('operator')
  await world.query('delete from installations')
  await world.query('delete from installation_status_log')
  await install(world, of)
  await operate('freeze')
  world.clock.advance(2 * day)
  await operate('unfreeze')
  expect((await logOf(world, of)).at(-1)).toBe('active>freezed platform')
  expect(await frozenByOnWire()).toBe('billing')
})

it('EXA-01 owner, payer, developer and operator see who froze it', async () => {
  const installations = `applications/${of.applicationId}/links`
  const seen = async () => {
    const read = async (path: string, who: string) => (await world.app.get(path, { as: who })).json.data
    const rows = [
      (await read('/account/locations/1/applications', as.ownerPerson)).find(
        ({ application }: { application: { id: number } }) => application.id === of.applicationId,
      ),
      (await read('/account/locations/1/payable', as.ownerPerson))[0],
      (await read(`/account/${installations}`, developer))[0],
      (await read(`/account/operator/${installations}`, operator))[0],
    ]
    return rows.map(({ frozen_by }) => frozen_by)
  }
  expect(await seen()).toEqual([null, null, null, null])
  await operate('freeze')
  expect(await seen()).toEqual(Array(4).fill('operator'))
  await world.query('delete from installations')
  await install(world, of)
  await expire()
  expect(await seen()).toEqual(Array(4).fill('billing'))
})

it('EXA-45 since when it is frozen is in the lists, and what is missing says who can lift it', async () => {
  const installations = `applications/${of.applicationId}/links`
  const paths: [string, string][] = [
    ['/account/locations/1/applications', as.ownerPerson],
    [`/account/${installations}`, developer],
    [`/account/operator/${installations}`, operator],
  ]
  const since = () =>
    Promise.all(
      paths.map(async ([path, who]) => {
        const { data } = (await world.app.get(path, { as: who })).json
        const found = data.find(
          (item: { application?: { id: number } }) =>
            (item.application?.id ?? of.applicationId) === of.applicationId,
        )
        return found.frozen_since && Date.parse(found.frozen_since)
      }),
    )
  const missing = async () =>
    (await world.app.get(`/account/${installations}/${of.locationId}/trace`, { as: developer })).json.data
      .missing
  expect(await since()).toEqual([null, null, null])
  await expire()
  const frozenAt = Math.floor(world.clock.now().getTime() / 1000) * 1000
  const inSentence = new Date(frozenAt).toISOString().slice(0, 19).replace('T', ' ')
  const seconds = async () => (await since()).map(at => Math.floor(at / 1000) * 1000)
  expect(await seconds()).toEqual([frozenAt, frozenAt, frozenAt])
  expect(await missing()).toMatch(
    new RegExp(
      `^The application is frozen since ${inSentence} UTC, by billing: it is unpaid since .*A payment activates`,
    ),
  )
  world.clock.advance(day)
  await operate('freeze')
  expect(await seconds()).toEqual([frozenAt, frozenAt, frozenAt])
  expect(await missing()).toBe(
    `The application is frozen since ${inSentence} UTC, by an operator of the platform. Only an operator can activate it again; a payment does not.`,
  )
  await operate('unfreeze')
  expect(await missing()).toContain('by billing')
  await operate('unfreeze')
  expect(await since()).toEqual([null, null, null])
})
