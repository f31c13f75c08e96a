import type { ModelStep } from './actions.ts'
import { type ModelFailure, openModelWorld, play } from './run.ts'

export interface Shrunk {
  steps: ModelStep[]
  failure: ModelFailure
}

interface Limits {
  seed: number
  tries: number
  /** No further attempt begins after this time. */
  seconds: number
}

/** Leaves out what the failure does not need, half by half, within the limits. */
export async function shrink(
  steps: ModelStep[],
  failure: ModelFailure,
  { seed, tries, seconds }: Limits,
): Promise<Shrunk> {
  let best: Shrunk = { steps: steps.slice(0, failure.at + 1), failure }
  let left = tries
  const end = performance.now() + seconds * 1000
  const mayTry = () => left-- > 0 && performance.now() < end
  for (let size = best.steps.length >> 1; size >= 1; size >>= 1)
    for (let start = 0; start < best.steps.length; ) {
      if (!mayTry()) return best
      const shorter = best.steps.toSpliced(start, size)
      const again = await playAfresh(shorter, seed)
      if (again) best = { steps: shorter.slice(0, again.at + 1), failure: again }
      else start += size
    }
  return best
}

async function playAfresh(steps: ModelStep[], seed: number): Promise<ModelFailure | undefined> {
  const modelWorld = await openModelWorld(seed)
  try {
    return await play(modelWorld, steps)
  } finally {
    await modelWorld.close()
  }
}
