import { describe, expect, it } from 'vitest'
import { useInstallations } from '../../../../test/installations.ts'
import { confirm, freeze, grant, install, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { as } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const { world, statusOf, logs } = useInstallations()
const { applications, locations } = demo
const hours = 3600

describe('the callback', () => {
  it('LNK-04 MKT-02 within the window activates the installation, gives the system user access and stores the settings', async () => {
    await grant(world)
    const settings = {
      webhook_urls: ['https://acme.example/hooks?a=1', 'https://acme.example/hooks/'],
      api_key: 'the-key',
      login: 'the-login',
      secret_key: 'the-secret',
      channels: ['sms'],
      chat_url: 'https://acme.example/chat',
      tips_url: 'http://acme.example/tips',
      unknown: 'ignored',
    }
    const confirmed = await confirm(world, { settings })
    expect(confirmed.status).toBe(201)
    expect(confirmed.json.data).toEqual({ user_id: demo.systemUser.id })
    const { data } = (await readStatus(world)).json
    expect(data.connection_status.status).toBe('active')
    expect(data.special_settings).toEqual({
      chat_url: settings.chat_url,
      tips_url: settings.tips_url,
      channels: ['sms'],
      short_names: [],
    })
    expect(await logs()).toEqual(['uninstalled>pending marketplace', 'pending>active partner_api'])
    expect((await world.query('select url from endpoints order by id')).map(({ url }) => url)).toEqual(
      settings.webhook_urls,
    )
    const companies = await world.api.get('/v1/companies?my=1', { as: as.systemUser })
    expect(companies.json.data.map(({ id }: { id: number }) => id)).toEqual([locations.main])
  })

  it('secrets are sealed, and neither answered nor logged', async () => {
    await install(world, { settings: { api_key: 'very-secret-key', secret_key: 'other-secret' } })
    const [row] = await world.query('select sealed_settings from installations')
    expect(String(row?.sealed_settings)).not.toContain('very-secret-key')
    const { sealPurpose } = await import('./callback-settings.ts')
    const { unseal } = await import('../../../platform/crypto/seal.ts')
    const purpose = sealPurpose({ locationId: locations.main, applicationId: applications.public })
    expect(JSON.parse(unseal(world.program.ctx.key, purpose, row?.sealed_settings as Buffer))).toEqual({
      api_key: 'very-secret-key',
      secret_key: 'other-secret',
    })
    expect((await readStatus(world)).text).not.toContain('secret')
    expect(world.logs.join('\n')).not.toContain('very-secret-key')
  })

  it('LNK-06 counts up to and including 12:00:00 after the last grant, and not a second later', async () => {
    for (const [seconds, status] of [
      [12 * hours - 1, 201],
      [12 * hours, 201],
      [12 * hours + 1, 403],
    ] as const) {
      await world.query('delete from installations')
      await grant(world)
      world.clock.advance(seconds)
      const answer = await confirm(world)
      expect(answer.status, `${seconds} s`).toBe(status)
      expect(await statusOf()).toBe(status === 201 ? 'active' : 'pending')
    }
    expect((await confirm(world)).json.meta.message).toContain('the owner must connect again')
  })

  it('LNK-05 that is late is refused and changes nothing; after another grant it is accepted', async () => {
    await grant(world)
    world.clock.advance(12 * hours + 1)
    const before = await world.query('select * from installations')
    expect((await confirm(world, { settings: { chat_url: 'https://acme.example' } })).status).toBe(403)
    expect(await world.query('select * from installations')).toEqual(before)
    await grant(world)
    expect((await confirm(world)).status).toBe(201)
  })

  it('on an active installation replaces what is sent, without a row in the log', async () => {
    await install(world, {
      settings: {
        chat_url: 'https://a.example',
        webhook_urls: ['https://a.example/1', 'https://a.example/2'],
      },
    })
    const again = await confirm(world, {
      settings: {
        tips_url: 'https://b.example',
        webhook_urls: ['https://a.example/2', 'https://b.example/3'],
      },
    })
    expect(again.status).toBe(201)
    const { data } = (await readStatus(world)).json
    expect(data.special_settings).toMatchObject({
      chat_url: 'https://a.example',
      tips_url: 'https://b.example',
    })
    expect(data.logs).toHaveLength(2)
    expect((await world.query('select url from endpoints order by url')).map(({ url }) => url)).toEqual([
      'https://a.example/2',
      'https://b.example/3',
    ])
  })

  it('without an installation and after an uninstall is 404; while freezed it is 403', async () => {
    expect((await confirm(world)).status).toBe(404)
    await install(world)
    await uninstall(world)
    expect((await confirm(world)).status).toBe(404)
    await install(world)
    await freeze(world)
    expect((await confirm(world)).status).toBe(403)
  })

  it('AUT-07 for an application of another partner is 403, for an unknown one 404', async () => {
    await grant(world)
    expect((await confirm(world, {}, as.otherPartner)).status).toBe(403)
    expect((await confirm(world, { applicationId: applications.otherPartner })).status).toBe(403)
    expect((await confirm(world, { applicationId: 987654 })).status).toBe(404)
    expect((await confirm(world, { locationId: 987654 })).status).toBe(404)
    expect(await statusOf()).toBe('pending')
  })

  it('MKT-02 EXA-11 on the base address is 404, in the envelope, and names the right address', async () => {
    const where = `${world.program.ctx.urls.app}/marketplace/partner/callback`
    const body = { salon_id: 1, application_id: 1 }
    for (const path of ['/v1/marketplace/partner/callback', '/v1//marketplace/partner/callback/?a=1']) {
      for (const who of [as.partner, undefined]) {
        const answer = await world.api.post(path, { as: who, body })
        expect(answer.status).toBe(404)
        expect(answer.json).toMatchObject({ success: false, data: null })
        expect(answer.json.meta.message).toContain(`POST ${where}.`)
      }
    }
    const other = await world.api.post('/v1/marketplace/partner/callbacks', { as: as.partner, body })
    expect(other.json.meta.message).toBe('There is nothing at /api/v1/marketplace/partner/callbacks.')
  })

  it('succeeds twenty times at once, with one row in the log', async () => {
    await grant(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(world)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await logs()).toHaveLength(2)
  })

  it('422 names every field that is wrong', async () => {
    await grant(world)
    const many = Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`)
    for (const [settings, fields] of [
      [{ webhook_urls: many }, ['webhook_urls']],
      [{ webhook_urls: ['https://a.example', 'https://a.example'] }, ['webhook_urls']],
      [{ webhook_urls: 'https://a.example' }, ['webhook_urls']],
      [
        { webhook_urls: ['http://10.0.0.1/', 'https://a.example', 'http://169.254.169.254/latest'] },
        ['webhook_urls.0', 'webhook_urls.2'],
      ],
      [{ webhook_urls: ['javascript:alert(1)'] }, ['webhook_urls.0']],
      [{ chat_url: 'javascript:alert(1)', tips_url: 'ftp://a.example' }, ['chat_url', 'tips_url']],
      [{ channels: ['telegraph'] }, ['channels.0']],
      [{ api_key: 'x'.repeat(1001) }, ['api_key']],
      [{ salon_id: 'one', application_id: null }, ['application_id', 'salon_id']],
    ] as const) {
      const answer = await confirm(world, { settings })
      expect(answer.status, answer.text).toBe(422)
      expect(Object.keys(answer.json.meta.errors).sort()).toEqual(fields)
    }
    expect(await statusOf()).toBe('pending')
    expect((await world.app.post('/marketplace/partner/callback', { as: as.partner })).status).toBe(422)
  })

  it('ids may come as text', async () => {
    await grant(world)
    expect((await confirm(world, { settings: { salon_id: '1', application_id: '1' } })).status).toBe(201)
  })
})

describe('callback/redirect', () => {
  const path = '/marketplace/partner/callback/redirect'
  const post = (http: 'api' | 'app', rawBody: string, headers: Record<string, string> = {}) =>
    world[http].post(http === 'api' ? `/v1${path}` : path, {
      rawBody,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('MKT-13 with a partner token does what the callback does, on both addresses', async () => {
    for (const [http, prefix] of [
      ['api', '/v1'],
      ['app', ''],
    ] as const) {
      await world.query('delete from installations')
      await grant(world)
      const answer = await world[http].post(prefix + path, {
        as: as.partner,
        body: { salon_id: 1, application_id: 1, chat_url: 'https://acme.example' },
      })
      expect(answer.status).toBe(200)
      expect(answer.json.data).toEqual({ user_id: demo.systemUser.id })
      expect(await statusOf()).toBe('active')
    }
  })

  it("LNK-13 a browser's form post changes nothing and goes on to the application's card", async () => {
    await grant(world)
    for (const http of ['api', 'app'] as const) {
      const answer = await post(http, 'salon_id=1&application_id=1')
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toBe(`${world.program.ctx.urls.app}/appstore/applications/1`)
    }
    expect(await statusOf()).toBe('pending')
  })

  it('a malformed id goes on to the store', async () => {
    for (const body of [
      '',
      'application_id=',
      'application_id=../x',
      'application_id=1%0d%0aX:y',
      'a'.repeat(999),
    ])
      expect((await post('app', body)).headers.location).toBe(`${world.program.ctx.urls.app}/appstore`)
  })

  it('without a token and without a form it is 401; a form with a token is not JSON', async () => {
    expect((await world.app.post(path, { body: { salon_id: 1, application_id: 1 } })).status).toBe(401)
    expect((await world.app.post(path)).status).toBe(401)
    expect((await post('app', 'application_id=1', { authorization: as.partner })).status).toBe(415)
    expect((await post('app', 'a'.repeat(70_000))).status).toBe(413)
  })
})
