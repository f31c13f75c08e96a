import { describe, expect, it } from 'vitest'
import { linkTokenTo, mailsTo, signUp } from '../../../../test/mails.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const fresh = 'a completely new password'

const forgot = (email: string) => world.app.post('/account/password/forgot', { body: { email } })
const reset = (token: string, password = fresh) =>
  world.app.post('/account/password/reset', { body: { token, password } })
const signIn = (login: string, password: string) =>
  world.app.post('/account/sign_in', { body: { login, password } })

describe('a forgotten password', () => {
  it('SEC-18 is reset with a link from the mail, which ends every session and token and confirms the address', async () => {
    const person = await signUp(world)
    const { email, password, headers } = person
    const auth = await world.api.post('/v1/auth', { as: as.partner, body: { login: email, password } })
    const user = `Bearer ${as.partner.slice(7)}, User ${auth.json.data.user_token}`
    expect((await world.api.get('/v1/companies?my=1', { as: user })).status).toBe(200)

    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(202)
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).toBe('Set a new password')
    expect(mail?.text).toContain(`${world.program.ctx.urls.app}/reset-password#foyer_link_`)
    const answer = await reset(await linkTokenTo(world, email))
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()

    expect((await world.app.get('/account/me', { headers })).status).toBe(401)
    expect((await world.api.get('/v1/companies?my=1', { as: user })).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await mailsTo(world, email))[0]?.subject).toBe('Your password was reset')
    const entered = await signIn(email, fresh)
    expect(entered.json.data).toMatchObject({ email, is_email_confirmed: true })
    const audit = await world.query(
      'select user_id, address from audit_log where action = $1 and user_id = $2',
      ['password-reset', person.id],
    )
    expect(audit).toEqual([{ user_id: String(person.id), address: '127.0.0.1' }])
  })

  it('SEC-11 the new password works at once, however often the old one was guessed at', async () => {
    const { email } = await signUp(world)
    for (let time = 0; time < 10; time++) expect((await signIn(email, 'not that one')).status).toBe(401)
    expect((await signIn(email, 'not that one')).status).toBe(429)
    await forgot(email)
    expect((await reset(await linkTokenTo(world, email))).status).toBe(200)
    expect((await signIn(email, fresh)).status).toBe(200)
    world.clock.advance(15 * 60 + 1)
  })

  it('SEC-18 the response is the same for an address without an account, which gets no mail', async () => {
    const { email } = await signUp(world)
    const known = await forgot(email)
    const unknown = await forgot('nobody-at-all@example.com')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await mailsTo(world, 'nobody-at-all@example.com')).toEqual([])
    expect((await mailsTo(world, email))[0]?.subject).toBe('Set a new password')
  })

  it('SEC-18 the request does the same work for both, because the worker looks up the account', async () => {
    const { email } = await signUp(world)
    const mails = async () => (await world.query('select count(*)::int as count from mails'))[0]?.count
    const before = await mails()
    await forgot(email)
    await forgot('nobody-either@example.com')
    expect(await mails()).toBe(before)
    const waiting = await world.query('select email from password_reset_requests order by id')
    expect(waiting).toEqual([{ email }, { email: 'nobody-either@example.com' }])
    await mailsTo(world, email)
    expect(await world.query('select from password_reset_requests')).toEqual([])
  })

  it('SEC-18 the link works once, for an hour, and until a newer one is sent', async () => {
    const { email } = await signUp(world)
    await forgot(email)
    const first = await linkTokenTo(world, email)
    await forgot(email)
    const second = await linkTokenTo(world, email)
    expect((await reset(first)).status).toBe(404)
    expect((await reset(second, 'short')).status).toBe(422)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(second)).status).toBe(404)
    await forgot(email)
    const late = await linkTokenTo(world, email)
    world.clock.advance(3600)
    expect((await reset(late)).status).toBe(404)
    expect((await signIn(email, fresh)).status).toBe(200)
  })

  it('SEC-18 a link of one purpose is refused for another', async () => {
    const { email, headers } = await signUp(world)
    const confirmation = await linkTokenTo(world, email)
    expect((await reset(confirmation)).status).toBe(404)
    await forgot(email)
    const token = await linkTokenTo(world, email)
    const confirmed = await world.app.post('/account/me/email/confirm', { headers, body: { token } })
    expect(confirmed.status).toBe(404)
    expect((await reset(token)).status).toBe(200)
  })

  it('SEC-18 a mailbox gets three in an hour, and the stranger who asks for more leaves the last one good', async () => {
    const { email } = await signUp(world)
    for (let time = 0; time < 6; time++) expect((await forgot(email)).status).toBe(202)
    const subjects = (await mailsTo(world, email)).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject === 'Set a new password')).toHaveLength(3)
    expect((await reset(await linkTokenTo(world, email))).status).toBe(200)
  })

  it('SEC-18 an address that asks again and again is stopped', async () => {
    world.clock.advance(3601)
    const statuses: number[] = []
    for (let time = 0; time < 21; time++) statuses.push((await forgot(`p${time}@example.com`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 20).every(status => status === 202)).toBe(true)
  })
})
