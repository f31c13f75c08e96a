import { describe, expect, it } from 'vitest'
import { marked, useHintWatchers } from '../../../../test/hint-watchers.ts'
import { install } from '../../../../test/marketplace.ts'
import { createClient } from '../../../../test/webhooks.ts'
import { startWorld, useWorld } from '../../../../test/world.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { main, second } = demo.locations
const { watch, mark, giveRole, takeRole } = useHintWatchers(world)

describe('hints, which may be lost,', () => {
  it('LIV-07 hints come from every process, and not for what was rolled back', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    const { next } = await watch(demo.owner)
    await world.program.ctx.db
      .transaction(async tx => {
        tx.afterCommit(() => mark())
        throw new Error('never mind')
      })
      .catch(() => undefined)
    const { id } = await createClient(beside)
    expect(await next()).toMatchObject({ resource: 'client', id })
    await close()
  })

  it('LIV-08 while nobody watches, nothing is sent', async () => {
    const received: string[] = []
    world.program.ctx.notifications.on('foyer_topic_lines', line => received.push(line))
    await createClient(world)
    const { next } = await watch(demo.owner)
    const { id } = await createClient(world)
    expect(await next()).toMatchObject({ id })
    expect(received).toHaveLength(1)
    expect(world.program.ctx.liveTopics.isWanted(`location:${main}`)).toBe(true)
    expect(world.program.ctx.liveTopics.isWanted(`partner:${demo.otherPartner.id}`)).toBe(false)
  })

  it('LIV-09 more hints than fit become one resync of their Location', async () => {
    const { next } = await watch(demo.owner)
    for (let id = 1; id <= 1000; id++)
      hint(world.program.ctx, { kind: 'change', location_id: main, resource: 'client', id, status: 'update' })
    expect(await next()).toEqual({ kind: 'resync', location_id: main, partner_id: null })
    mark()
    expect(await next()).toEqual(marked)
  })

  it('SEC-86 nobody learns that there were too many hints of what they may not see', async () => {
    await giveRole(demo.stranger.id, ['timetable_access'])
    const { next } = await watch(demo.stranger)
    const owner = await watch(demo.owner)
    for (let id = 1; id <= 1000; id++)
      hint(world.program.ctx, { kind: 'change', location_id: main, resource: 'client', id, status: 'update' })
    expect(await owner.next()).toMatchObject({ kind: 'resync' })
    mark()
    expect(await next()).toEqual(marked)
    await takeRole(demo.stranger.id)
  })

  it('LIV-09 the same hint many times is sent once', async () => {
    const { next } = await watch(demo.owner)
    for (let count = 0; count < 1000; count++) mark()
    expect(await next()).toEqual(marked)
    mark(second)
    expect(await next()).toMatchObject({ location_id: second })
  })

  it('LIV-10 whoever may have missed hints reads everything again', async () => {
    const { next } = await watch(demo.owner)
    await world.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    )
    expect(await next()).toEqual({ kind: 'resync', location_id: null, partner_id: null })
    mark()
    expect(await next()).toEqual(marked)
  })

  it('LIV-10 a process that has just started hints before it knows who watches', async () => {
    const { next } = await watch(demo.owner)
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    mark(main, beside)
    expect(await next()).toEqual(marked)
    await close()
  })

  it('an installation of nobody who watches asks the database for nothing', async () => {
    await install(world, { applicationId: demo.applications.chatBot })
    expect(world.program.ctx.liveTopics.isIdle).toBe(true)
  })
})
