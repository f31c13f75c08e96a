import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { openSession, signedIn } from '../../../../test/people.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const path = '/account/me/second_factor'

const codeOf = (secret: string, on = world) =>
  new TOTP({ secret }).generate({ timestamp: on.clock.real().getTime() })

/** Switches the second factor on as a person does, and returns the secret and the recovery codes. */
async function switchOn(headers: Record<string, string>, on = world) {
  const begun = await on.app.post(path, { headers })
  const { secret } = begun.json.data
  const confirmed = await on.app.put(path, { headers, body: { code: codeOf(secret, on) } })
  on.clock.advance(60)
  return { secret, codes: confirmed.json.data.recovery_codes as string[], status: confirmed.status }
}

const enter = (person: { login: string; password: string }, code?: string) =>
  world.app.post('/account/sign_in', { body: { login: person.login, password: person.password, code } })

describe('a second factor', () => {
  it('SEC-16 counts once a code of it is confirmed; from then on the password alone is not enough', async () => {
    const { headers } = await openSession(world, demo.owner)
    const begun = await world.app.post(path, { headers })
    const { secret, uri } = begun.json.data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`otpauth://totp/Foyer:owner%40foyer.example?issuer=Foyer&secret=${secret}`)
    const rejected = await world.app.put(path, { headers, body: { code: '000000' } })
    expect([rejected.status, Object.keys(rejected.json.meta.errors)]).toEqual([422, ['code']])
    expect((await enter(demo.owner)).status).toBe(200)

    const { status, codes } = await switchOn(headers)
    expect(status).toBe(200)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect((await world.app.get(path, { headers })).json.data).toMatchObject({
      is_on: true,
      recovery_codes_left: 10,
    })
    expect((await world.app.post(path, { headers })).status).toBe(409)
    expect((await world.app.get('/account/me', { headers })).json.data.second_factor).toBe('on')

    const half = await enter(demo.owner)
    expect(half.status).toBe(401)
    expect(half.json.meta.code).toBe('second_factor_needed')
    expect(half.headers['set-cookie']).toBeUndefined()
    expect((await world.app.delete(path, { headers })).status).toBe(204)
    expect((await enter(demo.owner)).status).toBe(200)
  })

  it('SEC-16 takes each code once, one step early or late, and each recovery code once', async () => {
    const { headers } = await openSession(world, demo.developer)
    const { secret, codes } = await switchOn(headers)
    const code = codeOf(secret)
    expect((await enter(demo.developer, code)).status).toBe(200)
    const again = await enter(demo.developer, code)
    expect([again.status, again.json.meta.code]).toEqual([401, undefined])
    world.clock.advance(30)
    const late = codeOf(secret)
    world.clock.advance(30)
    expect((await enter(demo.developer, late)).status).toBe(200)
    world.clock.advance(30)
    const tooLate = codeOf(secret)
    world.clock.advance(90)
    expect((await enter(demo.developer, tooLate)).status).toBe(401)
    const recovery = String(codes[0])
    expect((await enter(demo.developer, ` ${recovery.toUpperCase()} `)).status).toBe(200)
    expect((await enter(demo.developer, recovery)).status).toBe(401)

    const { login, password } = demo.developer
    const auth = (extra: object) =>
      world.api.post('/v1/auth', { as: as.partner, body: { login, password, ...extra } })
    const refused = await auth({})
    expect([refused.status, refused.json.meta.code]).toEqual([401, 'second_factor_needed'])
    expect((await auth({ code: codes[1] })).status).toBe(201)

    const renewed = await world.app.post(`${path}/recovery_codes`, { headers })
    expect(renewed.json.data.recovery_codes).toHaveLength(10)
    expect((await enter(demo.developer, codes[2])).status).toBe(401)
  })

  it('SEC-17 whose secret cannot be decrypted: a recovery code still works, and a code of the app gets an explanation', async () => {
    const { headers } = await openSession(world, demo.owner)
    const { secret, codes } = await switchOn(headers)
    await world.query('update second_factors set sealed_secret = $1 where user_id = $2', [
      Buffer.alloc(80),
      demo.owner.id,
    ])
    for (let time = 0; time < 12; time++) {
      const refused = await enter(demo.owner, codeOf(secret))
      expect([refused.status, refused.json.meta.message]).toEqual([
        503,
        'Your authenticator cannot be checked now: use a recovery code, or ask whoever runs this Foyer.',
      ])
    }
    expect((await enter(demo.owner, codes[0])).status).toBe(200)
    const rejected = String(codes[0]).replaceAll(/\w/g, 'z')
    for (let time = 0; time < 10; time++) expect((await enter(demo.owner, rejected)).status).toBe(401)
    expect((await enter(demo.owner, codes[1])).status).toBe(429)
    world.clock.advance(15 * 60 + 1)
    expect((await world.app.delete(path, { headers })).status).toBe(403)
    const again = await openSession(world, { ...demo.owner, code: String(codes[1]) })
    expect((await world.app.delete(path, { headers: again.headers })).status).toBe(204)
  })

  it('SEC-17 whose set-up was started but cannot be decrypted is started again, and no guess is counted', async () => {
    const { headers } = await openSession(world, demo.memberWithoutRights)
    const { secret } = (await world.app.post(path, { headers })).json.data
    await world.query('update second_factors set sealed_secret = $1 where user_id = $2', [
      Buffer.alloc(80),
      demo.memberWithoutRights.id,
    ])
    for (let time = 0; time < 12; time++) {
      const refused = await world.app.put(path, { headers, body: { code: codeOf(secret) } })
      expect([refused.status, refused.json.meta.message]).toEqual([
        503,
        'Your authenticator cannot be checked now: begin again with a new secret, or ask whoever runs this Foyer.',
      ])
    }
    expect((await switchOn(headers)).status).toBe(200)
    expect((await world.app.delete(path, { headers })).status).toBe(204)
  })

  it('SEC-16 opens one session for five concurrent requests with one code', async () => {
    const { headers } = await openSession(world, demo.stranger)
    const { secret } = await switchOn(headers)
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(demo.stranger, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    world.clock.advance(30)
    expect(
      (await world.app.post('/account/me/proof', { headers, body: { code: codeOf(secret) } })).status,
    ).toBe(200)
    const rejected = await world.app.post('/account/me/proof', { headers, body: { code: '123456' } })
    expect(rejected.json.meta.errors).toEqual({ code: ['is wrong, or it was used before'] })
  })

  it('SEC-16 codes cannot be guessed: after ten wrong ones even the right one waits', async () => {
    const { headers } = await openSession(world, demo.memberWithoutRights)
    const { secret } = await switchOn(headers)
    for (let time = 0; time < 10; time++)
      expect((await enter(demo.memberWithoutRights, '000001')).status).toBe(401)
    expect((await enter(demo.memberWithoutRights, codeOf(secret))).status).toBe(429)
    world.clock.advance(15 * 60 + 1)
    expect((await enter(demo.memberWithoutRights, codeOf(secret))).status).toBe(200)
  })

  it('SEC-16 keeps its secret sealed and its codes hashed, and says so in the log of events', async () => {
    const { headers } = await openSession(world, demo.operator)
    const { secret, codes } = await switchOn(headers)
    const rows = await world.query(
      'select f::text as row from second_factors f union all select c::text from recovery_codes c',
    )
    for (const { row } of rows) {
      expect(String(row)).not.toContain(secret)
      expect(String(row)).not.toContain(String(codes[0]))
    }
    expect(world.logs.join('\n')).not.toContain(secret)
    await world.app.delete(path, { headers })
    const entries = await world.query(
      "select action from audit_log where user_id = $1 and action like 'second-factor%' order by id",
      [demo.operator.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['second-factor-enable', 'second-factor-disable'])
    const mails = await world.query(
      "select subject from mails where recipient = $1 and subject like 'Second%' order by id",
      [demo.operator.login],
    )
    expect(mails).toEqual([
      { subject: 'Second factor switched on' },
      { subject: 'Second factor switched off' },
    ])
  })
})

describe('an operator in production', () => {
  const env = {
    FOYER_MODE: 'production',
    PUBLIC_API_URL: 'https://api.example.com',
    PUBLIC_APP_URL: 'https://app.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'foyer@example.com',
    FOYER_ROLES: 'api,app',
  }

  it('SEC-16 can do nothing without a second factor, not even with a token; the sandbox does not ask for one', async () => {
    const sandbox = await startWorld()
    const token = { as: await signedIn(sandbox.world, demo.operator) }
    const list = '/account/operator/applications'
    expect((await sandbox.world.app.get(list, token)).status).toBe(200)
    await sandbox.world.query("update foyer_meta set value = 'production' where key = 'mode'")
    const { world: production, close } = await startWorld({ env, beside: sandbox.world })
    const host = { host: 'app.example.com' }

    const { headers: signed, me } = await openSession(production, demo.operator, host)
    const headers = { ...signed, ...host }
    expect(me.second_factor).toBe('required')
    for (const call of [{ headers }, { ...token, headers: host }]) {
      const answer = await production.app.get(list, call)
      expect([answer.status, answer.json.meta.code]).toEqual([403, 'second_factor_required'])
    }
    expect((await switchOn(headers, production)).status).toBe(200)
    expect((await production.app.get(list, { headers })).status).toBe(200)
    expect((await production.app.get(list, { ...token, headers: host })).status).toBe(200)
    await close()
    await sandbox.close()
  })
})
