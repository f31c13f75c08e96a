import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { confirm, grant } from '../../../../test/marketplace.ts'
import { connect, pay, payment } from '../../../../test/paying.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { deleteOldKeys } from './idempotency.ts'

const world = useWorld(withoutWorker)
const { main, second } = demo.locations
const under = (key: string) => ({ 'Idempotency-Key': key })

const addPosition = (title: string, key: string, { from = world, at = main as number } = {}) =>
  from.api.post(`/v1/positions/${at}`, { as: as.owner, body: { title }, headers: under(key) })

const countOf = async (table: string) =>
  Number((await world.query(`select count(*) from ${table}`))[0]?.count)
const positionsCalled = async (title: string) =>
  (await world.query('select id from positions where title = $1', [title])).length
const claimsOf = (key: string) =>
  world.query("select * from idempotency_keys where key_hash = sha256(convert_to($1, 'UTF8'))", [key])

describe('the same request under the same key', () => {
  const cases: [string, string, () => ReturnType<World['api']['post']>][] = [
    ['v1', 'positions', () => addPosition('Of v1', 'again 1')],
    [
      'v2',
      'webhook_secrets',
      () => world.api.post('/v2/webhooks/secret/rotate', { as: as.partner, headers: under('again 2') }),
    ],
    [
      'the account',
      'partners',
      () =>
        world.app.post('/account/partners', {
          as: as.ownerPerson,
          body: { title: 'Acme Two' },
          headers: under('again 3'),
        }),
    ],
  ]

  it.each(cases)('EXA-20 of %s answers the same and does nothing more', async (_name, table, send) => {
    const first = await send()
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(first.status).toBeLessThan(300)
    const before = await countOf(table)
    const again = await send()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await countOf(table)).toBe(before)
  })

  it('EXA-20 of the app listener: the callback of an installation', async () => {
    const of = { applicationId: demo.applications.paid, locationId: second }
    await grant(world, of)
    const send = () =>
      world.app.post('/marketplace/partner/callback', {
        as: as.partner,
        body: { salon_id: of.locationId, application_id: of.applicationId },
        headers: under('callback'),
      })
    const first = await send()
    expect(first.status).toBe(201)
    const again = await send()
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect((await confirm(world, of)).status).toBe(201)
  })

  it('EXA-20 is the same in another order of fields, and at another address', async () => {
    await connect(world, { applicationId: demo.applications.paid, locationId: main })
    const body = {
      ...payment({ from: '2026-01-01', to: '2026-02-01' }),
      salon_id: main,
      application_id: demo.applications.paid,
    }
    const first = await pay(world, body, under('spelling'))
    expect(first.status).toBe(200)
    const turned = Object.fromEntries(Object.entries(body).reverse())
    const again = await world.app.post('/marketplace/partner/payment/', {
      as: as.partner,
      body: turned,
      headers: under('spelling'),
    })
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('EXA-20 is done once, whoever sends it how often to which process', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        addPosition('At once', 'at once', { from: index % 2 ? world : beside }),
      ),
    )
    const done = answers.filter(({ status }) => status === 201)
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
    expect(new Set(done.map(({ json }) => json.data.id)).size).toBe(1)
    expect(done.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1)
    expect(await positionsCalled('At once')).toBe(1)
    await close()
  })
})

