import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { makeKey } from '../../../../test/v3.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { isWellFormed, newKey } from './key-format.ts'

const world = useWorld(withoutWorker)
const main = demo.locations.main
const asOwner = { as: as.ownerPerson }
const asNewcomer = { as: as.newcomerPerson }
const keysOf = (locationId: number) => `/account/locations/${locationId}/restricted_keys`
const read = (caller: string, locationId: number = main) =>
  world.api.get(`/v3/locations/${locationId}/resources`, { as: caller })

describe('the form of a key', () => {
  it('is the one that secret scanners know: prefix, environment, 32 characters, checksum', () => {
    expect(newKey('sandbox')).toMatch(/^rk_test_[0-9A-Za-z]{38}$/)
    expect(newKey('production')).toMatch(/^rk_live_[0-9A-Za-z]{38}$/)
    expect(isWellFormed(demo.restrictedKey.key)).toBe(true)
    for (let count = 0; count < 50; count++) expect(isWellFormed(newKey('sandbox'))).toBe(true)
  })

  it('is refused with a single wrong character', () => {
    const key = newKey('sandbox')
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x'
      expect(isWellFormed(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
    }
  })
})

describe('restricted keys', () => {
  it('are made by an owner, shown once, and read what their Locations have', async () => {
    const created = await world.app.post('/account/restricted_keys', {
      ...asOwner,
      body: { title: 'Website', scopes: ['locations:read'], location_ids: [2, 1] },
    })
    expect(created.status).toBe(201)
    expect(Check(catalogue.restrictedKeys.create.data, created.json.data)).toBe(true)
    const { key, ...shown } = created.json.data
    expect(shown).toMatchObject({ title: 'Website', location_ids: [1, 2], created_by: 'Olivia Owner' })
    const listed = await world.app.get(keysOf(2), asOwner)
    expect(Check(catalogue.restrictedKeys.list.data, listed.json.data)).toBe(true)
    expect(listed.json.data).toContainEqual(shown)
    expect(listed.text).not.toContain(key)
    expect((await read(`Bearer ${key}`, 2)).status).toBe(200)
    const stored = JSON.stringify([await world.query('select * from restricted_keys'), world.logs])
    expect(stored).not.toContain(key)
  })

  it.each([
    ['no Location', { location_ids: [] }, 'location_ids'],
    ['somebody else’s Location', { location_ids: [1, demo.locations.foreign] }, 'location_ids'],
    ['an unknown Location', { location_ids: [98765] }, 'location_ids'],
    ['the same Location twice', { location_ids: [1, 1] }, 'location_ids'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes.0'],
    ['no title', { title: ' ' }, 'title'],
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['an end that is none', { expires_at: 'soon' }, 'expires_at'],
  ])('are refused with %s', async (_name, wrong, field) => {
    const { status, json } = await world.app.post('/account/restricted_keys', {
      ...asOwner,
      body: { title: 'Wrong', scopes: ['locations:read'], location_ids: [main], ...wrong },
    })
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual([field])
  })

  it('are a matter of owners: somebody with another role neither makes, sees nor revokes them', async () => {
    const body = { title: 'Mine', scopes: ['locations:read'], location_ids: [main] }
    const created = await world.app.post('/account/restricted_keys', { ...asNewcomer, body })
    expect(created.status).toBe(422)
    expect((await world.app.get(keysOf(main), asNewcomer)).status).toBe(403)
    expect((await world.app.delete(`${keysOf(main)}/1`, asNewcomer)).status).toBe(403)
    expect((await world.app.delete(`${keysOf(demo.locations.blocked)}/1`, asOwner)).status).toBe(404)
  })

  it('end at the moment that was set, by the clock of the platform', async () => {
    const expires_at = new Date(world.clock.now().getTime() + 60_000).toISOString()
    const key = await makeKey(world, { expires_at })
    world.clock.advance(59.999)
    expect((await read(key.as)).status).toBe(200)
    world.clock.advance(0.001)
    expect((await read(key.as)).status).toBe(401)
  })

  it('are revoked at once, in every process, and once', async () => {
    const other = await startWorld({ beside: world, clock: world.clock.twin() })
    try {
      const key = await makeKey(world)
      const elsewhere = () => other.world.api.get(`/v3/locations/${main}/resources`, { as: key.as })
      expect((await elsewhere()).status).toBe(200)
      expect((await world.app.delete(`${keysOf(main)}/${key.id}`, asOwner)).status).toBe(204)
      expect((await read(key.as)).status).toBe(401)
      await expect.poll(async () => (await elsewhere()).status, { timeout: 1000 }).toBe(401)
      expect((await world.app.delete(`${keysOf(main)}/${key.id}`, asOwner)).status).toBe(404)
    } finally {
      await other.close()
    }
  })

  it('tell when they were last used, to the minute', async () => {
    const key = await makeKey(world)
    const lastUse = async () => {
      const { json } = await world.app.get(keysOf(main), asOwner)
      return json.data.find(({ id }: { id: number }) => id === key.id).last_used_at
    }
    expect(await lastUse()).toBeNull()
    const first = world.clock.now().toISOString()
    await read(key.as)
    await expect.poll(lastUse).toBe(first)
    world.clock.advance(30)
    await read(key.as)
    expect(await lastUse()).toBe(first)
    world.clock.advance(30)
    await read(key.as)
    await expect.poll(lastUse).toBe(world.clock.now().toISOString())
  })

  it('are at most a hundred in a Location', async () => {
    await world.query(
      `with key as (
         insert into restricted_keys (hash, hint, title, scopes, created_at)
         select decode(md5(n::text), 'hex'), '', '', '{}', now() from generate_series(1, 100) n returning id)
       insert into restricted_key_locations (location_id, key_id) select $1, id from key`,
      [demo.locations.blocked],
    )
    const body = { title: 'One more', scopes: ['locations:read'], location_ids: [demo.locations.blocked] }
    expect((await world.app.post('/account/restricted_keys', { ...asOwner, body })).status).toBe(409)
  })
})
