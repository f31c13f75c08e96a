import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useInstallations } from '../../../../test/installations.ts'
import { confirm, grant, install, readStatus } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { as } from '../../../../test/world.ts'
import { unseal } from '../../../platform/crypto/seal.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { sealPurpose } from './callback-settings.ts'

const { world } = useInstallations()
const key = { locationId: demo.locations.main, applicationId: demo.applications.public }

const send = async (settings: object) => {
  const answer = await confirm(world, { settings })
  expect(answer.status, answer.text).toBe(201)
}
const urls = async () =>
  (await world.query('select url from endpoints where removed_at is null order by url')).map(({ url }) => url)
const special = async () => (await readStatus(world)).json.data.special_settings
const secrets = async () => {
  const [row] = await world.query('select sealed_settings from installations')
  const sealed = row?.sealed_settings as Buffer | null
  return sealed && JSON.parse(unseal(world.program.ctx.key, sealPurpose(key), sealed))
}

const all = {
  webhook_urls: ['https://a.example/1', 'https://a.example/2'],
  api_key: 'the-key',
  login: 'the-login',
  secret_key: 'the-secret',
  channels: ['sms'],
  chat_url: 'https://a.example/chat',
  tips_url: 'https://a.example/tips',
}
const given = { chat_url: all.chat_url, tips_url: all.tips_url, channels: ['sms'], short_names: [] }
const givenSecrets = { api_key: 'the-key', login: 'the-login', secret_key: 'the-secret' }

describe('a callback on an active installation', () => {
  it('EXA-02 with the two required fields alone changes nothing, and null says as little', async () => {
    await install(world)
    await send(all)
    const none = Object.fromEntries(Object.keys(all).map(name => [name, null]))
    for (const settings of [{}, none]) {
      await send(settings)
      expect([await urls(), await special(), await secrets()]).toEqual([
        all.webhook_urls,
        given,
        givenSecrets,
      ])
    }
  })

  it('EXA-02 replaces each field that is sent, and no other', async () => {
    await install(world)
    await send(all)
    await send({ tips_url: 'https://b.example', login: 'another' })
    expect(await special()).toEqual({ ...given, tips_url: 'https://b.example' })
    expect(await secrets()).toEqual({ ...givenSecrets, login: 'another' })
    expect(await urls()).toEqual(all.webhook_urls)
    await send({ webhook_urls: ['https://a.example/2', 'https://b.example/3'] })
    expect(await urls()).toEqual(['https://a.example/2', 'https://b.example/3'])
  })

  it('EXA-02 an empty list or text clears', async () => {
    await install(world)
    await send(all)
    await send({ webhook_urls: [], channels: [], chat_url: '', api_key: '' })
    expect(await urls()).toEqual([])
    expect(await special()).toEqual({ ...given, channels: [], chat_url: '' })
    expect(await secrets()).toEqual({ login: 'the-login', secret_key: 'the-secret' })
    await send({ login: '', secret_key: '' })
    expect(await secrets()).toBeNull()
  })

  it('EXA-02 twenty that bring one field each keep all of them', async () => {
    await install(world)
    const fields = Object.entries(all)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        confirm(world, {
          settings: Object.fromEntries([fields[index % fields.length] as [string, unknown]]),
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect([await urls(), await special(), await secrets()]).toEqual([all.webhook_urls, given, givenSecrets])
  })
})

describe('what existing clients send', () => {
  it('EXA-07 webhook_urls may be an object, whose values are taken; an empty one clears', async () => {
    await grant(world)
    await send({ webhook_urls: { 0: 'https://a.example/1', second: 'https://a.example/2' } })
    expect(await urls()).toEqual(all.webhook_urls)
    await send({ webhook_urls: {} })
    expect(await urls()).toEqual([])
  })

  it('EXA-07 api_key, login and secret_key may be numbers', async () => {
    await grant(world)
    await send({ api_key: 12_345, login: 79_001_234_567, secret_key: 0 })
    expect(await secrets()).toEqual({ api_key: '12345', login: '79001234567', secret_key: '0' })
  })

  it('EXA-07 says what is wrong with what is neither', async () => {
    await grant(world)
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [index, `https://${index}.example`]),
    )
    for (const [settings, errors] of [
      [{ webhook_urls: 'https://a.example' }, { webhook_urls: ['must be a list or an object'] }],
      [{ webhook_urls: many }, { webhook_urls: ['must have at most 10 fields'] }],
      [{ webhook_urls: { main: true } }, { 'webhook_urls.main': ['must be text, given once'] }],
      [{ webhook_urls: [''] }, { 'webhook_urls.0': ['must not be empty'] }],
      [
        { webhook_urls: { a: 'https://a.example', b: 'https://a.example' } },
        { webhook_urls: ['must not name the same thing twice'] },
      ],
      [
        { webhook_urls: { main: 'http://10.0.0.1/' } },
        { 'webhook_urls.main': ['must not lead into a private network'] },
      ],
      [{ api_key: true }, { api_key: ['must be text, given once or a number'] }],
      [{ secret_key: { $ne: 1 } }, { secret_key: ['must be text, given once or a number'] }],
      [{ login: 'x'.repeat(1001) }, { login: ['must have at most 1000 characters'] }],
      [{ chat_url: 'javascript:alert(1)' }, { chat_url: ['must be an http or https address'] }],
    ] as const) {
      const answer = await confirm(world, { settings })
      expect([answer.status, answer.json.meta.errors]).toEqual([422, errors])
    }
    expect(await urls()).toEqual([])
  })

  it('EXA-08 URLs have up to 4096 characters, in a callback, in the hooks settings and of an application', async () => {
    // The text cannot be compressed, because an index compresses values before it checks their size.
    const noise = Array.from({ length: 64 }, (_, index) => hash('sha512', `${index}`, 'base64url')).join('')
    const long = (length: number, name: string) => `https://a.example/${name}?${noise}`.slice(0, length)
    const [maxLengthUrl, other, beyond] = [long(4096, 'a'), long(4096, 'b'), long(4097, 'c')]
    await grant(world)
    await send({ webhook_urls: [maxLengthUrl, other], chat_url: maxLengthUrl, tips_url: maxLengthUrl })
    expect(await urls()).toEqual([maxLengthUrl, other].sort())
    expect((await special()).chat_url).toBe(maxLengthUrl)
    const refused = await confirm(world, { settings: { webhook_urls: [beyond], chat_url: beyond } })
    expect([refused.status, refused.json.meta.errors]).toEqual([
      422,
      {
        'webhook_urls.0': ['must have at most 4096 characters'],
        chat_url: ['must have at most 4096 characters'],
      },
    ])
    const settings = await world.api.post('/v1/hooks_settings/1', {
      as: as.owner,
      body: { urls: [maxLengthUrl], active: 1, client: 1, self_sending: 1 },
    })
    expect([settings.status, settings.json.data.urls]).toEqual([201, [maxLengthUrl]])
    const client = { name: 'Long', phone: '+14155550199' }
    expect((await world.api.post('/v1/clients/1', { as: as.owner, body: client })).status).toBe(201)
    await expect
      .poll(async () => (await world.query('select url from endpoint_queues')).map(({ url }) => url))
      .toContain(maxLengthUrl)
    const application = await world.app.put(`/account/applications/${demo.applications.draft}`, {
      as: await developer(),
      body: { webhook_url: maxLengthUrl, registration_url: maxLengthUrl, receiver_url: maxLengthUrl },
    })
    expect([application.status, application.json.data.webhook_url]).toEqual([200, maxLengthUrl])
  })
})

const developer = () => signedIn(world, demo.developer)
