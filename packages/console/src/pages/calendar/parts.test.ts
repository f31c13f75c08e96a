import { expect, it } from 'vitest'
import { drawn, partsOf } from './parts.ts'
import { instantOf, toMoment } from './zone.ts'

const zone = 'America/Los_Angeles'
const hours = (count: number) => count * 3600
const alone = { isContinued: false, goesOn: false }

/** Day, from and till of each part, as clock times. */
const shown = (datetime: string, length: number, timeZone = zone) =>
  partsOf({ datetime, length }, timeZone).map(
    ({ day, from, till, isContinued, goesOn }) =>
      `${isContinued ? '…' : ''}${day} ${from / 60}-${till / 60}${goesOn ? '…' : ''}`,
  )

it('a part is where the clock of the Location shows it', () => {
  expect(partsOf({ datetime: '2026-03-10T17:00:00Z', length: hours(1) }, zone)).toEqual([
    { day: '2026-03-10', from: 600, till: 660, begins: 600, ends: 660, ...alone },
  ])
})

it('what crosses midnight has a part on each day, which say that it goes on', () => {
  expect(shown('2026-03-10T23:00:00-07:00', hours(3))).toEqual(['2026-03-10 23-24…', '…2026-03-11 0-2'])
  expect(shown('2026-03-10T12:00:00-07:00', hours(24))).toEqual(['2026-03-10 12-24…', '…2026-03-11 0-12'])
})

it('what ends at midnight has no part on the next day', () => {
  expect(shown('2026-03-10T22:00:00-07:00', hours(2))).toEqual(['2026-03-10 22-24'])
  expect(shown('2026-03-10T00:00:00-07:00', hours(24))).toEqual(['2026-03-10 0-24'])
})

it('when the clocks go forward, a part ends where the clock shows it: after the hour that is left out', () => {
  expect(shown('2026-03-08T01:30:00-08:00', hours(1))).toEqual(['2026-03-08 1.5-3.5'])
  expect(shown('2026-03-08T03:00:00-07:00', hours(1))).toEqual(['2026-03-08 3-4'])
  expect(shown('2026-03-07T23:00:00-08:00', hours(4))).toEqual(['2026-03-07 23-24…', '…2026-03-08 0-4'])
})

it('when the clocks go back, a part is as high as it lasts, although the clock shows its start again', () => {
  expect(shown('2026-11-01T01:30:00-07:00', hours(1))).toEqual(['2026-11-01 1.5-2.5'])
  expect(shown('2026-11-01T01:30:00-08:00', hours(1))).toEqual(['2026-11-01 1.5-2.5'])
  expect(shown('2026-11-01T00:30:00-07:00', hours(3))).toEqual(['2026-11-01 0.5-3.5'])
  expect(shown('2026-11-01T09:00:00-08:00', hours(1))).toEqual(['2026-11-01 9-10'])
})

it('a Location where the clocks change at midnight loses no part', () => {
  expect(shown('2026-09-05T23:30:00-04:00', hours(1), 'America/Santiago')).toEqual([
    '2026-09-05 23.5-24…',
    '…2026-09-06 0-1.5',
  ])
})

it.each([
  ['within a day', '10:00', 60, [[600, 610]]],
  ['at the end of a day', '23:58', 60, [[1430, 1440]]],
  [
    'over midnight',
    '23:58',
    600,
    [
      [1430, 1440],
      [0, 10],
    ],
  ],
  ['until midnight', '23:58', 120, [[1430, 1440]]],
  ['that is high enough', '23:45', 900, [[1425, 1440]]],
])('a block is drawn high enough to be seen and taken hold of: %s', (_what, time, length, spans) => {
  const parts = partsOf({ datetime: `2026-03-10T${time}:00-07:00`, length }, zone)
  expect(parts.map(drawn).map(({ from, till }) => [from, till])).toEqual(spans)
})

it('a short block keeps its times, whatever its height', () => {
  expect(shown('2026-03-10T23:58:00-07:00', 60)).toEqual([`2026-03-10 ${1438 / 60}-${1439 / 60}`])
})

it('a local time is an instant, also around a change of the clocks', () => {
  const at = (day: string, minute: number) => new Date(instantOf(day, minute, zone)).toISOString()
  expect(at('2026-03-10', 600)).toBe('2026-03-10T17:00:00.000Z')
  expect(at('2026-03-08', 90)).toBe('2026-03-08T09:30:00.000Z')
  // Left out, so an hour later.
  expect(at('2026-03-08', 150)).toBe('2026-03-08T10:30:00.000Z')
  expect(at('2026-03-08', 180)).toBe('2026-03-08T10:00:00.000Z')
  // Comes twice, so the first.
  expect(at('2026-11-01', 90)).toBe('2026-11-01T08:30:00.000Z')
  expect(at('2026-11-01', 120)).toBe('2026-11-01T10:00:00.000Z')
  expect(at('2026-11-01', 1440)).toBe('2026-11-02T08:00:00.000Z')
})

it('a moment with or without an offset is the same moment', () => {
  const moment = { date: '2026-03-10 10:00:00', datetime: '2026-03-10T17:00:00.000Z' }
  expect(toMoment('2026-03-10T10:00:00', zone)).toEqual(moment)
  expect(toMoment('2026-03-10T10:00:00-07:00', zone)).toEqual(moment)
  expect(toMoment('2026-03-10T18:00:00+01:00', zone)).toEqual(moment)
})
