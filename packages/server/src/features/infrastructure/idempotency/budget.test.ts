import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startWorld, type World } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { deleteOldKeys } from './idempotency.ts'

const { main } = demo.locations
const day = 24 * 60 * 60

let world: World
let close: () => Promise<void>
beforeAll(async () => {
  const started = await startWorld({
    env: { IDEMPOTENCY_KEYS_PER_DAY: '5', IDEMPOTENCY_MEGABYTES_PER_DAY: '1' },
  })
  world = started.world
  close = started.close
})
afterAll(() => close())

const addPosition = (title: string, key: string, { who = as.owner as string } = {}) =>
  world.api.post(`/v1/positions/${main}`, { as: who, body: { title }, headers: { 'Idempotency-Key': key } })
const countOf = async (title: string) =>
  (await world.query('select 1 from positions where title = $1', [title])).length
const nextDay = async () => {
  world.clock.advance(day + 3600)
  await deleteOldKeys(world.program.ctx)
}

describe('the keys of a caller', () => {
  it('EXA-48 are limited per day: beyond the limit nothing is carried out, and the response says so', async () => {
    for (let key = 1; key <= 5; key++)
      expect((await addPosition(`Key ${key}`, `number ${key}`)).status).toBe(201)
    const full = await addPosition('Too many', 'number 6')
    expect(full.status).toBe(429)
    expect(full.json.meta).toEqual({
      message: expect.stringMatching(
        /^You have used 5 Idempotency-Keys within a day, .* nothing was carried out\. Send the request without a key, or with one in \d+ s\.$/,
      ),
      code: 'idempotency_full',
    })
    const wait = Number(full.headers['retry-after'])
    expect(wait).toBeGreaterThan(day)
    expect(wait).toBeLessThanOrEqual(day + 3600)
    expect(full.headers['ratelimit-reset']).toBe(String(wait))
    expect(full.headers['ratelimit-policy']).toBe(`5;w=${day + 3600}`)
    expect(await countOf('Too many')).toBe(0)
  })

  it('EXA-48 that were used before still answer, and what has no key, or another partner, is not refused', async () => {
    const again = await addPosition('Key 1', 'number 1')
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect((await addPosition('Other', 'number 1')).status).toBe(422)
    const keyless = await world.api.post(`/v1/positions/${main}`, {
      as: as.owner,
      body: { title: 'Keyless' },
    })
    expect(keyless.status).toBe(201)
    const ofOther = as.owner.replace(demo.partner.token, demo.otherPartner.token)
    expect((await addPosition('Of another', 'number 1', { who: ofOther })).status).toBe(201)
    const person = await world.app.post('/account/partners', {
      as: as.ownerPerson,
      body: { title: 'Of a person' },
      headers: { 'Idempotency-Key': 'number 6' },
    })
    expect(person.status).toBe(201)
  })

  it('EXA-48 are counted for the partner, whoever it calls for, and without those that were refused', async () => {
    await nextDay()
    for (let time = 1; time <= 8; time++) expect((await addPosition('', `refused ${time}`)).status).toBe(422)
    for (let key = 1; key <= 5; key++)
      expect((await addPosition(`Day ${key}`, `next ${key}`)).status).toBe(201)
    const rotate = await world.api.post('/v2/webhooks/secret/rotate', {
      as: as.partner,
      headers: { 'Idempotency-Key': 'without a user' },
    })
    expect([rotate.status, rotate.json.meta.code]).toEqual([429, 'idempotency_full'])
  })

  it('EXA-48 are free again when they are deleted', async () => {
    world.clock.advance(day - 60)
    expect((await addPosition('Waiting', 'waiting')).status).toBe(429)
    await nextDay()
    expect((await addPosition('Waiting', 'waiting')).status).toBe(201)
    const usage = await world.query(
      "select keys, bytes::int from idempotency_usage where holder = 'partner 1'",
    )
    expect(usage).toEqual([{ keys: 1, bytes: expect.any(Number) }])
    expect(Number(usage[0]?.bytes)).toBeGreaterThan(100)
  })

  it('EXA-48 are limited in bytes: beyond the limit a key still prevents repeats, and says that the response is not stored', async () => {
    await nextDay()
    expect((await addPosition('Kept', 'kept')).status).toBe(201)
    await world.query("update idempotency_usage set bytes = 1024 * 1024 - 100 where holder = 'partner 1'")
    expect((await addPosition('Not kept', 'not kept')).status).toBe(201)
    const again = await addPosition('Not kept', 'not kept')
    expect([again.status, again.json.meta.code]).toEqual([409, 'idempotency_lost'])
    expect(again.json.meta.message).toContain('is not kept')
    expect(await countOf('Not kept')).toBe(1)
    expect((await addPosition('Kept', 'kept')).headers['idempotency-replayed']).toBe('true')
    expect(
      await world.query(
        "select keys, bytes::int from idempotency_usage where holder = 'partner 1' order by hour desc limit 1",
      ),
    ).toEqual([{ keys: 2, bytes: 1024 * 1024 - 100 }])
  })
})
