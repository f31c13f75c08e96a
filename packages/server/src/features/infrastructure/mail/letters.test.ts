import { describe, expect, it } from 'vitest'
import { confirmEmail, linkTokenTo, mailsTo, type SignedUp, signUp } from '../../../../test/mails.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const contact = 'help@foyer.example'
const world = useWorld({ env: { ...withoutWorker.env, SUPPORT_CONTACT: contact } })

const choose = ({ headers }: Pick<SignedUp, 'headers'>, language: string) =>
  world.app.patch('/account/me/mail_settings', { headers, body: { language } })

async function german(): Promise<SignedUp> {
  const person = await signUp(world)
  await confirmEmail(world, person)
  expect((await choose(person, 'de')).status).toBe(200)
  return person
}

const newest = async (email: string) => {
  const [mail] = await mailsTo(world, email)
  if (!mail) throw new Error(`no mail went to ${email}`)
  return mail
}

/** Long words for a day, a short one for the zone, and never the form of a program. */
const germanMoment = /am \d{1,2}\. \p{L}+ 20\d\d, \d\d:\d\d UTC/u

describe('mails about an account', () => {
  it('TRU-61 come in the language that the person saved: reset, sign-in, change of the address, end', async () => {
    const person = await german()
    const { email, password } = person
    await world.app.post('/account/password/forgot', { body: { email } })
    const reset = await newest(email)
    expect(reset.subject).toBe('Legen Sie ein neues Passwort fest')
    expect(reset.text).toMatch(/^Guten Tag,/)
    expect(reset.text).toMatch(germanMoment)
    expect(reset.text).not.toMatch(/\d{4}-\d\d-\d\d/)
    const login = await world.app.post('/account/sign_in', {
      body: { login: email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    })
    expect(login.status).toBe(200)
    const signIn = await newest(email)
    expect(signIn.subject).toBe('Neue Anmeldung an Ihrem Foyer-Konto')
    expect(signIn.text).toContain('Firefox unter Linux')
    expect(signIn.text).toContain('Das geschah am')
    expect(signIn.text).not.toContain('Angefordert')
    expect(signIn.text).toContain('/profile#mails')
    const other = `new-${email}`
    await world.app.post('/account/me/email', {
      headers: person.headers,
      body: { email: other, current_password: password },
    })
    expect((await newest(email)).subject).toBe('Ihre E-Mail-Adresse soll geändert werden')
    expect((await newest(other)).subject).toBe('Bestätigen Sie Ihre neue E-Mail-Adresse')
    const token = await linkTokenTo(world, email)
    await world.app.post('/account/password/reset', { body: { token, password: 'another long password' } })
    expect((await newest(email)).subject).toBe('Ihr Passwort wurde zurückgesetzt')
  })

  it('TRU-61 begin in the language of the page where the account was made, and tell of no new device', async () => {
    world.clock.advance(3601)
    const email = 'neu@example.com'
    const { status } = await world.app.post('/account/sign_up', {
      body: { name: 'Neu', email, password: 'a password of some length', language: 'de' },
    })
    expect(status).toBe(201)
    const mails = await mailsTo(world, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Bestätigen Sie Ihre E-Mail-Adresse'])
    const notices = await world.query(
      'select kind from notices where user_id = (select id from users where email = $1)',
      [email],
    )
    expect(notices).toEqual([])
    const wrong = await world.app.post('/account/sign_up', {
      body: { name: 'X', email: 'x@example.com', password: 'a password of some length', language: 'fr' },
    })
    expect(wrong.status).toBe(422)
  })

  it('TRU-62 an invitation comes in the language of whoever is invited, or else of the inviter', async () => {
    const known = await german()
    const owner = await openSession(world, demo.owner)
    const base = `/account/locations/${demo.locations.main}`
    const roles: { id: number; title: string }[] = (await world.app.get(`${base}/roles`, owner)).json.data
    const invite = async (email: string) => {
      const body = { email, role_id: roles.find(({ title }) => title === 'Team member')?.id }
      expect((await world.app.post(`${base}/users`, { ...owner, body })).status).toBe(201)
      return newest(email)
    }
    expect((await invite(known.email)).subject).toBe('Einladung zu “Bloom Mission”')
    const english = await invite('stranger-one@example.com')
    expect(english.subject).toBe('Invitation to “Bloom Mission”')
    expect(english.text).toMatch(/^Hello,\n\n“Olivia Owner” invites you/)
    expect(english.text).toMatch(/ends on \d{1,2} \p{L}+ 20\d\d\./u)
    expect(english.text).toContain('\n\nFoyer')
    expect(english.text).not.toContain('/profile#mails')
    await choose(owner, 'de')
    const stranger = await invite('stranger-two@example.com')
    expect(stranger.text).toContain('mit der Rolle Teammitglied.')
    await choose(owner, 'en')
  })

  it('TRU-63 a suspension is mailed in the language of each, with its reason and whom to ask', async () => {
    const person = await german()
    const operator = await signedIn(world, demo.operator)
    const path = `/account/operator/people/${person.id}/suspension`
    const reason = 'Unpaid invoices since May.'
    expect((await world.app.put(path, { as: operator, body: { reason } })).status).toBe(200)
    const mail = await newest(person.email)
    expect(mail.subject).toBe('Von Foyer gesperrt')
    expect(mail.text).toContain(`Begründung: ${reason}`)
    expect(mail.text).toContain(`So erreichen Sie den Betreiber dieses Foyer: ${contact}`)
    expect((await world.app.delete(path, { as: operator })).status).toBe(200)
    expect((await newest(person.email)).subject).toBe('Nicht mehr von Foyer gesperrt')
  })
})
