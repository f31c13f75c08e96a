import { catalogue, rightSlugs, rights } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { grant, install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { publish } from '../../../../test/review.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const names: Record<string, string[]> = {
  'inside.example.com': ['10.0.0.4'],
  'hooks.example.com': ['1.1.1.1'],
}
const world = useWorld({ resolve: async hostname => names[hostname] ?? [] })
const base = '/account/applications'
let developer = ''
let stranger = ''

beforeAll(async () => {
  developer = await signedIn(world, demo.developer)
  stranger = await signedIn(world, demo.stranger)
})

const create = (fields: object = {}, who = developer) =>
  world.app.post(base, { as: who, body: { partner_id: 1, title: 'New', category: 'other', ...fields } })
const change = (id: number, body: object, who = developer) =>
  world.app.put(`${base}/${id}`, { as: who, body })
const read = (id: number, who = developer) => world.app.get(`${base}/${id}`, { as: who })
const texts = { short_description: 'Short.', description: 'Long.' }

async function published(fields: object = {}): Promise<number> {
  const { id } = (await create({ ...texts, ...fields })).json.data
  await world.app.post(`${base}/${id}/review`, { as: developer })
  expect((await publish(world, id)).json.data.stage).toBe('published')
  return id
}

describe('applications of a developer', () => {
  it('say in how many Locations they are connected, confirmed ones only', async () => {
    const connected = async () => (await read(demo.applications.chatBot)).json.data.connected_locations
    expect(await connected()).toBe(0)
    await grant(world, { applicationId: demo.applications.chatBot, locationId: demo.locations.second })
    expect(await connected()).toBe(0)
    await install(world, { applicationId: demo.applications.chatBot })
    expect(await connected()).toBe(1)
  })

  it('a new one is a draft with a system user of its own, and reads as it was written', async () => {
    const card = {
      title: 'Sync',
      icon: 'https://hooks.example.com/icon.png',
      ...texts,
      category: 'analytics',
      country_ids: [840, 276],
      price: 'Free',
      functionalities: ['reports'],
      is_public: false,
      rights: ['clients_access'],
      kinds: ['client'],
      registration_url: 'https://hooks.example.com/connect',
      asks_for_user_data: true,
      webhook_url: 'http://127.0.0.1:9000/hook',
      receiver_url: '',
      sends_partner_token: true,
      sends_payments: true,
    }
    const created = await create(card)
    expect(created.status).toBe(201)
    expect(Check(catalogue.applications.create.data, created.json.data)).toBe(true)
    expect(created.json.data).toMatchObject({
      ...card,
      stage: 'draft',
      partner: { id: 1 },
      is_disabled: false,
    })
    expect((await read(created.json.data.id)).json.data).toEqual(created.json.data)
    const other = await create()
    expect(other.json.data.system_user_id).not.toBe(created.json.data.system_user_id)
    const [user] = await world.query('select partner_id, password_hash from users where id = $1', [
      other.json.data.system_user_id,
    ])
    expect(user).toEqual({ partner_id: '1', password_hash: null })
    const listed = await world.app.get(base, { as: developer })
    expect(Check(catalogue.applications.list.data, listed.json.data)).toBe(true)
    expect(listed.json.data.map(({ id }: { id: number }) => id)).toContain(other.json.data.id)
  })

  it('AUT-07 nobody reads or changes an application of another partner, or learns that it exists', async () => {
    const { id } = (await create()).json.data
    const unknown = 987_654
    const calls = (path: string) => [
      () => world.app.get(path, { as: stranger }),
      () => world.app.put(path, { as: stranger, body: { title: 'Mine' } }),
      () => world.app.delete(path, { as: stranger }),
      () => world.app.post(`${path}/review`, { as: stranger }),
      () => world.app.delete(`${path}/review`, { as: stranger }),
      () => world.app.post(`${path}/whitelist_request`, { as: stranger }),
      () => world.app.get(`${path}/api_access`, { as: stranger }),
      () => world.app.put(`${path}/api_access`, { as: stranger, body: { user_id: 1 } }),
      () => world.app.get(`${path}/tariffs`, { as: stranger }),
      () => world.app.post(`${path}/tariffs`, { as: stranger, body: { title: 'X' } }),
      () => world.app.delete(`${path}/tariffs/1`, { as: stranger }),
    ]
    const before = (await read(id)).json.data
    const foreign = calls(`${base}/${id}`)
    for (const [index, call] of calls(`${base}/${unknown}`).entries()) {
      const [ours, nothing] = [await foreign[index]?.(), await call()]
      expect(ours?.status).toBe(404)
      expect(ours?.text).toBe(nothing.text)
    }
    expect((await read(id)).json.data).toEqual(before)
    expect((await create({}, stranger)).status).toBe(404)
    const listed = await world.app.get(`${base}?partner_id=1`, { as: stranger })
    expect(listed.json.data).toEqual([])
  })

  it('names every wrong field, and writes nothing', async () => {
    const [before] = await world.query('select count(*) from applications')
    const rejected = await create({
      title: ' ',
      category: 'nonsense',
      rights: ['fly'],
      kinds: ['x'],
      price: 'x'.repeat(300),
    })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.meta.errors).sort()).toEqual([
      'category',
      'kinds.0',
      'price',
      'rights.0',
      'title',
    ])
    const twice = await create({ rights: ['clients_access', 'clients_access'] })
    expect(twice.json.meta.errors).toEqual({ rights: ['must not name the same thing twice'] })
    expect((await create({ country_ids: [840, 1] })).json.meta.errors).toHaveProperty('country_ids')
    const urls = await create({
      icon: 'javascript:alert(1)',
      registration_url: 'http://169.254.169.254/',
      webhook_url: 'https://inside.example.com/',
      receiver_url: 'https://user:password@hooks.example.com/',
    })
    expect(urls.json.meta.errors).toEqual({
      icon: ['must be an http or https address'],
      registration_url: ['must not lead into a private network'],
      webhook_url: ['must not lead into a private network'],
      receiver_url: ['must not contain a user name or a password'],
    })
    expect((await world.query('select count(*) from applications'))[0]).toEqual(before)
  })

  it('an update changes what is sent and nothing else', async () => {
    const before = (await create({ ...texts, price: 'Free' })).json.data
    const changed = await change(before.id, { price: '', title: 'Renamed' })
    expect(changed.json.data).toEqual({ ...before, price: '', title: 'Renamed', revision: 2 })
    expect((await change(before.id, {})).json.data).toEqual(changed.json.data)
  })

  it('draft, review, published: complete first, unchanged during the review', async () => {
    const { id } = (await create()).json.data
    const submit = () => world.app.post(`${base}/${id}/review`, { as: developer })
    const incomplete = await submit()
    expect(incomplete.status).toBe(422)
    expect(Object.keys(incomplete.json.meta.errors)).toEqual(['short_description', 'description'])
    await change(id, texts)
    expect((await submit()).json.data.stage).toBe('review')
    expect((await submit()).json.data.stage).toBe('review')
    expect((await change(id, { title: 'Other' })).status).toBe(409)
    const withdraw = () => world.app.delete(`${base}/${id}/review`, { as: developer })
    expect((await withdraw()).json.data.stage).toBe('draft')
    expect((await withdraw()).status).toBe(409)
  })

  it('only a draft that was never connected can be deleted', async () => {
    const { id, system_user_id } = (await create()).json.data
    const saved = await world.app.put(`${base}/${id}/api_access`, {
      as: developer,
      body: { user_id: system_user_id },
    })
    expect((await world.app.delete(`${base}/${id}`, { as: developer })).status).toBe(204)
    expect((await read(id)).status).toBe(404)
    const dead = bearer(demo.partner.token, saved.json.data.user_token)
    expect((await world.api.get('/v1/companies?my=1', { as: dead })).status).toBe(401)
    const next = (await create({ title: 'Heir' })).json.data
    expect(next.system_user_id).toBe(system_user_id)

    expect((await world.app.delete(`${base}/${await published()}`, { as: developer })).status).toBe(409)
    await world.app.delete(`${base}/${next.id}`, { as: developer })
    const connected = (await create()).json.data.id
    const { login, password } = demo.developer
    const auth = await world.api.post('/v1/auth', { as: as.partner, body: { login, password } })
    const owner = bearer(demo.partner.token, auth.json.data.user_token)
    const granted = await grant(world, { applicationId: connected, locationId: demo.locations.test }, owner)
    expect(granted.status).toBe(201)
    expect((await world.app.delete(`${base}/${connected}`, { as: developer })).status).toBe(409)
  })

  it('a request for the whitelist waits for an operator', async () => {
    const { id } = (await create()).json.data
    const asked = await world.app.post(`${base}/${id}/whitelist_request`, { as: developer })
    expect(asked.json.data).toMatchObject({ is_whitelist_requested: true, is_whitelisted: false })
  })
})

