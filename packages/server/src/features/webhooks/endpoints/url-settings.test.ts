import { builtInRoles, catalogue, resourceKinds } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { countDeadlocks } from '../../../../test/bookings.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { createClient, deliveriesTo, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
afterEach(async () => {
  await world.query("update installations set status = 'active', frozen_by = null where status = 'freezed'")
  await uninstall(world)
  await world.query('delete from endpoints')
  await world.query('delete from hook_settings')
})

const path = '/v1/hooks_settings/1'
const read = async (who = as.owner) => (await world.api.get(path, { as: who })).json.data
const write = (body: object, who = as.owner) => world.api.post(path, { as: who, body })
const set = async (body: object, who = as.owner) => {
  const { status, json, text } = await write(body, who)
  expect(status, text).toBe(201)
  return json.data
}

const flags = Object.values(resourceKinds).map(({ flag }) => flag)
const off = { active: 0, ...Object.fromEntries(flags.map(flag => [flag, 0])), self_sending: 0 }
const [one, two, called] = ['one', 'two', 'called'].map(name => `https://hooks.example/${name}`) as [
  string,
  string,
  string,
]
const callback = { settings: { webhook_urls: [called] } }

/** Reads everything that a POST may change. */
const stored = async () => ({
  endpoints: await world.query('select * from endpoints order by id'),
  settings: await world.query('select * from hook_settings'),
  audit: await world.query('select count(*) from audit_log'),
})

describe('settings of an application', () => {
  it('EXA-34 end with its installation, and do not come back with the next one', async () => {
    await install(world)
    await set({ urls: [], active: 1, client: 1 }, as.systemUser)
    await uninstall(world)
    expect(await read()).toMatchObject(off)
    await set({ urls: [], active: 0 })
    await install(world)
    expect(await read()).toMatchObject(off)
  })
})

describe('settings and other changes of a Location at once', () => {
  it('EXA-34 wait for each other without a deadlock', async () => {
    const before = await countDeadlocks(world)
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all([
        write({ urls: [`${one}/${round}`], active: 1, client: 1 }),
        ...[0, 1, 2].map(digit =>
          world.api.put('/v1/company/1', { as: as.owner, body: { zip: `${round}${digit}` } }),
        ),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200])
    }
    expect(await countDeadlocks(world)).toBe(before)
  })
})

