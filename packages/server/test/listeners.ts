import { afterEach, expect } from 'vitest'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { endListeners } from '../src/features/webhooks/listeners/end-listeners.ts'
import { listen } from './event-stream.ts'
import { uninstall } from './marketplace.ts'
import { until } from './until.ts'
import { as, type World } from './world.ts'

type Stream = Awaited<ReturnType<typeof listen>>

export interface ListenerEvent {
  type: string
  listener_id: number
  delivery_id: number
  attempt: number
  headers: Record<string, string>
  body: string
  [name: string]: unknown
}

/** Opens and leaves listeners of a world, and ends them after each test. */
export function useListeners(world: World) {
  const streams: Stream[] = []
  async function open({ on = world, who = as.partner, query = '', lastEventId = '' } = {}) {
    const stream = await listen(`${on.api.url}/v2/webhooks/listen${query}`, {
      authorization: who,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    })
    streams.push(stream)
    const nextRaw = () => stream.next()
    const next = async () => JSON.parse((await nextRaw())?.data ?? 'null') as ListenerEvent
    if (stream.status !== 200) return { stream, next, nextRaw, ready: {} as ListenerEvent, id: '' }
    const first = await nextRaw()
    return {
      stream,
      next,
      nextRaw,
      ready: JSON.parse(first?.data ?? 'null') as ListenerEvent,
      id: first?.id ?? '',
    }
  }

  const trigger = (body: object = {}, on: World = world) =>
    on.api.post('/v2/sandbox/trigger', {
      as: as.partner,
      body: { location_id: demo.locations.main, resource: 'client', status: 'create', ...body },
    })

  const report = (
    event: ListenerEvent,
    answer: object = { status: 200 },
    { on = world, who = as.partner } = {},
  ) =>
    on.api.post(`/v2/webhooks/listeners/${event.listener_id}/attempts`, {
      as: who,
      body: { delivery_id: event.delivery_id, attempt: event.attempt, duration_ms: 7, ...answer },
    })

  const readDelivery = async (id: number) =>
    (await world.api.get(`/v2/webhooks/deliveries/${id}`, { as: as.partner })).json.data

  const finished = (id: number) =>
    until(async () => (await readDelivery(id)).outcome !== 'scheduled', `delivery ${id} has its outcome`)

  /** Leaves the stream, and waits until its process has noticed. */
  async function leave(stream: Stream) {
    await stream.leave()
    await until(
      async () =>
        (await world.query('select 1 from webhook_listeners where left_at is null and ended_at is null'))
          .length === 0,
      'the stream is left',
    )
  }

  /** Reads until the stream has named this many missed events. */
  async function sumMissed({ next }: { next(): Promise<ListenerEvent> }, enough: number): Promise<number> {
    let sum = 0
    while (sum < enough) {
      const event = await next()
      expect(event.type).toBe('missed')
      sum += Number(event.count)
    }
    return sum
  }

  afterEach(async () => {
    for (const stream of streams.splice(0).reverse()) await stream.leave()
    world.clock.advance(60)
    await endListeners(world.program.ctx)
    await uninstall(world)
  })
  return { streams, open, trigger, report, readDelivery, finished, leave, sumMissed }
}
