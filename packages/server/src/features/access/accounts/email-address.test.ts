import { describe, expect, it } from 'vitest'
import { confirmEmail, linkTokenTo, mailsTo, signUp } from '../../../../test/mails.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const day = 24 * 3600

const confirm = (token: string, { headers }: { headers: Record<string, string> }) =>
  world.app.post('/account/me/email/confirm', { headers, body: { token } })
const me = async ({ headers }: { headers: Record<string, string> }) =>
  (await world.app.get('/account/me', { headers })).json.data
const auditOf = async (userId: number) =>
  (await world.query('select action, address from audit_log where user_id = $1 order by id', [userId])).map(
    row => row.action,
  )

describe('confirming an address', () => {
  it('SEC-18 signing up sends a link; following it confirms the address, once', async () => {
    const person = await signUp(world)
    expect(await me(person)).toMatchObject({ email: person.email, is_email_confirmed: false })
    const [mail] = await mailsTo(world, person.email)
    expect(mail).toMatchObject({ subject: 'Confirm your e-mail address' })
    // The token is behind the #, where no server and no other site sees it.
    expect(mail?.text).toContain(`${world.program.ctx.urls.app}/confirm-email#foyer_link_`)
    expect(mail?.text).not.toContain('Some One')
    const token = await linkTokenTo(world, person.email)
    expect((await confirm(token, person)).status).toBe(200)
    expect((await me(person)).is_email_confirmed).toBe(true)
    expect(await auditOf(person.id)).toContain('email-confirm')
    expect((await confirm(token, person)).status).toBe(404)
  })

  it('SEC-04 opening a link does not confirm the address for a stranger who signed up with it', async () => {
    const thief = await signUp(world)
    const victim = await signUp(world)
    const token = await linkTokenTo(world, thief.email)
    expect((await world.app.post('/account/me/email/confirm', { body: { token } })).status).toBe(401)
    expect((await confirm(token, victim)).status).toBe(403)
    expect((await me(thief)).is_email_confirmed).toBe(false)
    expect((await confirm(token, thief)).status).toBe(200)
  })

  it('SEC-18 the token is in the database as a hash alone, and not in the log', async () => {
    const person = await signUp(world)
    const token = await linkTokenTo(world, person.email)
    await confirm(token, person)
    const stored = await world.query('select email_links::text from email_links')
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(world.logs.join('\n')).not.toContain(token)
  })

  it.each([
    ['nonsense', 404],
    ['foyer_link_0000000000000000000000000000000000000000', 404],
    ['', 422],
    ['x'.repeat(129), 422],
    [{ $ne: 1 }, 422],
  ])('SEC-18 the token %j is %i', async (token, status) => {
    const { headers } = await signUp(world)
    expect((await world.app.post('/account/me/email/confirm', { headers, body: { token } })).status).toBe(
      status,
    )
  })

  it('SEC-18 a link ends after 24 hours, and when a newer one is sent', async () => {
    const person = await signUp(world)
    const first = await linkTokenTo(world, person.email)
    const again = await world.app.post('/account/me/email/send', { headers: person.headers })
    expect(again.status).toBe(202)
    expect((await confirm(first, person)).status).toBe(404)
    const second = await linkTokenTo(world, person.email)
    expect(second).not.toBe(first)
    world.clock.advance(day)
    expect((await confirm(second, person)).status).toBe(404)
    expect((await me(person)).is_email_confirmed).toBe(false)
  })

  it('SEC-18 only one of ten concurrent requests can use a link', async () => {
    const person = await signUp(world)
    const token = await linkTokenTo(world, person.email)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => confirm(token, person)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
  })

  it('SEC-18 sending again is throttled, and refused for a confirmed address', async () => {
    const person = await signUp(world)
    const send = () => world.app.post('/account/me/email/send', { headers: person.headers })
    for (let time = 0; time < 5; time++) expect((await send()).status).toBe(202)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await confirmEmail(world, person)
    expect((await send()).status).toBe(409)
    expect((await world.app.post('/account/me/email/send')).status).toBe(401)
  })

  it('SEC-18 signing up with the address of an account reveals nothing, and its owner gets one mail a day', async () => {
    const person = await signUp(world)
    world.clock.advance(3601)
    const again = () =>
      world.app.post('/account/sign_up', {
        body: { name: 'Mallory', email: person.email.toUpperCase(), password: 'another long password' },
      })
    expect((await again()).status).toBe(409)
    expect((await again()).status).toBe(409)
    const mails = await mailsTo(world, person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You have an account already',
      'Confirm your e-mail address',
    ])
    expect(mails[0]?.text).not.toContain('Mallory')
  })

  it.each([
    'a@b.example, c@d.example',
    '"a"@b.example',
    'a@b.example>',
    'a@b.example\r\nBcc: x@y.example',
    'a@b',
  ])('SEC-18 %j is rejected as an address', async email => {
    world.clock.advance(3601)
    const body = { name: 'N', email, password: 'long enough password' }
    expect((await world.app.post('/account/sign_up', { body })).status).toBe(422)
  })
})

