import { describe, expect, it } from 'vitest'
import { Random } from '../fuzz/random.ts'
import { givenSeed } from '../seed.ts'
import { makeStep, type Step } from './actions.ts'
import { openPrecondition, type Precondition, play } from './run.ts'
import { type Shrunk, shrink } from './shrink.ts'

const steps = Number(process.env.FOYER_MODEL_STEPS ?? 2_500)
const seed = Number(process.env.FOYER_MODEL_SEED ?? givenSeed ?? 1)
/** Each is a world of its own, with its own seed. */
const worlds = 5
const tries = Number(process.env.FOYER_MODEL_TRIES ?? 40)

function stepsOf(worldSeed: number, count: number): Step[] {
  const random = new Random(worldSeed)
  return Array.from({ length: count }, (_, number) => makeStep(random, number))
}

describe('the partner surface', () => {
  it('EXA-112 answers, logs, delivers and counts as its model, whoever does what at once', {
    timeout: 300_000 + steps * 100,
  }, async () => {
    const started = performance.now()
    const count = Math.ceil(steps / worlds)
    const seeds = Array.from({ length: worlds }, (_, index) => seed + index)
    const grounds: Precondition[] = []
    for (const each of seeds) grounds.push(await openPrecondition(each))
    const results = await Promise.all(
      grounds.map(async (ground, index) => {
        const all = stepsOf(seed + index, count)
        return { seed: seed + index, all, failure: await play(ground, all) }
      }),
    )
    for (const ground of grounds) await ground.close()
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    process.stdout.write(`model: seeds ${seeds.join(', ')}, ${count} steps each, ${seconds} s\n`)
    for (const { seed: ofWorld, failure } of results)
      if (failure) process.stdout.write(`seed ${ofWorld}, step ${failure.at}: ${failure.what}\n`)
    const [failed] = results
      .filter(({ failure }) => failure)
      .sort((left, right) => (left.failure?.at ?? 0) - (right.failure?.at ?? 0))
    if (failed?.failure && tries > 0) {
      const shrunk = await shrink(failed.all, failed.failure, { seed: failed.seed, tries, seconds: 60 })
      process.stdout.write(describeFailure(failed.seed, shrunk))
    }
    expect(results.filter(({ failure }) => failure).map(each => each.seed)).toEqual([])
  })
})

function describeFailure(failedSeed: number, { steps: few, failure }: Shrunk): string {
  const lines = few.map((step, index) => `${index}. ${JSON.stringify(step)}`)
  return [`seed ${failedSeed}, ${few.length} steps are enough:`, ...lines, failure.what, ''].join('\n')
}
