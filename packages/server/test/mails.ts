import { answerResetRequests } from '../src/features/access/passwords/password-reset.ts'
import type { World } from './world.ts'

export interface OutboxMail {
  to: string
  subject: string
  text: string
}

/** Returns the mails to an address, the newest first. */
export async function mailsTo(world: World, email: string): Promise<OutboxMail[]> {
  await answerResetRequests(world.program.ctx)
  const { json } = await world.app.get(`/account/sandbox/outbox?to=${encodeURIComponent(email)}`)
  return json.data
}

/** Returns the token after the # of the link in the newest mail to an address. */
export async function tokenMailedTo(world: World, email: string): Promise<string> {
  const [newest] = await mailsTo(world, email)
  const [, token] = /#(\S+)/.exec(newest?.text ?? '') ?? []
  if (!token) throw new Error(`No link was mailed to ${email}.`)
  return token
}

/** Returns the token of the newest link that proves an address or resets a password. */
export async function linkTokenTo(world: World, email: string): Promise<string> {
  for (const { text } of await mailsTo(world, email)) {
    const token = /#(foyer_link_\w+)/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error(`no mail with a link went to ${email}`)
}

export interface SignedUp {
  id: number
  email: string
  password: string
  /** The headers of its calls. */
  headers: Record<string, string>
}

let people = 0

/** Creates an account whose address is not confirmed yet. */
export async function signUp(
  world: World,
  { email = `person-${++people}@example.com`, password = 'a password of some length' } = {},
): Promise<SignedUp> {
  // Sign-ups of one address are limited by the hour.
  world.clock.advance(3601)
  const { json, headers, text } = await world.app.post('/account/sign_up', {
    body: { name: 'Some One', email, password },
  })
  if (!json.data) throw new Error(text)
  const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
  return {
    id: json.data.id,
    email,
    password,
    headers: { cookie, 'x-csrf-token': json.data.csrf_token },
  }
}

export async function confirmEmail(world: World, { email, headers }: SignedUp): Promise<void> {
  const token = await linkTokenTo(world, email)
  const { status, text } = await world.app.post('/account/me/email/confirm', { headers, body: { token } })
  if (status !== 200) throw new Error(text)
}