describe('changing an address', () => {
  const change = (
    person: { headers: Record<string, string>; password: string },
    email: string,
    password?: string,
  ) =>
    world.app.post('/account/me/email', {
      headers: person.headers,
      body: { email, current_password: password ?? person.password },
    })

  it('SEC-18 the new address gets the link, the old one a notice, and nothing changes before it is followed', async () => {
    const person = await signUp(world)
    await confirmEmail(world, person)
    expect((await change(person, 'New-Address@example.com')).status).toBe(202)
    expect(await me(person)).toMatchObject({ email: person.email, is_email_confirmed: true })
    expect((await mailsTo(world, person.email))[0]?.subject).toBe('Your e-mail address is about to change')
    expect((await confirm(await linkTokenTo(world, 'new-address@example.com'), person)).status).toBe(200)
    expect(await me(person)).toMatchObject({ email: 'new-address@example.com', is_email_confirmed: true })
    expect((await mailsTo(world, person.email))[0]?.subject).toBe('Your e-mail address was changed')
    expect(await auditOf(person.id)).toContain('email-change')
    const signIn = { login: 'new-address@example.com', password: person.password }
    expect((await world.app.post('/account/sign_in', { body: signIn })).status).toBe(200)
  })

  it('SEC-18 it needs the password, and another address', async () => {
    const person = await signUp(world)
    expect((await change(person, 'other@example.com', 'wrong')).json.meta.errors).toEqual({
      current_password: ['is not your password'],
    })
    expect((await change(person, person.email)).status).toBe(422)
    expect((await change(person, 'no address')).status).toBe(422)
    expect(await mailsTo(world, 'other@example.com')).toEqual([])
  })

  it('SEC-18 the response does not say whether somebody has the address; only its owner gets a mail', async () => {
    const person = await signUp(world)
    const taken = await change(person, demo.owner.login)
    const free = await change(person, 'nobody-has-this@example.com')
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    const [notice] = await mailsTo(world, demo.owner.login)
    expect(notice?.subject).toBe('You have an account already')
    expect(notice?.text).not.toContain('foyer_link_')
  })

  it('SEC-18 an address that was taken meanwhile stays with its owner', async () => {
    const person = await signUp(world)
    await change(person, 'meanwhile@example.com')
    const token = await linkTokenTo(world, 'meanwhile@example.com')
    await signUp(world, { email: 'meanwhile@example.com' })
    expect((await confirm(token, person)).status).toBe(409)
    expect((await me(person)).email).toBe(person.email)
  })

  it('SEC-18 links sent to the old address are refused after the change', async () => {
    const person = await signUp(world)
    const old = await linkTokenTo(world, person.email)
    await world.app.post('/account/password/forgot', { body: { email: person.email } })
    const reset = await linkTokenTo(world, person.email)
    await change(person, 'moved@example.com')
    expect((await confirm(await linkTokenTo(world, 'moved@example.com'), person)).status).toBe(200)
    expect((await confirm(old, person)).status).toBe(404)
    const taken = await world.app.post('/account/password/reset', {
      body: { token: reset, password: 'a brand new password' },
    })
    expect(taken.status).toBe(404)
  })

  it('SEC-18 a new password ends a change that somebody else has asked for', async () => {
    const person = await signUp(world)
    await change(person, 'thief@example.com')
    const token = await linkTokenTo(world, 'thief@example.com')
    const changed = await world.app.post('/account/me/password', {
      headers: person.headers,
      body: { current_password: person.password, new_password: 'another good password' },
    })
    expect(changed.status).toBe(200)
    expect((await confirm(token, person)).status).toBe(404)
  })
})

describe('what needs a confirmed address', () => {
  it('SEC-04 an application is submitted for review by somebody whose address is confirmed', async () => {
    const person = await signUp(world)
    const post = (path: string, body?: unknown) => world.app.post(path, { headers: person.headers, body })
    const { id: partner_id } = (await post('/account/partners', { title: 'New Dev' })).json.data
    const { id } = (
      await post('/account/applications', {
        partner_id,
        title: 'App',
        category: 'other',
        short_description: 'Short',
        description: 'Long',
      })
    ).json.data
    const refused = await post(`/account/applications/${id}/review`)
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain('Confirm your e-mail address first')
    await confirmEmail(world, person)
    expect((await post(`/account/applications/${id}/review`)).json.data.stage).toBe('review')
  })

  it('SEC-04 the people of the demo world are confirmed', async () => {
    const rows = await world.query(
      "select email from users where email like '%@foyer.example' and not is_email_confirmed",
    )
    expect(rows).toEqual([])
  })
})