describe('another request under a used key', () => {
  it('EXA-21 is 422, whether the body or the path differs, and is not carried out', async () => {
    const first = await addPosition('First', 'used')
    expect(first.status).toBe(201)
    for (const answer of [
      await addPosition('Other', 'used'),
      await addPosition('First', 'used', { at: second }),
      await world.api.post(`/v1/labels/${main}`, {
        as: as.owner,
        body: { title: 'First' },
        headers: under('used'),
      }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.json.meta).toEqual({
        message: 'This Idempotency-Key was used for another request: use a new key for each request.',
        code: 'idempotency_mismatch',
      })
    }
    expect([await positionsCalled('Other'), await positionsCalled('First')]).toEqual([0, 1])
  })

  it('EXA-21 no payment is dropped silently: another sum is 422, and recorded under a new key', async () => {
    await connect(world, { applicationId: demo.applications.paid, locationId: main })
    const body = {
      ...payment({ from: '2026-03-01', to: '2026-04-01' }),
      salon_id: main,
      application_id: demo.applications.paid,
    }
    const first = await pay(world, body, under('month'))
    expect(first.status).toBe(200)
    const before = await countOf('payments')
    const other = { ...body, payment_sum: 77 }
    expect((await pay(world, other, under('month'))).status).toBe(422)
    expect(await countOf('payments')).toBe(before)
    expect((await pay(world, other, under('month 2'))).status).toBe(200)
    expect(await countOf('payments')).toBe(before + 1)
  })

  it('EXA-21 keys of different callers do not meet', async () => {
    const rotate = (who: string) =>
      world.api.post('/v2/webhooks/secret/rotate', { as: who, headers: under('shared') })
    const [mine, theirs] = [await rotate(as.partner), await rotate(as.otherPartner)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(theirs.json.data.secret).not.toBe(mine.json.data.secret)
  })
})

/** Locks positions, so that every write of one waits until it is released. */
async function whilePositionsAreLocked(work: (release: () => Promise<void>) => Promise<void>) {
  const client = new pg.Client(world.databaseUrl)
  await client.connect()
  await client.query('begin')
  await client.query('lock table positions in share mode')
  try {
    await work(async () => void (await client.query('commit')))
  } finally {
    await client.end()
  }
}

describe('a request that is still running', () => {
  it('EXA-22 is 409 with a time to wait, and its answer is there afterwards', () =>
    whilePositionsAreLocked(async release => {
      const first = addPosition('Slow', 'slow')
      await expect.poll(() => claimsOf('slow')).toHaveLength(1)
      const meanwhile = await addPosition('Slow', 'slow')
      expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([409, '1'])
      expect(meanwhile.json.meta.code).toBe('idempotency_running')
      expect((await addPosition('Other', 'slow')).json.meta.code).toBe('idempotency_mismatch')
      await release()
      expect((await first).status).toBe(201)
      expect((await addPosition('Slow', 'slow')).text).toBe((await first).text)
      expect(await positionsCalled('Slow')).toBe(1)
    }))

  it('EXA-23 and is taken for dead after a minute: whoever takes it over is the only one who commits', () =>
    whilePositionsAreLocked(async release => {
      const first = addPosition('Late', 'late')
      await expect.poll(() => claimsOf('late')).toHaveLength(1)
      world.clock.advance(61)
      const next = addPosition('Late', 'late')
      await expect.poll(async () => (await claimsOf('late'))[0]?.attempt).toBe(2)
      await release()
      expect([(await first).status, (await next).status]).toEqual([409, 201])
      expect(await positionsCalled('Late')).toBe(1)
      expect((await addPosition('Late', 'late')).text).toBe((await next).text)
    }))
})

describe('a process that dies', () => {
  const deleteAnswer = (key: string, changes: string) =>
    world.query(
      `update idempotency_keys set sealed_response = null, ${changes} where key_hash = sha256(convert_to($1, 'UTF8'))`,
      [key],
    )

  it('EXA-23 after its commit leaves a key that says so, and nothing is done twice', async () => {
    await addPosition('Gone', 'gone')
    await deleteAnswer('gone', "lease_until = '2020-01-01'")
    const again = await addPosition('Gone', 'gone')
    expect([again.status, again.json.meta.code]).toEqual([409, 'idempotency_lost'])
    expect(await positionsCalled('Gone')).toBe(1)
  })

  it('EXA-23 before its commit leaves a key that is taken over', async () => {
    await addPosition('Never', 'never')
    await world.query("delete from positions where title = 'Never'")
    await deleteAnswer('never', "lease_until = '2020-01-01', committed_at = null")
    const again = await addPosition('Never', 'never')
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, undefined])
    expect(await positionsCalled('Never')).toBe(1)
  })
})

describe('a request that has not changed anything', () => {
  it('EXA-24 is not stored when it was refused: the corrected request succeeds with the same key', async () => {
    expect((await addPosition('', 'mended')).status).toBe(422)
    await addPosition('Taken', 'other key')
    expect((await addPosition('Taken', 'mended')).status).toBe(409)
    expect(await claimsOf('mended')).toEqual([])
    expect((await addPosition('Free', 'mended')).status).toBe(201)
  })

  it('EXA-24 because it only reads takes no key, and answers what is true then', async () => {
    const search = (fields: object) =>
      world.api.post(`/v1/company/${main}/clients/search`, {
        as: as.owner,
        body: fields,
        headers: under('search'),
      })
    const before = (await search({})).json.meta.total_count
    const body = { name: `Key ${randomUUID()}`, phone: '+79161112244' }
    expect((await world.api.post(`/v1/clients/${main}`, { as: as.owner, body })).status).toBe(201)
    const again = await search({})
    expect([again.status, again.json.meta.total_count]).toEqual([200, before + 1])
    expect((await search({ page: 2 })).status).toBe(200)
    expect(await claimsOf('search')).toEqual([])
  })
})