describe('the settings of each URL', () => {
  it('EXA-34 are its own, and the flags above are never mixed with those of a callback', async () => {
    await set({ urls: [one], active: 0, client: 1 })
    await install(world, callback)
    const settings = await read()
    expect(Check(catalogue.webhooks.getSettings.data, settings)).toBe(true)
    expect(settings).toEqual({
      company_id: 1,
      urls: [one, called],
      ...off,
      client: 1,
      url_settings: [
        { url: one, ...off, client: 1 },
        { url: called, ...off, ...Object.fromEntries(flags.map(flag => [flag, 1])), active: 1 },
      ],
    })
  })

  it('EXA-34 show what was set for a URL, also where a callback names it too', async () => {
    await set({ urls: [called], active: 0, client: 1, self_sending: 1 })
    await install(world, callback)
    const expected = { ...off, client: 1, self_sending: 1 }
    expect((await read()).url_settings).toEqual([{ url: called, ...expected }])
    await uninstall(world)
    expect(await read()).toMatchObject({ ...expected, url_settings: [{ url: called, ...expected }] })
  })

  it('EXA-35 are decided by url_settings, and for URLs without a row by the flags above', async () => {
    const answer = await set({
      urls: [one, two],
      active: 1,
      client: 1,
      url_settings: [{ url: two, active: false, record: '1', self_sending: true }],
    })
    const rows = [
      { url: one, ...off, active: 1, client: 1 },
      { url: two, ...off, record: 1, self_sending: 1 },
    ]
    expect(answer).toEqual({
      company_id: 1,
      urls: [one, two],
      ...off,
      active: 1,
      client: 1,
      url_settings: rows,
    })
    expect(await read()).toEqual(answer)
    const short = await set({ urls: [one], active: 1, url_settings: [{ url: one, good: 1 }] })
    expect(short.url_settings).toEqual([{ url: one, ...off, active: 1, good: 1 }])
    const plain = await set({ urls: [one, two], active: 1, client: 1 })
    expect(plain.url_settings.map(({ client, good }: Record<string, number>) => [client, good])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('EXA-35 decide what is delivered', async () => {
    await set({
      urls: [one, two],
      active: 1,
      self_sending: 1,
      client: 1,
      url_settings: [{ url: two, self_sending: 1, record: 1 }],
    })
    await createClient(world)
    await fannedOut(world)
    expect(await deliveriesTo(world, one)).toHaveLength(1)
    expect(await deliveriesTo(world, two)).toHaveLength(0)
  })

  it.each([
    ['a URL that is not among urls', [{ url: two }], ['url_settings.0.url']],
    ['two rows for a URL', [{ url: one }, { url: one, client: 1 }], ['url_settings.1.url']],
    ['a row without a URL', [{ client: 1 }], ['url_settings.0.url']],
    ['a flag that is none', [{ url: one, client: 2 }], ['url_settings.0.client']],
    ['eleven rows', Array.from({ length: 11 }, () => ({ url: one })), ['url_settings']],
    ['no list', { url: one }, ['url_settings']],
  ])('EXA-35 answer 422 to %s, and change nothing', async (_name, url_settings, fields) => {
    await set({ urls: [one], active: 1, client: 1 })
    const before = await stored()
    const refused = await write({ urls: [one], active: 1, url_settings })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.json.meta.errors)).toEqual(fields)
    expect(await stored()).toEqual(before)
  })

  it('EXA-35 need the right to each flag of a row, which the refusal names', async () => {
    await world.query(
      `update roles set rights = '{webhook_access,clients_access}' where location_id = 1
       and id = (select role_id from memberships where location_id = 1 and user_id = $1)`,
      [demo.memberWithoutRights.id],
    )
    await invalidateAccess(world)
    const body = { urls: [one], active: 1, client: 1, url_settings: [{ url: one, good: 1 }] }
    const refused = await write(body, as.newcomer)
    expect(refused.status).toBe(403)
    expect(refused.json.meta.message).toContain('good needs storages_access')
    expect((await read()).urls).toEqual([])
  })
})

describe('sending back what was answered', () => {
  const states: [name: string, make: () => Promise<unknown>][] = [
    ['nothing is set', async () => {}],
    ['one endpoint is inactive, with one flag', () => set({ urls: [one], active: 0, client: 1 })],
    ['there is one of a callback alone', () => install(world, callback)],
    [
      'one is inactive with one flag, and one is of a callback',
      async () => {
        await set({ urls: [one], active: 0, client: 1 })
        await install(world, callback)
      },
    ],
    [
      'each URL has flags of its own, and one is of a callback',
      async () => {
        const url_settings = [{ url: two, active: 0, good: 1, self_sending: 1 }]
        await set({ urls: [one, two], active: 1, record: 1, url_settings })
        await install(world, callback)
      },
    ],
    [
      'a person and a callback name the same URL',
      async () => {
        await set({ urls: [called], active: 0, client: 1 })
        await install(world, callback)
      },
    ],
    [
      'two applications name the same URL',
      async () => {
        await install(world, callback)
        await install(world, { ...callback, applicationId: demo.applications.paid })
      },
    ],
    [
      'an application has set its own',
      async () => {
        await install(world, callback)
        await set({ urls: [called, one], active: 1, client: 1 }, as.systemUser)
      },
    ],
    [
      'the application is frozen',
      async () => {
        await set({ urls: [one], active: 1, client: 1 })
        await install(world, callback)
        await world.query(
          "update installations set status = 'freezed', frozen_by = 'billing' where application_id = 1",
        )
      },
    ],
    [
      'the owner has switched them off',
      async () => {
        await set({ urls: [one], active: 1, client: 1 })
        await install(world, callback)
        await world.query('update endpoints set switched_off_at = now()')
      },
    ],
    ['there are flags and no URL', () => set({ urls: [], active: 1, client: 1 })],
  ]

  it.each(states)('EXA-36 changes nothing when %s', async (_name, make) => {
    await make()
    const settings = await read()
    // The row that concurrent writers lock may be new; it means the same as an absent one.
    expect(await set(settings)).toEqual(settings)
    const before = await stored()
    expect(await set(settings)).toEqual(settings)
    expect(await set({ ...settings, urls: [...settings.urls].reverse() })).toEqual(settings)
    expect(await stored()).toEqual(before)
    await uninstall(world, { applicationId: demo.applications.paid })
  })

  it.each(states)('EXA-36 leaves every endpoint to its owner when %s', async (_name, make) => {
    await make()
    const { endpoints } = await stored()
    const settings = await read()
    await set(settings)
    expect((await stored()).endpoints).toEqual(endpoints)
    await uninstall(world, { applicationId: demo.applications.paid })
  })

  it('EXA-36 by a client that does not know url_settings leaves the endpoint of a callback alone', async () => {
    await set({ urls: [one], active: 0, client: 1 })
    await install(world, callback)
    const { endpoints } = await stored()
    const { url_settings, ...known } = await read()
    expect(await set(known)).toEqual({ url_settings, ...known })
    const more = await set({ ...known, urls: [...known.urls, two] })
    expect(more.url_settings).toEqual([...url_settings, { url: two, ...off, client: 1 }])
    expect((await stored()).endpoints.slice(0, 2)).toEqual(endpoints)
    await uninstall(world)
    expect((await read()).urls).toEqual([one, two])
  })

  it('EXA-36 by the system user leaves the endpoint of a person to the person, and the other way round', async () => {
    await set({ urls: [one], active: 1, client: 1 })
    await install(world, callback)
    const settings = await read(as.systemUser)
    await set({ ...settings, urls: [...settings.urls, two] }, as.systemUser)
    const ownersOf = async () =>
      Object.fromEntries(
        (await stored()).endpoints.map(({ url, application_id, user_id }) => [
          url,
          application_id ?? user_id,
        ]),
      )
    const application = String(demo.applications.public)
    const owners = { [one]: String(demo.owner.id), [called]: application, [two]: application }
    expect(await ownersOf()).toEqual(owners)
    await set(await read())
    expect(await ownersOf()).toEqual(owners)
    await uninstall(world)
    expect(await read()).toMatchObject({ urls: [one], active: 1, client: 1 })
  })

  it('EXA-36 needs no right to what it does not change', async () => {
    await set({ urls: [one], active: 1, good: 1 })
    await install(world, callback)
    const { endpoints } = await stored()
    await world.query(
      `update roles set rights = '{webhook_access,clients_access}' where location_id = 1
       and id = (select role_id from memberships where location_id = 1 and user_id = $1)`,
      [demo.memberWithoutRights.id],
    )
    await invalidateAccess(world)
    await set(await read(as.newcomer), as.newcomer)
    expect((await stored()).endpoints).toEqual(endpoints)
  })

  it('EXA-36 revives an endpoint whose person lost a right', async () => {
    await set({ urls: [one], active: 1, client: 1 })
    await world.query('update endpoints set user_id = $1', [demo.stranger.id])
    await set(await read())
    expect((await stored()).endpoints).toMatchObject([{ url: one, user_id: String(demo.owner.id) }])
    expect(builtInRoles.owner.rights).toContain('webhook_access')
  })
})

describe('the endpoint of a callback', () => {
  it('EXA-36 becomes the caller’s when its row says something new', async () => {
    await install(world, callback)
    const settings = await read()
    const [row] = settings.url_settings
    await set({ ...settings, url_settings: [{ ...row, client: 0 }] })
    expect((await stored()).endpoints).toMatchObject([
      { url: called, application_id: null, user_id: String(demo.owner.id), is_active: true },
    ])
    await uninstall(world)
    expect((await read()).urls).toEqual([called])
  })

  it('EXA-36 becomes the caller’s when new flags are sent for all URLs, and goes when it is left out', async () => {
    await install(world, callback)
    const answer = await set({ urls: [called], active: 1, client: 1 }, as.systemUser)
    expect(answer.url_settings).toEqual([{ url: called, ...off, active: 1, client: 1 }])
    expect((await stored()).endpoints).toMatchObject([
      { application_id: String(demo.applications.public), kinds: ['client'] },
    ])
    await set({ urls: [], active: 1, client: 1 })
    expect((await stored()).endpoints).toEqual([])
  })
})
