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
 * explain all answers.
 */
export function explain(states: State[], answered: Answered[]): State[] {
  const found: State[] = []
  let first: Problem | undefined
  for (const before of states)
    for (const order of orders(answered)) {
      // One call has one order, and needs no copy.
      const state = answered.length === 1 ? before : copyOf(before)
      const problem = firstProblem(state, order)
      if (problem) first ??= problem
      else found.push(state)
    }
  if (found.length === 0) throw new Disagreement(first && describe(first))
  return answered.length === 1 ? found : distinct(found)
}

export function distinct(states: State[]): State[] {
  if (states.length === 1) return states
  return [...new Map(states.map(state => [JSON.stringify(state), state])).values()]
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
