import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, expect } from 'vitest'
import { hint } from '../src/features/infrastructure/hints/hints.ts'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { listen } from './event-stream.ts'
import { openSession } from './people.ts'
import { until } from './until.ts'
import { as, type World } from './world.ts'

const { main } = demo.locations
export const hintsPath = '/account/notifications/stream?hints=1'
type Person = { login: string; password: string }
type Hint = { kind: string; [field: string]: unknown }

/** What a hint says that `mark` sends. */
export const marked = { kind: 'change', location_id: main, resource: 'record', id: 999, status: 'update' }

/** People who watch hints in these tests; they leave after each. */
export function useHintWatchers(world: World) {
  const leaving: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave()
    await until(async () => world.program.ctx.liveTopics.isIdle, 'nobody watches')
  })

  /** Opens the stream as a browser does, and waits until hints come. */
  async function watch(person: Person, on: World = world) {
    const { headers } = await openSession(on, person)
    const stream = await listen(on.app.url + hintsPath, headers)
    leaving.push(() => stream.leave())
    const next = async (): Promise<Hint> => {
      for (;;) {
        const event = await stream.next()
        if (!event) throw new Error('The stream has ended.')
        if (event.data !== undefined) {
          const data = JSON.parse(event.data)
          expect(Check(catalogue.notifications.stream.data, data), event.data).toBe(true)
          expect(event.event).toBe(data.kind)
          return data
        }
      }
    }
    /** The next hint of a kind; others are passed over. */
    const nextOf = async (kind: string): Promise<Hint> => {
      for (;;) {
        const found = await next()
        if (found.kind === kind) return found
      }
    }
    expect(await next()).toEqual({ kind: 'ready' })
    return { next, nextOf, stream }
  }

  /** Hints of this Location come after those of before, so a test sees what did not come. */
  const mark = (locationId: number = main, on: World = world) =>
    hint(on.program.ctx, {
      kind: 'change',
      location_id: locationId,
      resource: 'record',
      id: 999,
      status: 'update',
    })

  /** Gives a person a role with these rights in the main Location. */
  async function giveRole(userId: number, rights: string[]) {
    const owner = { as: as.ownerPerson }
    const title = `Role ${Math.random()}`
    const role = await world.app.post(`/account/locations/${main}/roles`, {
      ...owner,
      body: { title, rights },
    })
    await world.query(
      `insert into memberships (location_id, user_id, role_id, created_at) values ($1, $2, $3, now())
       on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
      [main, userId, role.json.data.id],
    )
    const { ctx } = world.program
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    return role.json.data.id as number
  }
  const takeRole = (userId: number) =>
    world.app.delete(`/account/locations/${main}/users/${userId}`, { as: as.ownerPerson })

  return { watch, mark, giveRole, takeRole }
}
