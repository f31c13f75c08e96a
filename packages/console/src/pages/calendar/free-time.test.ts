import { expect, it } from 'vitest'
import { earliestOn, firstFree, freeSpans } from './free-time.ts'

const day = [{ from: 540, till: 1020 }]

it.each([
  ['an empty day', day, [], 0, [{ from: 540, till: 1020 }]],
  ['a day off', [], [], 0, []],
  ['the rest of today', day, [], 600, [{ from: 600, till: 1020 }]],
  [
    'between two bookings',
    day,
    [
      { from: 540, till: 600 },
      { from: 660, till: 1020 },
    ],
    0,
    [{ from: 600, till: 660 }],
  ],
  [
    'around two that overlap',
    day,
    [
      { from: 600, till: 720 },
      { from: 630, till: 660 },
    ],
    0,
    [
      { from: 540, till: 600 },
      { from: 720, till: 1020 },
    ],
  ],
  ['beside what began before work', day, [{ from: 480, till: 570 }], 0, [{ from: 570, till: 1020 }]],
  ['beside what ends after work', day, [{ from: 960, till: 1080 }], 0, [{ from: 540, till: 960 }]],
  [
    'around a pause',
    [
      { from: 540, till: 720 },
      { from: 780, till: 1020 },
    ],
    [{ from: 700, till: 800 }],
    0,
    [
      { from: 540, till: 700 },
      { from: 800, till: 1020 },
    ],
  ],
])('CAL-24 the free time of %s', (_name, hours, busy, earliest, free) => {
  expect(freeSpans(hours, busy, earliest)).toEqual(free)
})

it('CAL-24 a new appointment gets the first gap in which it fits', () => {
  expect(
    firstFree([
      { from: 540, till: 570 },
      { from: 720, till: 1020 },
    ]),
  ).toBe(720)
  expect(firstFree([{ from: 540, till: 570 }])).toBeUndefined()
})

it('CAL-24 today begins at the next quarter of an hour, another day at midnight', () => {
  const now = { day: '2026-03-09', minute: 601 }
  expect([earliestOn('2026-03-09', now), earliestOn('2026-03-10', now)]).toEqual([615, 0])
})
