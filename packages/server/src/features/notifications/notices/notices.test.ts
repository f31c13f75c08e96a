import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useHintWatchers } from '../../../../test/hint-watchers.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { connect, installationOf, pay, payment } from '../../../../test/paying.ts'
import { openSession } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { tellOfInvitations } from '../../access/members/tell-of-invitations.due.ts'
import { deleteOldNotices, tell } from '../../infrastructure/notices/notices.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import { remindOfPayments } from '../../marketplace/billing/reminders.due.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { watch } = useHintWatchers(world)
const { applications, locations, owner, developer, operator } = demo
const paid = { applicationId: applications.paid, locationId: locations.main }
const day = 86_400

type Person = { login: string; password: string }
const headersOf = async (person: Person) => (await openSession(world, person)).headers
interface Wire {
  id: number
  kind: string
  is_read: boolean
  location: { id: number } | null
  details: Record<string, unknown>
}
let ofOwner: Record<string, string>
let ofDeveloper: Record<string, string>
const list = async (headers: Record<string, string>) =>
  (await world.app.get('/account/notices?count=100', { headers })).json.data as Wire[]
const kindsOf = async (headers: Record<string, string>) =>
  (await list(headers)).map(({ kind }) => kind).filter(kind => kind !== 'security')
const attention = async () => (await world.app.get('/account/attention', { headers: ofOwner })).json.data
const uninstall = () =>
  world.api.post(`/v1/marketplace/salon/${paid.locationId}/application/${paid.applicationId}/uninstall`, {
    as: as.partner,
  })
const subjectsTo = async (email: string) => (await mailsTo(world, email)).map(({ subject }) => subject)

beforeAll(async () => {
  ofOwner = await headersOf(owner)
  ofDeveloper = await headersOf(developer)
})
beforeEach(async () => {
  await world.query('delete from notices')
  await world.query('delete from mails')
  await world.query('delete from payments')
  await world.query('delete from installations')
  await world.query("update users set unwanted_mails = '{}', language = null")
})

describe('the paid period of an installation', () => {
  it('TRU-01 is about to end: notified once, three days before, to those who may pay', async () => {
    await connect(world, paid)
    await world.query("update installations set free_until = now() + interval '40 years', paid_until = $1", [
      new Date(world.clock.now().getTime() + 4 * day * 1000),
    ])
    await remindOfPayments(world.program.ctx)
    expect(await kindsOf(ofOwner)).toEqual([])
    expect(await attention()).toEqual([])
    world.clock.advance(day)
    await Promise.all([remindOfPayments(world.program.ctx), remindOfPayments(world.program.ctx)])
    await remindOfPayments(world.program.ctx)
    expect(await kindsOf(ofOwner)).toEqual(['payment_due'])
    expect(await kindsOf(ofDeveloper)).toEqual([])
    expect(await attention()).toMatchObject([
      { state: 'due', can_pay: true, location: { id: paid.locationId } },
    ])
    const [mail] = await mailsTo(world, owner.login)
    expect(mail?.subject).toBe('Payment due: “Acme Reports” in “Bloom Mission”')
    expect(mail?.text).toContain(`/locations/${paid.locationId}/payments`)
    expect(mail?.text).toContain('/profile#mails')
  })

  it('TRU-02 TRU-03 has ended: frozen with notice and mail; a payment is notified with a receipt, and it resumes', async () => {
    await connect(world, paid)
    world.clock.advance(2 * day)
    await checkPaidPeriods(world.program.ctx)
    await checkPaidPeriods(world.program.ctx)
    expect(await kindsOf(ofOwner)).toEqual(['installation_frozen'])
    expect(await subjectsTo(owner.login)).toEqual(['Frozen: “Acme Reports” in “Bloom Mission”'])
    expect(await attention()).toMatchObject([{ state: 'unpaid', can_pay: true, can_manage: true }])
    const from = world.clock.now()
    const to = new Date(from.getTime() + 30 * day * 1000)
    const body = {
      salon_id: paid.locationId,
      application_id: paid.applicationId,
      ...payment({ from: from.toISOString(), to: to.toISOString() }),
    }
    const { id } = (await pay(world, body)).json.data
    await pay(world, body)
    expect((await installationOf(world, paid)).status).toBe('active')
    expect(await kindsOf(ofOwner)).toEqual([
      'payment_received',
      'installation_resumed',
      'installation_frozen',
    ])
    // What a partner records itself, it could record a thousand times.
    expect(await subjectsTo(owner.login)).toHaveLength(1)
    const path = (locationId: number, paymentId: number) =>
      `/account/locations/${locationId}/payments/${paymentId}`
    const receipt = await world.app.get(path(paid.locationId, id), { headers: ofOwner })
    expect(receipt.json.data).toMatchObject({
      payment_sum: 19,
      currency_iso: 'USD',
      source: 'partner',
      partner: 'Acme Integrations',
      paid_by: null,
      application: { title: 'Acme Reports' },
      location: { title: 'Bloom Mission' },
    })
    expect(receipt.json.data.number).toMatch(/^\d{4}-\d{6,}$/)
    expect((await world.app.get(path(locations.second, id), { headers: ofOwner })).status).toBe(404)
    expect((await world.app.get(path(paid.locationId, 999_999), { headers: ofOwner })).status).toBe(404)
    expect((await world.app.get(path(paid.locationId, id), { headers: ofDeveloper })).status).toBe(403)
  })
})

