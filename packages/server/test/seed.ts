import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { onTestFailed } from 'vitest'
import { Random } from './fuzz/random.ts'

const given = process.env.FOYER_TEST_SEED

/** The seed from the environment, which makes a random test fail again as before. */
export const givenSeed = given === undefined ? undefined : Number(given)

// fast-check prints its seed with every failure.
if (givenSeed !== undefined) fc.configureGlobal({ seed: givenSeed })

/** Returns random numbers for one test, and prints the seed when the test fails. */
export function useRandom(): Random {
  const seed = givenSeed ?? randomInt(2 ** 31)
  onTestFailed(() => {
    process.stderr.write(`The seed was ${seed}: FOYER_TEST_SEED=${seed} repeats it.\n`)
  })
  return new Random(seed)
}
