import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaidAt, type PaidPeriodFacts, type Period, paidPeriodOf } from './paid-period.ts'

const minutes = 60
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000)

/** Computes the same minute by minute. A free period has always been running. */
const isMinutePaid = ({ paid, freeUntil, graceUntil }: PaidPeriodFacts, minute: number): boolean =>
  [freeUntil, graceUntil].some(until => until !== null && at(minute) < until) ||
  paid.some(({ from, to }) => from <= at(minute) && at(minute) < to)

const moment = fc.integer({ min: 0, max: minutes }).map(at)
const period: fc.Arbitrary<Period> = fc
  .tuple(moment, moment)
  .map(([left, right]) => (left < right ? { from: left, to: right } : { from: right, to: left }))
const facts: fc.Arbitrary<PaidPeriodFacts> = fc.record({
  hasPlans: fc.constant(true),
  paid: fc.array(period, { maxLength: 6 }),
  freeUntil: fc.option(moment),
  graceUntil: fc.option(moment),
})
const now = fc.integer({ min: 0, max: minutes })

describe('what is paid for', () => {
  it('MKT-17 equals a computation minute by minute', () => {
    fc.assert(
      fc.property(facts, now, (given, minute) => {
        const { paidUntil, resumesAt } = paidPeriodOf(given, at(minute))
        expect(isPaidAt(paidUntil, at(minute))).toBe(isMinutePaid(given, minute))
        if (isMinutePaid(given, minute)) {
          let end = minute
          while (isMinutePaid(given, end)) end++
          expect(paidUntil).toEqual(at(end))
          expect(resumesAt).toBeNull()
          return
        }
        let start = minute
        while (start <= minutes && !isMinutePaid(given, start)) start++
        const next = given.paid.filter(({ from, to }) => from > at(minute) && to > from)
        expect(resumesAt).toEqual(next.length === 0 ? null : at(start))
      }),
      { numRuns: 2000 },
    )
  })

  it('an application without plans has nothing to pay, whatever was paid', () => {
    fc.assert(
      fc.property(facts, now, (given, minute) => {
        const paidPeriod = paidPeriodOf({ ...given, hasPlans: false }, at(minute))
        expect(paidPeriod).toEqual({ paidUntil: null, resumesAt: null })
        expect(isPaidAt(paidPeriod.paidUntil, at(minute))).toBe(true)
      }),
    )
  })

  it('a period is over at its last moment', () => {
    const given = { hasPlans: true, paid: [{ from: at(0), to: at(10) }], freeUntil: null, graceUntil: null }
    const isPaidAtMoment = (moment: Date) => isPaidAt(paidPeriodOf(given, moment).paidUntil, moment)
    expect(isPaidAtMoment(new Date(at(10).getTime() - 1))).toBe(true)
    expect(isPaidAtMoment(at(10))).toBe(false)
  })
})