describe('who is notified', () => {
  it('TRU-04 the other side learns of a lost installation, and a rollback tells nobody', async () => {
    await connect(world, paid)
    await uninstall()
    expect(await kindsOf(ofOwner)).toEqual(['installation_lost'])
    await connect(world, paid)
    const path = `/account/locations/${paid.locationId}/applications/${paid.applicationId}`
    expect((await world.app.delete(path, { headers: ofOwner })).status).toBe(204)
    expect(await kindsOf(ofOwner)).toEqual(['installation_lost'])
    expect(await kindsOf(ofDeveloper)).toEqual(['installation_ended'])
    await world.program.ctx.db
      .transaction(async tx => {
        await tell(world.program.ctx, tx, { kind: 'invitation', to: { userId: 1 }, subject: 'x' })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await kindsOf(ofOwner)).toEqual(['installation_lost'])
  })

  it('TRU-05 somebody who lost the right sees it no more, and nobody reads the notices of others', async () => {
    await connect(world, paid)
    await uninstall()
    const [notice] = await list(ofOwner)
    const read = (headers: Record<string, string>) =>
      world.app.post(`/account/notices/${notice?.id}/read`, { headers })
    expect((await read(ofDeveloper)).status).toBe(404)
    await world.query(
      "update roles set rights = array_remove(rights, 'edit_users_access') where location_id = $1",
      [paid.locationId],
    )
    try {
      expect(await kindsOf(ofOwner)).toEqual([])
      expect((await read(ofOwner)).status).toBe(404)
    } finally {
      await world.query(
        "update roles set rights = rights || '{edit_users_access}' where location_id = $1 and slug = 'owner'",
        [paid.locationId],
      )
    }
    expect((await read(ofOwner)).status).toBe(204)
    expect(await list(ofOwner)).toMatchObject([{ is_read: true }])
  })

  it('TRU-06 an invitation is notified while it is open', async () => {
    const path = `/account/locations/${locations.main}/users`
    // Inviting needs a fresh proof, and other tests move the clock.
    ofOwner = await headersOf(owner)
    const invited = await world.app.post(path, {
      headers: ofOwner,
      body: { email: developer.login, role_id: 4 },
    })
    expect(invited.status, invited.text).toBe(201)
    expect(await kindsOf(ofDeveloper)).toEqual([])
    await tellOfInvitations(world.program.ctx)
    await tellOfInvitations(world.program.ctx)
    expect(await kindsOf(ofDeveloper)).toEqual(['invitation'])
    await world.app.delete(`/account/locations/${locations.main}/invitations/${invited.json.data.id}`, {
      headers: ofOwner,
    })
    expect(await kindsOf(ofDeveloper)).toEqual([])
  })

  it('TRU-07 a sign-in from a new device is a notice of that person alone', async () => {
    await openSession(world, developer, { 'user-agent': 'Brand new' })
    expect((await list(ofDeveloper)).map(({ details }) => details.what)).toEqual(['new-device'])
    expect(await list(ofOwner)).toEqual([])
  })

  it('TRU-08 a decided review reaches the developers, with the note of the operator', async () => {
    const ofOperator = await headersOf(operator)
    await world.query('delete from notices')
    const path = `/account/operator/applications/${applications.public}`
    const disabled = await world.app.post(`${path}/disable`, {
      headers: ofOperator,
      body: { note: 'Broken.' },
    })
    expect(disabled.status, disabled.text).toBe(200)
    const [notified] = (await list(ofDeveloper)).filter(({ kind }) => kind === 'review_decided')
    expect(notified?.details).toMatchObject({ what: 'disable', note: 'Broken.' })
    expect(await subjectsTo(developer.login)).toContain('Review of “Acme Sync”')
    await world.app.post(`${path}/enable`, { headers: ofOperator, body: {} })
  })
})

it('TRU-13 an application that was never connected has no activity log for an owner', async () => {
  const path = `/account/locations/${locations.main}/applications/999999/trace`
  expect((await world.app.get(path, { headers: ofOwner })).status).toBe(404)
})

describe('notices and mails of a person', () => {
  it('TRU-10 are read one by one and all at once, counted, and hinted at', async () => {
    const stream = await watch(owner)
    await connect(world, paid)
    await uninstall()
    expect(await stream.nextOf('notice')).toMatchObject({ kind: 'notice' })
    const unread = async () =>
      (await world.app.get('/account/notices/unread', { headers: ofOwner })).json.data.unread
    const before = await unread()
    expect(before).toBeGreaterThan(0)
    const [newest] = await list(ofOwner)
    const readAll = (body: object) => world.app.post('/account/notices/read_all', { headers: ofOwner, body })
    expect((await readAll({ up_to: 'x' })).status).toBe(422)
    expect((await readAll({})).status).toBe(422)
    await readAll({ up_to: Number(newest?.id) - 1 })
    expect(await unread()).toBe(1)
    await readAll({ up_to: newest?.id })
    expect(await unread()).toBe(0)
  })

  it('TRU-11 come in the language of the person, without names that would become links, if they are wanted', async () => {
    const settings = '/account/me/mail_settings'
    const change = (body: object) => world.app.patch(settings, { headers: ofOwner, body })
    expect((await change({ language: 'xx' })).status).toBe(422)
    expect((await change({ unwanted_mails: ['security'] })).status).toBe(422)
    expect((await change({ language: 'de' })).json.data).toEqual({ language: 'de', unwanted_mails: [] })
    await world.query("update locations set title = 'www.evil.example https://evil.example' where id = $1", [
      paid.locationId,
    ])
    await connect(world, paid)
    await uninstall()
    const [mail] = await mailsTo(world, owner.login)
    expect(mail?.subject).toContain('Getrennt: “Acme Reports” in “evil. example')
    expect(mail?.text.match(/evil\.\S/)).toBeNull()
    expect(mail?.text.match(/:\/\//g)).toHaveLength(2)
    expect((await change({ unwanted_mails: ['installation_lost'] })).status).toBe(200)
    await connect(world, paid)
    await uninstall()
    expect(await mailsTo(world, owner.login)).toHaveLength(1)
    await world.query("update locations set title = 'Bloom Mission' where id = $1", [paid.locationId])
  })

  it('TRU-12 are kept for 90 days, and at most 500', async () => {
    const [me] = await world.query('select id from users where email = $1', [owner.login])
    const userId = Number(me?.id)
    await world.query(
      `insert into notices (user_id, kind, subject, details, created_at)
       select $1, 'security', 'old:' || number, '{}', $2 from generate_series(1, 600) number`,
      [userId, world.clock.now()],
    )
    await world.program.ctx.db.transaction(tx =>
      tell(world.program.ctx, tx, { kind: 'security', to: { userId }, subject: 'new' }),
    )
    const count = async () =>
      Number((await world.query('select count(*) from notices where user_id = $1', [userId]))[0]?.count)
    expect(await count()).toBe(500)
    world.clock.advance(91 * day)
    await deleteOldNotices(world.program.ctx)
    expect(await count()).toBe(0)
  })
})
