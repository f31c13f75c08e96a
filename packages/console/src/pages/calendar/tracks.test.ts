import { expect, it } from 'vitest'
import { layOut } from './tracks.ts'

const lay = (...spans: [number, number][]) =>
  layOut(spans.map(([from, till]) => ({ from, till }))).map(
    ({ from, track, tracks }) => `${from}: ${track + 1}/${tracks}`,
  )

it('blocks one after the other have the whole width', () => {
  expect(lay([540, 600], [600, 660])).toEqual(['540: 1/1', '600: 1/1'])
})

it('blocks that overlap stand side by side, the longer one first', () => {
  expect(lay([540, 570], [540, 600])).toEqual(['540: 1/2', '540: 2/2'])
})

it('a free track is used again, and a chain of overlaps shares one width', () => {
  expect(lay([540, 600], [570, 660], [600, 630], [660, 700])).toEqual([
    '540: 1/2',
    '570: 2/2',
    '600: 1/2',
    '660: 1/1',
  ])
})

it('no two blocks in one track overlap, whatever the day looks like', () => {
  const spans = Array.from({ length: 300 }, (_, index) => {
    const from = (index * 37) % 1380
    return { from, till: from + 15 + ((index * 13) % 90) }
  })
  const placed = layOut(spans)
  expect(placed).toHaveLength(300)
  for (const [index, left] of placed.entries())
    for (const right of placed.slice(index + 1))
      if (left.from < right.till && right.from < left.till) expect(left.track).not.toBe(right.track)
})