describe('API access', () => {
  const save = (id: number, userId: number, who = developer) =>
    world.app.put(`${base}/${id}/api_access`, { as: who, body: { user_id: userId } })

  it('AUT-06 entering the system user issues its token once, and ends the one before', async () => {
    const id = demo.applications.chatBot
    await install(world, { applicationId: id })
    const userId = (await read(id)).json.data.system_user_id
    const empty = await world.app.get(`${base}/${id}/api_access`, { as: developer })
    expect(empty.json.data).toMatchObject({ user_id: userId, token_hint: null, token_created_at: null })
    const first = (await save(id, userId)).json.data
    expect(first.user_id).toBe(userId)
    const sees = async (token: string) => {
      const call = { as: bearer(demo.partner.token, token) }
      const { status, json } = await world.api.get('/v1/companies?my=1', call)
      return status === 200 ? json.data.map((location: { id: number }) => location.id) : status
    }
    expect(await sees(first.user_token)).toEqual([1])
    const second = (await save(id, userId)).json.data
    expect(await sees(first.user_token)).toBe(401)
    expect(await sees(second.user_token)).toEqual([1])
    const shown = await world.app.get(`${base}/${id}/api_access`, { as: developer })
    expect(Check(catalogue.applications.getApiAccess.data, shown.json.data)).toBe(true)
    expect(shown.json.data.token_hint).toBe(second.user_token.slice(-4))
    expect(shown.text).not.toContain(second.user_token)
    expect(world.logs.join()).not.toContain(second.user_token)
  })

  it('AUT-07 only the own system user or a free one of the same partner is taken', async () => {
    const one = (await create()).json.data
    const other = (await create()).json.data
    for (const userId of [other.system_user_id, demo.owner.id, 11, 987_654]) {
      const { status, json } = await save(one.id, userId)
      expect(status).toBe(422)
      expect(Object.keys(json.meta.errors)).toEqual(['user_id'])
    }
    await world.app.delete(`${base}/${other.id}`, { as: developer })
    const swapped = await save(one.id, other.system_user_id)
    expect(swapped.status).toBe(200)
    expect((await read(one.id)).json.data.system_user_id).toBe(other.system_user_id)
    const access = await world.app.get(`${base}/${one.id}/api_access`, { as: developer })
    expect(access.json.data.free_user_ids).toContain(one.system_user_id)
  })

  it('two applications that want the same free system user do not both get it', async () => {
    const [one, two, three] = [await create(), await create(), await create()].map(({ json }) => json.data)
    await world.app.delete(`${base}/${three.id}`, { as: developer })
    const answers = await Promise.all([
      save(one.id, three.system_user_id),
      save(two.id, three.system_user_id),
    ])
    expect(answers.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
  })
})

describe('what an application declares', () => {
  it('MKT-06 EXA-06 permissions lists the rights that are declared, and no other', async () => {
    const path = (id: number, location = 1) =>
      `/v1/company/${location}/marketplace/applications/${id}/permissions`
    const all = await world.api.get(path(demo.applications.public), { as: as.owner })
    expect(Check(catalogue.applications.listPermissions.data, all.json.data)).toBe(true)
    expect(all.json.data.map(({ slug }: { slug: string }) => slug)).toEqual(rightSlugs)
    expect(all.json.data.every(({ value }: { value: boolean }) => value)).toBe(true)
    const some = await world.api.get(path(demo.applications.chatBot), { as: as.owner })
    expect(some.json.data).toEqual(
      (['clients_access', 'client_phones_access', 'timetable_access'] as const).map(slug => ({
        slug,
        ...rights[slug],
        value: true,
      })),
    )
    expect((await world.api.get(path(demo.applications.otherPartner), { as: as.owner })).status).toBe(403)
    expect((await world.api.get(path(987_654), { as: as.owner })).status).toBe(404)
    expect((await world.api.get(path(1), { as: as.newcomer })).status).toBe(403)
    expect((await world.api.get(path(1, 987_654), { as: as.owner })).status).toBe(404)
    expect((await world.api.get(path(1), { as: as.partner })).status).toBe(401)
  })

  it('the dictionaries are open, with an ETag', async () => {
    for (const [path, slug] of [
      ['categories', 'chat_bots'],
      ['categories', 'sms_aggregators'],
      ['channels', 'whatsapp'],
      ['functionalities', 'booking'],
    ]) {
      const answer = await world.api.get(`/v2/marketplace/${path}`)
      expect(Check(catalogue.applications.listCategories.data, answer.json.data)).toBe(true)
      expect(answer.json.data).toContainEqual({ slug, title: expect.any(String) })
      expect(answer.headers.etag).toBeTruthy()
    }
  })
})
