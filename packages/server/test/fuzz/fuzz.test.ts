import { operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { givenSeed } from '../seed.ts'
import { startWorld } from '../world.ts'
import { type FuzzResult, fuzz, leftOut } from './fuzz.ts'
import { recordsToMark } from './marks.ts'

/** With the usual seed, this many requests call every operation at least once. */
const enoughForAll = 3500
const requests = Number(process.env.FOYER_FUZZ_REQUESTS ?? enoughForAll)
const seed = Number(process.env.FOYER_FUZZ_SEED ?? givenSeed ?? 1)
/** Requests change their world, so a new one after some requests keeps most of them meaningful. */
const perWorld = 5000

describe('requests made from the contract', () => {
  it('SEC-20 all end in an answer of the contract, and show nothing that they must not', {
    timeout: 120_000 + requests * 100,
  }, async () => {
    const results: FuzzResult[] = []
    for (let first = 0; first < requests; first += perWorld) {
      const { world, close } = await startWorld()
      const last = Math.min(first + perWorld, requests)
      const result = await fuzz(world, { seed, first, last, maxSlowdown: 100 })
      await close()
      results.push(result)
      process.stdout.write(`${describeResult(result, { first, last })}\n`)
      if (result.failures.length > 0) break
    }
    expect(results.flatMap(({ failures }) => failures)).toEqual([])
    expect(Math.min(...results.map(({ marked }) => marked))).toBe(recordsToMark)
    const called = new Set(results.flatMap(({ operations }) => [...operations]))
    if (requests >= enoughForAll) expect(called.size).toBe(operations.length - leftOut.length)
  })
})

function describeResult(result: FuzzResult, { first, last }: { first: number; last: number }): string {
  const statuses = [...result.statuses].sort(([left], [right]) => left - right)
  return [
    `seed ${seed}, requests ${first} to ${last}: ${statuses.map(([status, count]) => `${status}×${count}`).join(' ')};`,
    `worst stall ${result.worstTimes.toFixed(0)} times the usual one`,
    ...result.failures.map(
      ({ number, what, curl, answer }) => `\n#${number} ${what}\n  ${curl}\n  ${answer}`,
    ),
  ].join(' ')
}
