import { catalogue } from '@foyer/contract'
import { Errors } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { connect as connectAndConfirm, pay, payment } from '../../../../test/paying.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { publish } from '../../../../test/review.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { mailNotices } from '../../infrastructure/notices/mail-notices.due.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { checkPaidPeriods } from '../billing/expiry.due.ts'

const world = useWorld(withoutWorker)
const { applications, locations, owner, developer, operator, tariff } = demo
const paid = { applicationId: applications.paid, locationId: locations.main }
const installation = `/account/locations/${paid.locationId}/applications/${paid.applicationId}`
const ofOwner = { as: as.ownerPerson }
const hour = 3600

interface Item {
  state: string
  notice_id: number | null
  rights: string[]
  until: string | null
}
const attention = async () => (await world.app.get('/account/attention', ofOwner)).json.data as Item[]
const trace = async () => (await world.app.get(`${installation}/trace`, ofOwner)).json.data
const stepsOf = async () => ((await trace()).steps as { step: string }[]).map(({ step }) => step)
const connect = (applicationId: number = applications.paid) =>
  world.app.post(`/account/applications/${applicationId}/connections`, {
    ...ofOwner,
    body: { location_ids: [paid.locationId] },
  })
const inSession = async () => ({ headers: (await openSession(world, owner)).headers })
const read = async (id: number | null | undefined) =>
  world.app.post(`/account/notices/${id}/read`, await inSession())
const asDeveloper = async () => ({ as: await signedIn(world, developer) })

beforeEach(async () => {
  for (const table of ['notices', 'mails', 'payments', 'installations', 'installation_activity'])
    await world.query(`delete from ${table}`)
  await world.query("update users set unwanted_mails = '{}', language = null")
  await world.query('update applications set pending = null, pending_since = null')
})

it('TRU-48 a connection that was not confirmed in time is said to have expired, and can be connected again', async () => {
  await connect()
  expect(await attention()).toMatchObject([{ state: 'pending', notice_id: null, rights: [] }])
  world.clock.advance(25 * hour)
  const list = await world.app.get('/account/attention', ofOwner)
  expect([...Errors(catalogue.installations.listAttention.data, list.json.data)]).toEqual([])
  expect(await attention()).toMatchObject([{ state: 'expired' }])
  expect((await connect()).status).toBe(201)
  expect(await attention()).toMatchObject([{ state: 'pending' }])
})

