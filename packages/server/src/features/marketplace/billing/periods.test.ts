import { beforeEach, describe, expect, it } from 'vitest'
import { install, readStatus } from '../../../../test/marketplace.ts'
import { installationOf, lifecycleOf, pay } from '../../../../test/paying.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { checkPaidPeriods } from './expiry.due.ts'

// The worker is off, so that the test decides when paid periods are checked.
const world = useWorld(withoutWorker)
const of = { applicationId: demo.applications.paid, locationId: demo.locations.main }
const dayMs = 86_400_000

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
/** Returns the day that is this many days from today, in UTC. */
const dayAhead = (days: number) => dayOf(world.clock.now().getTime() + days * dayMs)
const notice = (period_from: string, period_to: string) =>
  pay(world, {
    salon_id: of.locationId,
    application_id: of.applicationId,
    currency_iso: 'USD',
    payment_sum: 19,
    payment_date: period_from,
    period_from,
    period_to,
  })
const goTo = async (moment: string) => {
  world.clock.advance((Date.parse(moment) - world.clock.now().getTime()) / 1000)
  await checkPaidPeriods(world.program.ctx)
}
const status = async () => (await installationOf(world, of)).status

beforeEach(async () => {
  await world.query('delete from installations')
  await world.query('delete from lifecycle_events')
  await install(world, of)
})

describe('the end of a paid period', () => {
  it('EXA-03 a day without a time is paid to its end', async () => {
    const [first, last, next] = [dayAhead(0), dayAhead(10), dayAhead(11)]
    expect((await notice(first, last)).status).toBe(200)
    const { payments } = (await readStatus(world, of)).json.data
    expect(payments[0]).toMatchObject({ period_from: `${first} 00:00:00`, period_to: `${last} 23:59:59` })
    await goTo(`${last}T00:00:01Z`)
    expect(await status()).toBe('active')
    await goTo(`${last}T23:59:59Z`)
    expect(await status()).toBe('active')
    await goTo(`${next}T00:00:00Z`)
    expect(await status()).toBe('freezed')
  })

  it('EXA-03 with a time it ends at that time', async () => {
    const last = dayAhead(10)
    await notice(dayAhead(0), `${last} 10:00:00`)
    await goTo(`${last}T09:59:59Z`)
    expect(await status()).toBe('active')
    await goTo(`${last}T10:00:00Z`)
    expect(await status()).toBe('freezed')
  })

  it('EXA-03 the next day, paid as well, joins it: nothing freezes in between', async () => {
    const [first, last, next, end] = [dayAhead(0), dayAhead(10), dayAhead(11), dayAhead(20)]
    await notice(first, last)
    await notice(next, `${end} 23:59:59`)
    await notice(dayAhead(21), dayAhead(30))
    for (const moment of [`${last}T23:59:59.999Z`, `${next}T00:00:00Z`, `${end}T23:59:59.500Z`]) {
      await goTo(moment)
      expect([moment, await status()]).toEqual([moment, 'active'])
    }
    expect(await lifecycleOf(world, of)).toEqual([])
  })

  it('EXA-03 a day may begin and end a period: it is that one day', async () => {
    const today = dayAhead(0)
    expect((await notice(today, today)).status).toBe(200)
    expect((await notice(today, dayAhead(-1))).json.meta.errors).toEqual({
      period_to: ['must not be before period_from'],
    })
  })

  it('EXA-03 the same notice with a day is recorded once', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => notice(dayAhead(0), dayAhead(9))))
    expect(new Set(ids.map(({ json }) => json.data.id)).size).toBe(1)
  })
})

describe('how far ahead a period may be paid', () => {
  /** Ten years after a leap day the month has no such day, so its last day counts. */
  const tenYearsAfter = (moment: Date) => {
    const [, year, rest = ''] = /^(\d{4})(.*)$/.exec(moment.toISOString()) ?? []
    return new Date(`${Number(year) + 10}${rest.replace('-02-29T', '-02-28T')}`)
  }
  const nextLeapDay = () => {
    const year = world.clock.now().getUTCFullYear()
    return `${year + 4 - (year % 4)}-02-29T10:00:00.000Z`
  }

  it.each([
    ['from now', () => world.clock.now().toISOString()],
    ['from a leap day', nextLeapDay],
  ])('EXA-04 is ten years to the second, or to the day, %s', async (_day, momentOf) => {
    await goTo(momentOf())
    const limit = tenYearsAfter(world.clock.now())
    const second = (ms: number) => new Date(limit.getTime() + ms).toISOString()
    const from = dayAhead(0)
    for (const [to, expected] of [
      [second(0), 200],
      [second(1000), 422],
      [dayOf(limit.getTime()), 200],
      [dayOf(limit.getTime() + dayMs), 422],
      [dayAhead(100 * 365), 422],
    ] as const) {
      const { status: answered, json } = await notice(from, to)
      expect([to, answered]).toEqual([to, expected])
      if (expected === 422)
        expect(json.meta.errors).toEqual({ period_to: ['must be at most ten years ahead'] })
    }
  })
})
