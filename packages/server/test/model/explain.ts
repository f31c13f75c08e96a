import { matches, orders } from '../matches.ts'
import { type Answer, apply, type Expected } from './apply.ts'
import type { Call } from './calls.ts'
import { copyOf, type State } from './state.ts'

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
    if (problem) throw new Disagreement(describe(problem))
    return states
  }
  const found = new Map<string, State>()
  let first: Problem | undefined
  for (const before of states)
    for (const order of orders(answered)) {
      const state = copyOf(before)
      const problem = firstProblem(state, order)
      if (problem) first ??= problem
      else found.set(JSON.stringify(state), state)
    }
  if (found.size === 0) throw new Disagreement(first && describe(first))
  return [...found.values()]
}

interface Problem extends Answered {
  expected: Expected
}

const describe = (problem: Problem): string => JSON.stringify(problem, undefined, 1)

function firstProblem(state: State, order: Answered[]): Problem | undefined {
  for (const { call, answer } of order) {
    const expected: Expected = apply(state, call, answer)
    if (answer.status !== expected.status || !matches(answer.data, expected.data))
      return { call, expected, answer }
  }
  return undefined
}