describe('what an owner did not agree to', () => {
  const addRights = async (...added: string[]) => {
    const path = `/account/applications/${paid.applicationId}`
    const person = await asDeveloper()
    const { rights } = (await world.app.get(path, person)).json.data
    const changed = await world.app.put(path, { ...person, body: { rights: [...rights, ...added] } })
    expect(changed.status, changed.text).toBe(200)
    const published = await publish(world, paid.applicationId)
    expect(published.status, published.text).toBe(200)
  }

  it('TRU-49 new rights come with a mail, an entry in the log, and stay on Home until they are seen', async () => {
    await connectAndConfirm(world, paid)
    const mails = async () =>
      (await mailsTo(world, owner.login)).filter(({ subject }) => subject.startsWith('New rights'))
    await addRights('finances_access')
    await addRights('loyalty_access')
    const seen = (await attention()).find(({ state }) => state === 'rights')
    expect(seen?.rights.toSorted()).toEqual(['finances_access', 'loyalty_access'])
    await Promise.all([mailNotices(world.program.ctx), mailNotices(world.program.ctx)])
    await mailNotices(world.program.ctx)
    expect(await mails()).toHaveLength(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe('New rights: “Acme Reports” in “Bloom Mission”')
    expect(mail?.text).toContain('- See and record finances\n')
    expect(mail?.text).toContain(`/locations/${paid.locationId}/applications/${paid.applicationId}`)
    const { steps } = await trace()
    expect(steps.filter(({ step }: { step: string }) => step === 'rights_added')).toMatchObject([
      { caller: 'the platform', message: 'finances_access' },
      { message: 'loyalty_access' },
    ])
    expect((await read(seen?.notice_id)).status).toBe(204)
    expect((await attention()).filter(({ state }) => state === 'rights')).toEqual([])
  })

  it('TRU-50 a higher price is announced with the time from which it counts; a lower one is not', async () => {
    await connectAndConfirm(world, paid)
    const path = `/account/applications/${paid.applicationId}/tariffs/${tariff.id}/options/${tariff.month.id}`
    const setPrice = async (overall_price: number) => {
      const changed = await world.app.put(path, { ...(await asDeveloper()), body: { overall_price } })
      expect(changed.status, changed.text).toBe(200)
      expect((await publish(world, paid.applicationId)).status).toBe(200)
    }
    const rises = async () => (await attention()).filter(({ state }) => state === 'price')
    await setPrice(29)
    const [rise] = await rises()
    expect(rise?.until).toBeTruthy()
    await mailNotices(world.program.ctx)
    const [mail] = (await mailsTo(world, owner.login)).filter(({ subject }) =>
      subject.startsWith('New price'),
    )
    expect(mail?.text).toContain('costs US$29.00')
    expect(mail?.text).toContain('Nothing changes until')
    expect(await stepsOf()).toContain('price_raised')
    await read(rise?.notice_id)
    await setPrice(19)
    expect(await rises()).toEqual([])
  })
})

it('TRU-51 the activity log names payments, freezes and who did what', async () => {
  await connectAndConfirm(world, paid)
  world.clock.advance(48 * hour)
  await checkPaidPeriods(world.program.ctx)
  const from = world.clock.now()
  const to = new Date(from.getTime() + 30 * 24 * hour * 1000)
  await pay(world, {
    salon_id: paid.locationId,
    application_id: paid.applicationId,
    ...payment({ from: from.toISOString(), to: to.toISOString() }),
  })
  const act = async (action: string) =>
    world.app.post(
      `/account/operator/applications/${paid.applicationId}/links/${paid.locationId}/${action}`,
      { as: await signedIn(world, operator), body: { note: 'Asked.' } },
    )
  expect((await act('freeze')).status).toBe(200)
  expect((await act('unfreeze')).status).toBe(200)
  expect(await stepsOf()).toEqual([
    'grant_access',
    'callback',
    'freeze_unpaid',
    'payment',
    'unfreeze',
    'freeze_operator',
    'unfreeze',
  ])
  const log = await trace()
  expect(log).toMatchObject({
    application: { title: 'Acme Reports', partner: 'Acme Integrations' },
    people: [{ id: owner.id, name: owner.name }],
    ended: null,
  })
  expect(log.steps[3]).toMatchObject({ caller: 'partner 1', message: '19.00 USD' })
  expect(log.steps[5]).toMatchObject({ caller: 'the platform' })
})

it('TRU-52 when the developer disconnects a paid application, the owner reads by whom, when, and until when it was paid', async () => {
  await connectAndConfirm(world, paid)
  const from = world.clock.now()
  const to = new Date(from.getTime() + 30 * 24 * hour * 1000)
  await pay(world, {
    salon_id: paid.locationId,
    application_id: paid.applicationId,
    ...payment({ from: from.toISOString(), to: to.toISOString() }),
  })
  await world.api.post(
    `/v1/marketplace/salon/${paid.locationId}/application/${paid.applicationId}/uninstall`,
    {
      as: as.partner,
    },
  )
  const log = await trace()
  expect([...Errors(catalogue.installations.trace.data, log)]).toEqual([])
  expect(log.ended).toMatchObject({ by: 'partner', paid_until: expect.any(String) })
  const [lost] = await attention()
  expect(lost?.state).toBe('lost')
  const audit = await world.app.get(`/account/locations/${paid.locationId}/audit_log`, ofOwner)
  expect(audit.json.data[0]).toMatchObject({
    action: 'application-uninstall',
    user: null,
    application_id: paid.applicationId,
    application_title: 'Acme Reports',
  })
  await read(lost?.notice_id)
  expect(await attention()).toEqual([])
})

it('TRU-53 the same connection sent twice leaves one entry in each log', async () => {
  const audited = async () =>
    (await world.query("select from audit_log where action = 'application-connect'")).length
  const before = await audited()
  const answers = await Promise.all([connect(), connect(), connect()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await stepsOf()).toEqual(['connect'])
  expect(await audited()).toBe(before + 1)
  world.clock.advance(120)
  await connect()
  expect(await stepsOf()).toEqual(['connect', 'connect'])
})

it('TRU-54 a Location where nothing can be connected says so before somebody tries', async () => {
  const blockedBy = async () => {
    const { json } = await world.app.get(`/account/applications/${paid.applicationId}/connections`, ofOwner)
    return json.data.find((row: { location_id: number }) => row.location_id === paid.locationId).blocked_by
  }
  expect(await blockedBy()).toBeNull()
  await world.query('update locations set is_installation_blocked = true where id = $1', [paid.locationId])
  expect(await blockedBy()).toBe('block')
  await world.query('update locations set is_installation_blocked = false where id = $1', [paid.locationId])
})

it('TRU-55 the suspension of a Location is a notice of the people who manage it', async () => {
  const path = `/account/operator/locations/${paid.locationId}/suspension`
  const person = { as: await signedIn(world, operator) }
  const suspended = await world.app.put(path, { ...person, body: { reason: 'Fraud.' } })
  expect(suspended.status, suspended.text).toBe(200)
  try {
    const { json } = await world.app.get('/account/notices', await inSession())
    const kinds = json.data.map((notice: { kind: string; details: { note: string } }) => [
      notice.kind,
      notice.details.note,
    ])
    expect(kinds).toContainEqual(['location_suspended', 'Fraud.'])
  } finally {
    await world.app.delete(path, person)
  }
})
