import { matches, orders } from '../matches.ts'
import { type Answer, apply, type Expected } from './apply.ts'
import type { Call } from './calls.ts'
import type { State } from './state.ts'

export interface Answered {
  call: Call
  answer: Answer
}

/** Nothing explains what was seen. */
export class Disagreement extends Error {}

/**
 * Every state that the calls can have led to: those that were sent at once may have come in any order, and each order must
 * explain all answers. With one call, and one state before it, there is one.
 */
export function explain(states: State[], answered: Answered[]): State[] {
  const [only] = states
  // The usual case needs no copy: whatever it fails at is the end.
  if (only && states.length === 1 && answered.length === 1) {
    const problem = firstProblem(only, answered)
    if (problem !== undefined) throw new Disagreement(problem)
    return states
  }
  const found = new Map<string, State>()
  let nearest: string | undefined
  for (const before of states)
    for (const order of orders(answered)) {
      const state = structuredClone(before)
      const problem = firstProblem(state, order)
      if (problem === undefined) found.set(JSON.stringify(state), state)
      else nearest ??= problem
    }
  if (found.size === 0) throw new Disagreement(nearest)
  return [...found.values()]
}

function firstProblem(state: State, order: Answered[]): string | undefined {
  for (const { call, answer } of order) {
    const expected: Expected = apply(state, call, answer)
    if (answer.status !== expected.status || !matches(answer.data, expected.data))
      return JSON.stringify({ call, expected, answer }, undefined, 1)
  }
  return undefined
}
