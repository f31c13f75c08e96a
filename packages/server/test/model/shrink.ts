import type { Step } from './actions.ts'
import { type Failure, openGround, play } from './run.ts'

export interface Shrunk {
  steps: Step[]
  failure: Failure
}

/** Leaves out what the failure does not need, half by half, for as many tries as were given. */
export async function shrink(steps: Step[], failure: Failure, tries: number): Promise<Shrunk> {
  let best: Shrunk = { steps: steps.slice(0, failure.at + 1), failure }
  let left = tries
  for (let size = best.steps.length >> 1; size >= 1 && left > 0; size >>= 1)
    for (let start = 0; start < best.steps.length && left > 0; ) {
      const shorter = best.steps.toSpliced(start, size)
      const again = await playAfresh(shorter)
      left--
      if (again) best = { steps: shorter.slice(0, again.at + 1), failure: again }
      else start += size
    }
  return best
}

async function playAfresh(steps: Step[]): Promise<Failure | undefined> {
  const ground = await openGround()
  try {
    return await play(ground, steps)
  } finally {
    await ground.close()
  }
}
