import { expect, it } from 'vitest'
import type { Block, Column } from './blocks.ts'
import { rangeAt } from './gesture.ts'

const column: Column = { key: '7', staffId: 7, day: '2026-11-17', title: 'Anna', hours: [] }
const block = { staffId: 3, day: '2026-11-16', from: 600, till: 650, lengthSeconds: 3000 } as Block
const here = { staffId: 7, day: '2026-11-17' }

it('a moved block keeps its length and where it is held, and snaps to a quarter hour', () => {
  const grip = { kind: 'move', block, offset: 20 } as const
  expect(rangeAt(grip, column, 742)).toEqual({ ...here, from: 720, till: 770 })
  expect(rangeAt(grip, column, 3)).toEqual({ ...here, from: 0, till: 50 })
  expect(rangeAt(grip, column, 1439)).toEqual({ ...here, from: 1390, till: 1440 })
})

it('a resized block keeps its start, its person and at least a quarter hour', () => {
  const grip = { kind: 'resize', block } as const
  expect(rangeAt(grip, column, 700)).toEqual({ staffId: 3, day: '2026-11-16', from: 600, till: 705 })
  expect(rangeAt(grip, column, 100).till).toBe(615)
})

it('selected time grows in both directions in the column where it began', () => {
  const other = { ...column, staffId: 9 }
  const grip = { kind: 'select', column, anchor: 607 } as const
  expect(rangeAt(grip, other, 655)).toEqual({ ...here, from: 600, till: 660 })
  expect(rangeAt(grip, other, 550)).toEqual({ ...here, from: 540, till: 600 })
  expect(rangeAt(grip, other, 1440).till).toBe(1440)
})

it('what goes over midnight keeps its length wherever it begins', () => {
  const late = { ...block, from: 1380, till: 1440, goesOn: true, lengthSeconds: 3 * 3600 } as Block
  const grip = { kind: 'move', block: late, offset: 0 } as const
  expect(rangeAt(grip, column, 600)).toEqual({ ...here, from: 600, till: 780 })
  expect(rangeAt(grip, column, 1440)).toEqual({ ...here, from: 1425, till: 1605 })
})
