import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { onTestFailed } from 'vitest'
import { Random } from './fuzz/random.ts'

const given = process.env.FOYER_TEST_SEED

/** The seed that somebody asks for, so that a random test fails again as it failed before. */
export const givenSeed = given === undefined ? undefined : Number(given)

// fast-check prints its seed with every failure.
if (givenSeed !== undefined) fc.configureGlobal({ seed: givenSeed })

/** Chance for one test, which says its seed when the test fails. */
export function useRandom(): Random {
  const seed = givenSeed ?? randomInt(2 ** 31)
  onTestFailed(() => {
    process.stderr.write(`The seed was ${seed}: FOYER_TEST_SEED=${seed} repeats it.\n`)
  })
  return new Random(seed)
}
