import { describe, expect, it } from 'vitest'
import { asInGuide, messagesIn } from '../../../../test/guide-messages.ts'
import { bearer, type Response } from '../../../../test/http.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const P = demo.partner.token
const U = demo.owner.token
const mine = '/v1/companies?my=1'
const call = (header: string | undefined) => world.api.get(mine, { as: header })

async function newUserToken(person: { login: string; password: string }): Promise<string> {
  const { login, password } = person
  return (await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })).json.data
    .user_token
}

async function revokedPartner(): Promise<Response> {
  const user = { as: await signedIn(world, demo.developer) }
  const { json } = await world.app.post('/account/partners', { ...user, body: { title: 'Short-lived' } })
  const { id, token } = json.data
  expect((await call(bearer(token, U))).status).toBe(200)
  await world.app.delete(`/account/partners/${id}/token`, user)
  return call(bearer(token, U))
}

async function revokedUser(): Promise<Response> {
  const token = await newUserToken(demo.developer)
  expect((await call(bearer(P, token))).status).toBe(200)
  const { headers } = await openSession(world, demo.developer)
  const { json } = await world.app.get('/account/me/tokens', { headers })
  const { id } = json.data.find(({ hint }: { hint: string }) => hint === token.slice(-4))
  await world.app.delete(`/account/me/tokens/${id}`, { headers })
  return call(bearer(P, token))
}

async function idleUser(): Promise<Response> {
  const token = await newUserToken(demo.stranger)
  world.clock.advance(180 * 24 * 3600)
  return call(bearer(P, token))
}

/** Each row is a message, its code of RFC 6750, and a call that causes it. */
const causes: [string, string | undefined, () => Promise<Response>][] = [
  ['The Authorization header is missing: ', undefined, () => call(undefined)],
  ['The Authorization header has no Bearer part: ', 'invalid_request', () => call(`User ${U}`)],
  ['The Authorization header cannot be read: ', 'invalid_request', () => call(`Bearer ${P}, Bearer ${P}`)],
  ['A user token stands where the partner token belongs: ', 'invalid_token', () => call(bearer(U, U))],
  [
    'A restricted key stands where the partner token belongs: ',
    'invalid_token',
    () => call(bearer(demo.restrictedKey.key, U)),
  ],
  ['This partner token is not known: ', 'invalid_token', () => call(bearer('foyer_partner_unknown', U))],
  ['This partner token was revoked or replaced: ', 'invalid_token', revokedPartner],
  ['The user token is missing: ', 'invalid_request', () => call(bearer(P))],
  ['A partner token stands where the user token belongs: ', 'invalid_token', () => call(bearer(P, P))],
  ['This user token is not known: ', 'invalid_token', () => call(bearer(P, 'foyer_user_unknown'))],
  ['This user token was revoked, ', 'invalid_token', revokedUser],
  ['This user token has ended: ', 'invalid_token', idleUser],
  [
    'This user token is that of a system user of another partner: ',
    'invalid_token',
    () => call(bearer(demo.otherPartner.token, demo.systemUser.token)),
  ],
  [
    'The login or the password is wrong.',
    undefined,
    () =>
      world.api.post('/v1/auth', { as: as.partner, body: { login: demo.owner.login, password: 'wrong' } }),
  ],
]

describe('a 401 of the partner API', () => {
  it.each(causes)('EXA-80 EXA-81 "%s" with the challenge %s', async (words, error, provoke) => {
    const { status, json, headers } = await provoke()
    expect(status).toBe(401)
    const { message } = json.meta
    expect(message.startsWith(`Authentication needed. ${words}`), message).toBe(true)
    const description = message.slice('Authentication needed. '.length)
    const reason = error ? `, error="${error}", error_description="${description}"` : ''
    expect(headers['www-authenticate']).toBe(`Bearer realm="foyer"${reason}`)
  })

  it('EXA-88 is in the guide with its message, and the guide has no others', async () => {
    const provoked: string[] = []
    for (const [, , provoke] of causes) provoked.push(asInGuide((await provoke()).json.meta.message))
    expect((await messagesIn('partner-guide.md', '### What a 401 says')).sort()).toEqual(provoked.sort())
  })

  it('EXA-80 asks for a partner token alone where no user is needed, on both hosts and in v2', async () => {
    const form = 'send Authorization: Bearer P, with your partner token as P.'
    for (const answer of [
      await world.api.get('/v1/countries'),
      await world.api.get('/v2/webhooks/deliveries'),
      await world.app.get('/marketplace/salon/1/application/1'),
    ])
      expect(answer.json.meta.message).toBe(
        `Authentication needed. The Authorization header is missing: ${form}`,
      )
  })

  it('EXA-80 says nothing of a user beside an unknown partner, and never repeats a token', async () => {
    const known = await call(bearer('foyer_partner_wrong', U))
    const unknown = await call(bearer('foyer_partner_wrong', 'foyer_user_wrong'))
    expect(unknown.text).toBe(known.text)
    expect(known.text + String(known.headers['www-authenticate'])).not.toContain('_wrong')
  })
})

describe('a 401 of an account operation', () => {
  const me = (header?: string) => world.app.get('/account/me', { as: header })
  it.each([
    ['nothing', undefined, undefined, 'You are not signed in: '],
    ['another scheme', 'Basic abc', 'invalid_request', 'The Authorization header has no Bearer part: '],
    ['a user part', as.owner, 'invalid_token', 'A user token reaches the partner API alone: '],
    [
      'a partner token',
      as.partner,
      'invalid_token',
      'A partner token stands where the personal access token belongs: ',
    ],
    [
      'a user token',
      bearer(U),
      'invalid_token',
      'A user token stands where the personal access token belongs: ',
    ],
    ['an unknown one', bearer('foyer_pat_unknown'), 'invalid_token', 'This access token is not known: '],
  ])('EXA-81 EXA-82 with %s says so', async (_name, header, error, words) => {
    const { status, json, headers } = await me(header)
    expect(status).toBe(401)
    expect(json.meta.message.startsWith(words), json.meta.message).toBe(true)
    const reason = error ? `, error="${error}", error_description="${json.meta.message}"` : ''
    expect(headers['www-authenticate']).toBe(`Bearer realm="foyer"${reason}`)
  })

  it('EXA-82 with an access token that was revoked says so', async () => {
    const { headers } = await openSession(world, demo.developer)
    const body = { title: 'Script', scopes: ['locations:read'], expires_in_days: 30 }
    const { id, token } = (await world.app.post('/account/me/access_tokens', { headers, body })).json.data
    await world.app.delete(`/account/me/access_tokens/${id}`, { headers })
    expect((await me(bearer(token))).json.meta.message).toMatch(/^This access token was revoked: /)
  })

  it('EXA-81 carries the challenge also when a password is wrong', async () => {
    const body = { login: demo.owner.login, password: 'wrong' }
    const answer = await world.app.post('/account/sign_in', { body })
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="foyer"'])
    expect(answer.json.meta.message).toBe('The login or the password is wrong.')
  })
})
