import { describe, expect, it } from 'vitest'
import { Random } from '../fuzz/random.ts'
import { givenSeed } from '../seed.ts'
import { type ModelStep, makeStep } from './actions.ts'
import { type ModelWorld, openModelWorld, play } from './run.ts'
import { type Shrunk, shrink } from './shrink.ts'

const steps = Number(process.env.FOYER_MODEL_STEPS ?? 1_000)
const seed = Number(process.env.FOYER_MODEL_SEED ?? givenSeed ?? 1)
/** Each world has its own seed. */
const worldCount = 5
const tries = Number(process.env.FOYER_MODEL_TRIES ?? 40)

function stepsOf(worldSeed: number, count: number): ModelStep[] {
  const random = new Random(worldSeed)
  return Array.from({ length: count }, (_, number) => makeStep(random, number))
}

describe('the partner surface', () => {
  it('EXA-112 responds, logs, delivers and counts like its model under concurrent changes', {
    timeout: 300_000 + steps * 100,
  }, async () => {
    const started = performance.now()
    const count = Math.ceil(steps / worldCount)
    const seeds = Array.from({ length: worldCount }, (_, index) => seed + index)
    const worlds: ModelWorld[] = []
    for (const worldSeed of seeds) worlds.push(await openModelWorld(worldSeed))
    const results = await Promise.all(
      worlds.map(async (modelWorld, index) => {
        const all = stepsOf(seed + index, count)
        return { seed: seed + index, all, failure: await play(modelWorld, all) }
      }),
    )
    for (const modelWorld of worlds) await modelWorld.close()
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
    expect(results.filter(({ failure }) => failure).map(result => result.seed)).toEqual([])
  })
})

function describeFailure(failedSeed: number, { steps: few, failure }: Shrunk): string {
  const lines = few.map((step, index) => `${index}. ${JSON.stringify(step)}`)
  return [`seed ${failedSeed}, ${few.length} steps are enough:`, ...lines, failure.what, ''].join('\n')
}
