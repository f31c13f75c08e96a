import { describe, expect, it } from 'vitest'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const path = '/v2/sandbox/clock'
const read = async (from = world) => Date.parse((await from.api.get(path, { as: as.partner })).json.data.now)
const move = (body: unknown) => world.api.post(path, { as: as.partner, body })

describe('the clock of the sandbox', () => {
  it('starts at the real time and moves forward by seconds', async () => {
    const start = await read()
    expect(start).toBe(world.clock.now().getTime())
    const { status, json } = await move({ advance_seconds: 43_200 })
    expect(status).toBe(200)
    expect(Date.parse(json.data.now)).toBe(start + 43_200_000)
    expect(await read()).toBe(start + 43_200_000)
  })

  it('moves to a moment, in any offset', async () => {
    const target = new Date((await read()) + 90_000)
    target.setMilliseconds(0)
    const { status, json } = await move({ now: target.toISOString().replace('.000Z', '+00:00') })
    expect(status).toBe(200)
    expect(Date.parse(json.data.now)).toBe(target.getTime())
  })

  it.each([
    ['backward', { now: '2020-01-01T00:00:00Z' }],
    ['by a negative number', { advance_seconds: -1 }],
    ['to nowhere', {}],
    ['both ways', { advance_seconds: 1, now: '2099-01-01T00:00:00Z' }],
    ['to 30 February', { now: '2099-02-30T00:00:00Z' }],
    ['beyond all dates', { now: '9999-01-01T00:00:00Z' }],
    ['by far too much', { advance_seconds: 1e12 }],
    ['by half a second', { advance_seconds: 0.5 }],
  ])('never moves %s', async (_name, body) => {
    const before = await read()
    expect((await move(body)).status).toBe(422)
    expect(await read()).toBe(before)
  })

  it('adds up when many move it at once', async () => {
    const before = await read()
    const answers = await Promise.all(Array.from({ length: 20 }, () => move({ advance_seconds: 10 })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await read()).toBe(before + 200_000)
  })

  it('is shared by several processes on one database, those that start later included', async () => {
    const other = await startWorld({ beside: world, clock: world.clock.twin() })
    try {
      expect(await read(other.world)).toBe(await read())
      const { json } = await move({ advance_seconds: 3600 })
      const moved = Date.parse(json.data.now)
      await expect.poll(() => read(other.world)).toBe(moved)
    } finally {
      await other.close()
    }
  })

  it('does not move while events have no deliveries, and says so', async () => {
    // No worker gets the lock of a Location that does not exist.
    await world.query('insert into event_queue (location_id, number) values (999999, 1)')
    const before = await read()
    let isAnswered = false
    const moved = move({ advance_seconds: 3600 }).finally(() => {
      isAnswered = true
    })
    const letSecondPass = () => {
      world.clock.advance(1)
      return isAnswered
    }
    await expect.poll(letSecondPass, { timeout: 20_000, interval: 20 }).toBe(true)
    const { status, json } = await moved
    expect([status, json.meta.message]).toEqual([
      503,
      'Some events have no deliveries yet: repeat the request.',
    ])
    expect((await read()) - before).toBeLessThan(3_600_000)
    await world.query('delete from event_queue where location_id = 999999')
    expect((await move({ advance_seconds: 0 })).status).toBe(200)
  })

  it('needs a partner token', async () => {
    expect((await world.api.get(path)).status).toBe(401)
  })
})
