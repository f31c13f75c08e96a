import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { signedIn } from '../../../../test/people.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { main, second } = demo.locations
const { developer: dana } = demo
const asOwner = { as: as.ownerPerson }
const keysOf = (locationId: number) => `/account/locations/${locationId}/restricted_keys`
const read = (key: string, locationId: number = main) =>
  world.api.get(`/v3/locations/${locationId}/resources`, { as: bearer(key) })
const listed = async (keyId: number, locationId: number = main) =>
  (await world.app.get(keysOf(locationId), asOwner)).json.data.find(({ id }: { id: number }) => id === keyId)

beforeEach(() => makeOwner(main, second))

async function makeOwner(...locationIds: number[]) {
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at)
     select location_id, $1, id, now() from roles where slug = 'owner' and location_id = any($2)
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [dana.id, locationIds],
  )
  await invalidateAccess(world)
}

async function makeKeyAsDana() {
  const { status, json } = await world.app.post('/account/restricted_keys', {
    as: await signedIn(world, dana),
    body: { title: 'Dana', scopes: ['locations:read'], location_ids: [main, second] },
  })
  expect(status).toBe(201)
  return json.data as { id: number; key: string }
}

const removeDana = async (locationId: number = main) => {
  const { status } = await world.app.delete(`/account/locations/${locationId}/users/${dana.id}`, asOwner)
  expect(status).toBe(204)
}

describe('the restricted key of a former owner', () => {
  it('SEC-09 does not reach the Location any more, in any process, is listed as paused, and may be taken over', async () => {
    const other = await startWorld({ beside: world, clock: world.clock.twin() })
    try {
      const { id, key } = await makeKeyAsDana()
      const elsewhere = () => other.world.api.get(`/v3/locations/${main}/resources`, { as: bearer(key) })
      expect((await elsewhere()).status).toBe(200)
      expect((await read(key)).status).toBe(200)
      await removeDana()
      expect((await read(key)).status).toBe(404)
      await expect.poll(async () => (await elsewhere()).status, { timeout: 1000 }).toBe(404)
      // She still owns the other one.
      expect((await read(key, second)).status).toBe(200)
      expect(await listed(id)).toMatchObject({ authorized_by: dana.name, blocked_by: 'not_an_owner' })
      expect(await listed(id, second)).toMatchObject({ blocked_by: null })

      const taken = await world.app.post(`${keysOf(main)}/${id}/take_over`, asOwner)
      expect(taken.status).toBe(200)
      expect(Check(catalogue.restrictedKeys.takeOver.data, taken.json.data)).toBe(true)
      expect(taken.json.data).toMatchObject({
        created_by: dana.name,
        authorized_by: demo.owner.name,
        blocked_by: null,
      })
      expect((await read(key)).status).toBe(200)
      await expect.poll(async () => (await elsewhere()).status, { timeout: 1000 }).toBe(200)
      await removeDana(second)
      expect((await read(key, second)).status).toBe(404)
      expect((await read(key)).status).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('SEC-09 ends with another role too, and comes back with ownership', async () => {
    const { key } = await makeKeyAsDana()
    const [role] = await world.query(
      "select id::int from roles where location_id = 1 and slug = 'administrator'",
    )
    const changed = await world.app.put(`/account/locations/${main}/users/${dana.id}`, {
      ...asOwner,
      body: { role_id: role?.id },
    })
    expect(changed.status).toBe(200)
    expect((await read(key)).status).toBe(404)
    await makeOwner(main)
    await expect.poll(async () => (await read(key)).status, { timeout: 1000 }).toBe(200)
  })

  it('SEC-09 is seen and revoked by present owners, who alone may take it over', async () => {
    const { id, key } = await makeKeyAsDana()
    const takeOver = (locationId: number, keyId: number, who: string) =>
      world.app.post(`${keysOf(locationId)}/${keyId}/take_over`, { as: who })
    const asDana = await signedIn(world, dana)
    await removeDana()
    expect((await takeOver(main, id, asDana)).status).toBe(403)
    expect((await takeOver(main, id, as.newcomerPerson)).status).toBe(403)
    expect((await takeOver(main, 987_654, as.ownerPerson)).status).toBe(404)
    expect((await takeOver(demo.locations.blocked, id, as.ownerPerson)).status).toBe(404)
    expect((await world.app.delete(`${keysOf(main)}/${id}`, asOwner)).status).toBe(204)
    expect((await read(key, second)).status).toBe(401)
    expect((await takeOver(main, id, as.ownerPerson)).status).toBe(404)
    const audit = await world.query(
      "select action, location_id::int, user_id::int from audit_log where note like 'Dana%' order by id desc limit 4",
    )
    expect(audit.reverse()).toEqual([
      { action: 'restricted-key-create', location_id: main, user_id: dana.id },
      { action: 'restricted-key-create', location_id: second, user_id: dana.id },
      { action: 'restricted-key-revoke', location_id: main, user_id: demo.owner.id },
      { action: 'restricted-key-revoke', location_id: second, user_id: demo.owner.id },
    ])
  })
})
