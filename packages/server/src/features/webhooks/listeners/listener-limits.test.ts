import { describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { useListeners } from '../../../../test/listeners.ts'
import { install } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { maxListeners } from '../limits.ts'
import { lockPartner } from './listeners.store.ts'

const world = useWorld()
const { streams, open, trigger, leave, sumMissed } = useListeners(world)

describe('the limits of listeners', () => {
  it('LSN-05 a partner has five at once, and others are not in the way', async () => {
    for (let count = 0; count < maxListeners; count++) await open()
    const refused = await world.api.get('/v2/webhooks/listen', { as: as.partner })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15'])
    expect((await open({ who: as.otherPartner })).stream.status).toBe(200)
  })

  it('LSN-05 streams that open at the same moment count each other', async () => {
    const opened = await Promise.all(Array.from({ length: maxListeners * 3 }, () => open()))
    const served = opened.filter(({ ready }) => ready?.type === 'ready')
    expect(served).toHaveLength(maxListeners)
  })

  it('LSN-05 a sixth that finds out after its 200 gets the reason before its stream ends', async () => {
    const openAll = (tx: Tx) =>
      lockPartner(tx, demo.partner.id).then(() =>
        Promise.all(
          Array.from({ length: maxListeners + 1 }, () =>
            listen(`${world.api.url}/v2/webhooks/listen`, { authorization: as.partner }),
          ),
        ),
      )
    // While the partner is locked, each has counted none, and none can begin.
    const opened = await world.program.ctx.db.transaction(openAll)
    streams.push(...opened)
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
    const first = await Promise.all(opened.map(stream => stream.next()))
    const refused = first.findIndex(each => each?.event === 'error')
    expect(JSON.parse(first[refused]?.data ?? 'null')).toEqual({
      type: 'error',
      status: 429,
      code: 'rate_limited',
      message: 'You have 5 listeners open already.',
      retry_after: 15,
    })
    expect(await opened[refused]?.next()).toBeUndefined()
    expect(first.filter(each => each?.event === 'ready')).toHaveLength(maxListeners)
  })

  it('LSN-05 beyond a thousand waiting deliveries events are counted, not queued', async () => {
    await install(world)
    const { nextRaw, ready, stream } = await open()
    const url = `listener:${ready.listener_id}`
    await trigger()
    await fannedOut(world)
    await world.query(
      `insert into due_deliveries (queue_id, due_at, delivery_id, created_at, location_id, occurred_at, resource,
         resource_id, status, is_masked, attempts)
       select queue.id, now() + interval '10 years', -number, now(), 1, now(), 'client', 1, 'create', true, 0
       from endpoint_queues queue, generate_series(1, 1000) number where queue.url = $1`,
      [url],
    )
    await trigger()
    await fannedOut(world)
    const notice = await nextRaw()
    expect(JSON.parse(notice?.data ?? '')).toEqual({ type: 'missed', count: 1 })
    await leave(stream)
    const again = await open({ lastEventId: notice?.id ?? '' })
    expect(again.ready.listener_id).toBe(ready.listener_id)
    await trigger()
    await trigger()
    await fannedOut(world)
    // Those before the connection was lost are not counted again.
    await until(
      async () =>
        (
          await world.query('select 1 from webhook_listeners where id = $1 and missed = 3', [
            ready.listener_id,
          ])
        ).length === 1,
      'two more are missed',
    )
    expect(await sumMissed(again, 2)).toEqual(2)
    await world.query('delete from due_deliveries where delivery_id < 0')
  }, 30_000)

  it('LSN-05 who continues hears of what it missed while it was away', async () => {
    const lost = await open()
    await leave(lost.stream)
    await world.query('update webhook_listeners set missed = 4 where id = $1', [lost.ready.listener_id])
    const again = await open({ lastEventId: lost.id })
    expect(await sumMissed(again, 4)).toBe(4)
  }, 15_000)
})
