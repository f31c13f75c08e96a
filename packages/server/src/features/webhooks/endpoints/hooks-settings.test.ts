import { catalogue, resourceKinds } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { freeze, install, uninstall } from '../../../../test/marketplace.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
afterEach(async () => {
  await uninstall(world)
  await world.query('delete from endpoints')
  await world.query('delete from hook_settings')
})

const asOther = bearer(demo.otherPartner.token, demo.owner.token)
const read = (who = as.owner, location = 1) => world.api.get(`/v1/hooks_settings/${location}`, { as: who })
const write = (body: object, who = as.owner, location = 1) =>
  world.api.post(`/v1/hooks_settings/${location}`, { as: who, body })
const receivers = () => world.query('select * from endpoints order by id')

const flags = Object.values(resourceKinds).map(({ flag }) => flag)
const off = Object.fromEntries(flags.map(flag => [flag, 0]))
const nothing = { company_id: 1, urls: [], active: 0, ...off, self_sending: 0, url_settings: [] }
const url = 'https://hooks.example/a/?b=c&d=%20#e'

describe('the hooks settings', () => {
  it('HOK-01 are empty at first, and answer what was set, each URL as it was given', async () => {
    const before = await read()
    expect(before.status).toBe(200)
    expect(before.json.data).toEqual(nothing)
    expect(Check(catalogue.webhooks.getSettings.data, before.json.data)).toBe(true)
    const urls = [url, 'https://hooks.example/a/', 'https://hooks.example/a']
    const set = await write({ urls, active: true, client: '1', master: 1, self_sending: 1 })
    expect(set.status).toBe(201)
    const asked = { ...off, active: 1, client: 1, master: 1, self_sending: 1 }
    const expected = {
      company_id: 1,
      urls,
      ...asked,
      url_settings: urls.map(address => ({ url: address, ...asked })),
    }
    expect(set.json.data).toEqual(expected)
    expect((await read()).json.data).toEqual(expected)
    expect(await receivers()).toMatchObject(
      urls.map(address => ({
        url: address,
        kinds: ['staff', 'client'],
        includes_own_changes: true,
        is_active: true,
        user_id: String(demo.owner.id),
        application_id: null,
      })),
    )
    const every = Object.fromEntries(flags.map(flag => [flag, 1]))
    const all = await write({ urls, active: 1, ...every })
    expect(all.json.data).toMatchObject({ urls, active: 1, ...every, self_sending: 0 })
    expect((await receivers())[0]?.kinds).toEqual(Object.keys(resourceKinds))
  })

  it('HOK-01 replace the endpoints of the calling partner in that Location, and nobody else’s', async () => {
    await write({ urls: [url], active: 1, client: 1 }, asOther)
    await write({ urls: [url], active: 1, client: 1 }, as.owner, 2)
    await write({ urls: [url, 'https://hooks.example/b'], active: 1, record: 1 })
    await write({ urls: ['https://hooks.example/c'], active: 0, service: 1 })
    expect((await read()).json.data).toMatchObject({
      urls: ['https://hooks.example/c'],
      active: 0,
      record: 0,
      service: 1,
    })
    expect((await read(asOther)).json.data).toMatchObject({ urls: [url], active: 1, client: 1 })
    expect((await read(as.owner, 2)).json.data).toMatchObject({ urls: [url], client: 1 })
    await write({ urls: [], active: 1, client: 1 })
    expect((await read()).json.data).toMatchObject({ urls: [], active: 1, client: 1, service: 0 })
    expect((await read(asOther)).json.data.urls).toEqual([url])
  })

  it('show the endpoints of a callback, for the kinds of its application, and replace them too', async () => {
    await install(world, { settings: { webhook_urls: [url] } })
    const { urls, active, url_settings } = (await read()).json.data
    expect([urls, active]).toEqual([[url], 0])
    expect(url_settings).toMatchObject([
      { url, active: 1, client: 1, finances_operation: 1, self_sending: 0 },
    ])
    const next = 'https://hooks.example/next'
    expect((await write({ urls: [next], active: 1, client: 1 }, as.systemUser)).status).toBe(201)
    expect(await receivers()).toMatchObject([
      { url: next, kinds: ['client'], application_id: String(demo.applications.public) },
    ])
    expect((await read()).json.data).toMatchObject({ urls: [next], client: 1, record: 0 })
    await uninstall(world)
    expect((await read()).json.data).toEqual(nothing)
  })

  it('need the right to the module of every flag that is set, and name what is missing', async () => {
    await world.query(
      `update roles set rights = '{webhook_access,clients_access}' where location_id = 1
       and id = (select role_id from memberships where location_id = 1 and user_id = 3)`,
    )
    await invalidateAccess(world)
    const refused = await write({ urls: [url], active: 1, client: 1, good: 1, salon: 1 }, as.newcomer)
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain('good needs storages_access')
    expect(refused.json.meta.message).toContain('salon needs settings_access')
    expect(refused.json.meta.message).not.toContain('client needs')
    expect(await receivers()).toEqual([])
    const allowed = await write({ urls: [url], active: 1, client: 1 }, as.newcomer)
    expect(allowed.status).toBe(201)
    const shown = await world.app.get('/account/locations/1/receivers', { as: as.ownerPerson })
    expect(shown.json.data[0]).toMatchObject({ shows_phones: false })
  })

  it('refuse callers in the order of the conventions', async () => {
    expect((await read(as.partner)).status).toBe(401)
    expect((await read(as.owner, 987_654)).status).toBe(404)
    expect((await write({ active: 1 }, as.owner, 987_654)).status).toBe(422)
    expect((await read(as.owner, demo.locations.foreign)).status).toBe(403)
    expect((await write({ urls: [], active: 1 }, as.owner, demo.locations.foreign)).status).toBe(403)
    expect((await read(as.systemUser)).status).toBe(403)
  })

  it.each([
    ['no fields', {}, ['urls', 'active']],
    ['eleven URLs', { urls: Array.from({ length: 11 }, (_, n) => `${url}${n}`), active: 1 }, ['urls']],
    ['the same URL twice', { urls: [url, url], active: 1 }, ['urls']],
    ['an empty URL', { urls: [''], active: 1 }, ['urls.0']],
    ['no URL at all', { urls: ['ftp://hooks.example', {}], active: 1 }, ['urls.0', 'urls.1']],
    ['a bad URL and a bad flag', { urls: [url, 'http://10.0.0.1/'], active: 3 }, ['urls.1', 'active']],
    [
      'a bad URL and a bad row',
      { urls: ['x'], active: 1, url_settings: [{ url, client: 2 }] },
      ['urls.0', 'url_settings.0.url', 'url_settings.0.client'],
    ],
    ['a list for the body', [url], ['body']],
    ['a row that is none', { urls: [url], active: 1, url_settings: [null] }, ['url_settings.0.url']],
    ['URLs that are none', { urls: ['ftp://hooks.example', 'x'], active: 1 }, ['urls.0', 'urls.1']],
    ['a flag that is none', { urls: [], active: 1, client: 2, record: 'yes' }, ['client', 'record']],
    ['a text for the list', { urls: url, active: 1 }, ['urls']],
    ['a huge URL', { urls: [`https://hooks.example/${'a'.repeat(4096)}`], active: 1 }, ['urls.0']],
  ])('answer 422 to %s, name the fields, and change nothing', async (_, body, fields) => {
    await write({ urls: [url], active: 1, client: 1 })
    const refused = await write(body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.json.meta.errors).sort()).toEqual(fields.sort())
    expect((await read()).json.data).toMatchObject({ urls: [url], client: 1 })
  })

  it('WEB-12 refuse URLs that lead into a private network', async () => {
    const urls = [
      'http://10.0.0.1/',
      'http://169.254.169.254/latest',
      'http://[fd00::1]/',
      'http://intranet/',
    ]
    const refused = await write({ urls, active: 1 })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.json.meta.errors)).toHaveLength(urls.length)
    expect(await receivers()).toEqual([])
  })

  it('are those of one of two concurrent changes, complete', async () => {
    const lists = [1, 2, 3, 4].map(n => ({
      urls: [`https://hooks.example/${n}`, `https://hooks.example/${n + 1}`, `https://hooks.example/x${n}`],
      active: 1,
      client: n % 2,
      record: (n + 1) % 2,
    }))
    const answers = await Promise.all(lists.map(list => write(list)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { urls, client, record } = (await read()).json.data
    const winner = lists.find(list => list.urls[2] === urls.find((address: string) => address.includes('/x')))
    expect([...urls].sort()).toEqual([...(winner?.urls ?? [])].sort())
    expect({ client, record }).toEqual({ client: winner?.client, record: winner?.record })
    expect(new Set((await receivers()).map(({ kinds }) => String(kinds))).size).toBe(1)
  })

  it('cannot be changed by the system user of an application that is frozen', async () => {
    await install(world)
    await freeze(world)
    expect((await write({ urls: [url], active: 1, client: 1 }, as.systemUser)).status).toBe(403)
    expect(await receivers()).toEqual([])
  })
})