describe('a key', () => {
  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
  ])('EXA-25 that is %s is 422, beside every other wrong field', async (_name, key) => {
    const answer = await addPosition('', key)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors).sort()).toEqual(['Idempotency-Key', 'title'])
  })

  it('EXA-25 that is given twice is 422', async () => {
    const { port } = new URL(world.api.url)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest({ port, method: 'POST', path: `/api/v1/positions/${main}` }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      })
      request.on('error', reject)
      request.setHeader('Authorization', as.owner)
      request.setHeader('Content-Type', 'application/json')
      request.setHeader('Idempotency-Key', ['one', 'two'])
      request.end('{"title":"Twice"}')
    })
    expect([status, await positionsCalled('Twice')]).toEqual([422, 0])
  })

  it('EXA-25 is for identified callers: an answer to an anonymous one is not stored', async () => {
    const before = await countOf('idempotency_keys')
    const signIn = () =>
      world.app.post('/account/sign_in', {
        body: { login: demo.owner.login, password: demo.owner.password },
        headers: under('sign in'),
      })
    const [first, again] = [await signIn(), await signIn()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.headers['set-cookie']).not.toEqual(first.headers['set-cookie'])
    expect(await countOf('idempotency_keys')).toBe(before)
  })

  it('EXA-25 does not apply to authentication: every attempt counts, and no token is returned twice', async () => {
    const auth = (password: string) =>
      world.api.post('/v1/auth', {
        as: as.partner,
        body: { login: demo.owner.login, password },
        headers: under('auth'),
      })
    const [first, again] = [await auth(demo.owner.password), await auth(demo.owner.password)]
    expect([first.status, again.status, (await auth('wrong password')).status]).toEqual([201, 201, 401])
    expect(again.json.data.user_token).not.toBe(first.json.data.user_token)
    expect(await claimsOf('auth')).toEqual([])
  })

  it('EXA-25 shows no response to a caller whose view has changed since', async () => {
    const { world: own, close } = await startWorld()
    const role = await own.query('select role_id from memberships where user_id = $1 and location_id = $2', [
      demo.memberWithoutRights.id,
      main,
    ])
    const setRights = async (rights: string[]) => {
      await own.query('update roles set rights = $2 where id = $1', [role[0]?.role_id, rights])
      await invalidateAccess(own)
    }
    await setRights(['clients_access', 'client_phones_access'])
    const create = () =>
      own.api.post(`/v1/clients/${main}`, {
        as: as.newcomer,
        body: { name: 'Seen', phone: '+79161112255' },
        headers: under('seen'),
      })
    const first = await create()
    expect([first.status, first.json.data.phone]).toEqual([201, '+79161112255'])
    await setRights(['clients_access'])
    const again = await create()
    expect([again.status, again.json.meta.code]).toEqual([409, 'idempotency_lost'])
    expect(again.text).not.toContain('79161112255')
    await close()
  })

  it('EXA-25 returns 403, not the stored response, to a caller who has lost the right', async () => {
    const { world: own, close } = await startWorld()
    expect((await addPosition('Right', 'right', { from: own })).status).toBe(201)
    await own.query('delete from memberships where user_id = $1', [demo.owner.id])
    await invalidateAccess(own)
    expect((await addPosition('Right', 'right', { from: own })).status).toBe(403)
    await close()
  })

  it('EXA-25 keeps its answer sealed: a secret that is shown once cannot be read from the database', async () => {
    const rotate = () =>
      world.api.post('/v2/webhooks/secret/rotate', { as: as.partner, headers: under('secret') })
    const { secret } = (await rotate()).json.data
    expect((await rotate()).json.data.secret).toBe(secret)
    const rows = await world.query("select encode(sealed_response, 'escape') as text from idempotency_keys")
    expect(rows.filter(({ text }) => String(text).includes(secret))).toEqual([])
  })

  it('EXA-25 is deleted after 24 hours by the clock of the platform, in batches', async () => {
    const first = await addPosition('Day', 'day')
    await world.query("delete from positions where title = 'Day'")
    world.clock.advance(24 * 60 * 60 - 60)
    expect((await addPosition('Day', 'day')).text).toBe(first.text)
    world.clock.advance(120)
    const later = await addPosition('Day', 'day')
    expect([later.status, later.headers['idempotency-replayed']]).toEqual([201, undefined])
    await world.query(`
      insert into idempotency_keys (caller, key_hash, request_signature, lease_until, created_at)
      select 'partner 1', sha256(convert_to(n::text, 'UTF8')), '', '2020-01-01', '2020-01-01' from generate_series(1, 2500) n`)
    await deleteOldKeys(world.program.ctx)
    expect(await world.query("select id from idempotency_keys where created_at < '2021-01-01'")).toEqual([])
    expect(await claimsOf('day')).toHaveLength(1)
  })

  it('EXA-25 works for a reset of the sandbox, which deletes the other keys', async () => {
    const { world: own, close } = await startWorld()
    await addPosition('Old world', 'old', { from: own })
    const reset = () => own.api.post('/v2/sandbox/reset', { as: as.partner, headers: under('reset') })
    const first = await reset()
    expect(first.status, first.text).toBeLessThan(300)
    expect((await reset()).headers['idempotency-replayed']).toBe('true')
    expect((await addPosition('New world', 'old', { from: own })).status).toBe(201)
    await close()
  })
})
