import { describe, expect, it } from 'vitest'
import { mailsTo, tokenMailedTo } from '../../../../test/mails.ts'
import { type TestPerson, useInvitations } from '../../../../test/use-invitations.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const { owner, base, newAddress, signUp, mine, answer, invite } = useInvitations(world)
const day = 24 * 3600
const locationOf = (id: number) => `/account/locations/${id}`

describe('the link of an invitation', () => {
  it('SEC-18 goes to the address by mail, in the transaction of the invitation, and to nobody else', async () => {
    const email = newAddress()
    const { text } = await invite(email)
    const mails = await mailsTo(world, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Invitation to “Bloom Mission”')
    expect(mails[0]?.text).toContain(
      '“Olivia Owner” invites you to “Bloom Mission” on Foyer, with the role Team member.',
    )
    const token = await tokenMailedTo(world, email)
    expect(mails[0]?.text).toContain(`${world.app.url}/invitations#${token}`)
    expect(text).not.toContain(token)
    expect((await world.app.get(`${base}/invitations`, owner)).text).not.toContain(token)
    expect(JSON.stringify(await world.query('select * from invitations'))).not.toContain(token)
    expect(world.logs.join()).not.toContain(token)
  })

  it('SEC-61 text that others chose adds neither a link nor a line to the mail', async () => {
    const title = 'Win\r\nBcc: all@example.com https://evil.example/'.padEnd(200, 'x')
    const body = { title: 'Opened' }
    const opened = (await world.app.post('/account/locations', { ...owner, body })).json.data.id
    // Titles had line breaks before they were checked.
    await world.query('update locations set title = $2 where id = $1', [opened, title])
    const roles = (await world.app.get(`${locationOf(opened)}/roles`, owner)).json.data
    const email = newAddress()
    await world.app.post(`${locationOf(opened)}/users`, { ...owner, body: { email, role_id: roles[0].id } })
    const [mail] = await mailsTo(world, email)
    expect(mail?.subject).not.toMatch(/[\r\n]|:\/\//)
    expect(mail?.subject.length).toBeLessThan(100)
    expect(mail?.text.match(/:\/\//g)).toHaveLength(1)
    expect(mail?.text).toContain('“Win Bcc: all@ example. com https evil. example/')
  })

  it('SEC-04 confirms the address of a person who signs up with it, and an invited address can sign up', async () => {
    const email = newAddress()
    await invite(email)
    const person = await signUp(email, await tokenMailedTo(world, email))
    const [invitation] = await mine(person)
    expect((await answer(person, invitation.id)).status).toBe(200)
    expect(
      await world.query("select note from audit_log where action = 'email-confirm' order by id desc limit 1"),
    ).toEqual([{ note: 'by an invitation' }])
  })

  it('SEC-04 confirms no other address, neither at sign-up nor afterwards', async () => {
    const [email, other] = [newAddress(), newAddress()]
    await invite(email)
    const token = await tokenMailedTo(world, email)
    const stranger = await signUp(other, token)
    const open = (person: TestPerson, invitation: string) =>
      world.app.post('/account/invitations/open', { ...person, body: { invitation } })
    expect((await open(stranger, token)).status).toBe(403)
    expect((await world.app.get('/account/invitations', stranger)).json.meta).toEqual({
      is_email_confirmed: false,
    })

    const person = await signUp(email)
    expect((await open(person, 'foyer_invitation_made_up')).status).toBe(404)
    expect((await open(person, token)).status).toBe(200)
    expect(await mine(person)).toHaveLength(1)
    expect((await open(person, token)).status).toBe(404)
  })

  it('SEC-04 proves nothing once its invitation has ended', async () => {
    const email = newAddress()
    const { json } = await invite(email)
    const withdrawn = await tokenMailedTo(world, email)
    await world.app.delete(`${base}/invitations/${json.data.id}`, owner)
    await invite(email)
    const expired = await tokenMailedTo(world, email)
    world.clock.advance(14 * day)
    const person = await signUp(email, expired)
    for (const invitation of [withdrawn, expired])
      expect(
        (await world.app.post('/account/invitations/open', { ...person, body: { invitation } })).status,
      ).toBe(404)
    expect((await world.app.get('/account/invitations', person)).json.meta).toEqual({
      is_email_confirmed: false,
    })
  })
})
