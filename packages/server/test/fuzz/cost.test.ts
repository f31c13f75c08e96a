import { operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../world.ts'
import { type Cost, costTable, leftOut, measureCosts } from './costs.ts'

const world = useWorld(withoutWorker)

/** A body of 1 MiB may cost as much as this many small ones. */
const maxSlowdown = 60

const median = (values: number[]) => values.sort((left, right) => left - right)[values.length >> 1] as number

describe('what an input costs', () => {
  it('SEC-01 no body of any shape stops the event loop on any operation', { timeout: 900_000 }, async () => {
    const isThorough = process.env.FOYER_COST !== undefined
    const costs = await measureCosts(world, {
      repetitions: 4,
      suspiciousMs: 10,
      isThorough,
      only: process.env.FOYER_COST,
    })
    const usualMs = median(costs.map(({ smallMs }) => smallMs))
    const timesOf = ({ smallMs, worstMs }: Cost) => worstMs / Math.max(smallMs, usualMs)
    const worst = [...costs].sort((left, right) => timesOf(right) - timesOf(left))
    process.stdout.write(`${costTable(worst, isThorough ? worst.length : 5)}\n`)
    if (!isThorough) expect(costs.length).toBe(operations.length - Object.keys(leftOut).length)
    expect(worst.filter(cost => timesOf(cost) > maxSlowdown)).toEqual([])
  })
})
