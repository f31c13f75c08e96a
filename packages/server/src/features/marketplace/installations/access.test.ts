import { type Right, rightSlugs } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freeze, grant, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { lockWaits } from '../../../../test/until.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { platformActor } from '../../events/event.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { applications, locations } = demo

let beside: World
let close: () => Promise<void>
beforeAll(async () => {
  const started = await startWorld({ beside: world, clock: world.clock.twin() })
  beside = started.world
  close = () => started.close()
})
afterAll(() => close())

beforeEach(async () => {
  await world.query('delete from installations')
  await world.query('update applications set rights = $1, disabled_at = null where id = $2', [
    rightSlugs,
    applications.public,
  ])
})

const mine = async (where = world) =>
  (await where.api.get('/v1/companies?my=1', { as: as.systemUser })).json.data.map(
    ({ id }: { id: number }) => id,
  )
const clients = (where = world) =>
  where.api.post('/v1/company/1/clients/search', { as: as.systemUser, body: {} })

/** Lists one read operation for each right that guards one. */
const reads: [Right, string][] = [
  ['settings_services_access', '/v1/resources/1'],
  ['clients_access', '/v1/client/1/1'],
  ['timetable_access', '/v1/records/1'],
  ['storages_access', '/v1/goods/1'],
  ['finances_access', '/v1/finance_transactions/1'],
  ['loyalty_access', '/v1/loyalty/cards/1'],
]

describe('the system user', () => {
  it('AUT-06 MKT-04 sees the Locations with an active installation, and no others', async () => {
    expect(await mine()).toEqual([])
    await grant(world)
    expect(await mine()).toEqual([])
    await install(world)
    await install(world, { locationId: locations.second })
    expect(await mine()).toEqual([locations.main, locations.second])
    await uninstall(world, { locationId: locations.main })
    expect(await mine()).toEqual([locations.second])
    expect((await world.api.get('/v1/company/1', { as: as.systemUser })).status).toBe(403)
    expect((await world.api.get('/v1/company/2', { as: as.systemUser })).status).toBe(200)
    expect((await world.api.get('/v1/company/5', { as: as.systemUser })).status).toBe(403)
  })

  it('AUT-06 has exactly the rights that its application declares', async () => {
    await install(world)
    for (const [declared] of reads) {
      await world.query('update applications set rights = $1 where id = $2', [
        [declared],
        applications.public,
      ])
      for (const [right, path] of reads) {
        const { status } = await world.api.get(path, { as: as.systemUser })
        expect(status, `${declared}: ${path}`).toBe(right === declared ? 200 : 403)
      }
    }
    // A system user is never an owner, whatever its application declares.
    await world.query('update applications set rights = $1', [rightSlugs])
    expect((await world.api.delete('/v1/company/1', { as: as.systemUser })).status).toBe(403)
  })

  it('AUT-06 an application that is connected nowhere gives no access to another one', async () => {
    await install(world, { applicationId: applications.chatBot })
    expect(await mine()).toEqual([])
    expect((await clients()).status).toBe(403)
  })

  it('LNK-09 loses the Location at once, in every process', async () => {
    await install(world)
    for (const [from, other] of [
      [world, beside],
      [beside, world],
    ] as const) {
      await install(from)
      // Both have answered before, so a stale cache would show.
      for (let time = 0; time < 3; time++)
        expect([(await clients(from)).status, (await clients(other)).status]).toEqual([200, 200])
      expect((await uninstall(from)).status).toBe(200)
      expect([(await clients(from)).status, (await clients(other)).status]).toEqual([403, 403])
      expect([await mine(from), await mine(other)]).toEqual([[], []])
    }
  })

  it('LNK-07 is refused from the commit of a freeze on, and of a disabled application too', async () => {
    await install(world)
    expect((await clients(beside)).status).toBe(200)
    await freeze(world)
    expect([(await clients()).status, (await clients(beside)).status]).toEqual([403, 403])
    await unfreeze(world)
    expect((await clients()).status).toBe(200)
    await world.query('update applications set disabled_at = now() where id = $1', [applications.public])
    expect([(await clients()).status, (await clients(beside)).status]).toEqual([403, 403])
  })

  it('a change that was let in before a freeze, and would commit after it, is refused and leaves nothing', async () => {
    await install(world)
    const { ctx } = world.program
    const { lockInstallation } = await import('./installation.store.ts')
    const before = await world.query('select * from clients where id = 1')
    let changing: ReturnType<World['api']['put']> | undefined
    await ctx.db.transaction(async tx => {
      await lockInstallation(tx, { locationId: locations.main, applicationId: applications.public })
      changing = world.api.put('/v1/client/1/1', { as: as.systemUser, body: { comment: 'too late' } })
      await lockWaits(world)
      const { writeStatus } = await import('./installation.store.ts')
      await writeStatus(
        tx,
        { locationId: locations.main, applicationId: applications.public },
        {
          from: 'active',
          to: 'freezed',
          source: 'platform',
          actor: platformActor,
          at: ctx.clock.now(),
        },
      )
    })
    expect((await changing)?.status).toBe(403)
    expect(await world.query('select * from clients where id = 1')).toEqual(before)
  })

  it('changes and freezes at once: what was answered 200 happened before the freeze', async () => {
    for (let round = 0; round < 5; round++) {
      await world.query('delete from installations')
      await install(world)
      const [removed, ...changes] = await Promise.all([
        uninstall(beside),
        ...Array.from({ length: 6 }, (_, index) =>
          world.api.put(`/v1/client/1/${index + 1}`, {
            as: as.systemUser,
            body: { comment: `round ${round}` },
          }),
        ),
      ])
      expect(removed.status).toBe(200)
      for (const [index, { status }] of changes.entries()) {
        expect([200, 403]).toContain(status)
        const [row] = await world.query('select comment from clients where location_id = 1 and id = $1', [
          index + 1,
        ])
        expect(row?.comment === `round ${round}`).toBe(status === 200)
      }
    }
  })

  it('asks by index, however many Locations there are', async () => {
    const plan = async (query: string) =>
      JSON.stringify(await world.query(`explain ${query}`)).replaceAll('\\"', '"')
    await world.query('set enable_seqscan = off')
    const one = await plan('select * from location_access where location_id = 1 and user_id = 1')
    expect(one).toMatch(/memberships_(pkey|user)/)
    expect(one).toContain('applications_system_user_id_key')
    expect(one).toMatch(/installations_(pkey|active)/)
    const all = await plan('select location_id from location_access where user_id = 1')
    expect(all).toContain('memberships_user')
    expect(all).toContain('installations_active')
    expect(all).not.toContain('roles')
    expect(one + all).not.toContain('Seq Scan')
    await world.query('reset enable_seqscan')
  })
})
