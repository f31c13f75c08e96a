import { matches, orders } from '../matches.ts'
import { apply, type Expected, type ModelAnswer } from './apply.ts'
import type { ModelCall } from './calls.ts'
import { copyOf, type ModelState } from './state.ts'

export interface Answered {
  call: ModelCall
  answer: ModelAnswer
}

/** Thrown when nothing explains what was seen. */
export class Disagreement extends Error {}

/**
 * Returns every state that the calls can have led to: concurrent calls may have arrived in any order, and an order
 * must explain all answers.
 */
export function explain(states: ModelState[], answered: Answered[]): ModelState[] {
  const found: ModelState[] = []
  let first: ModelProblem | undefined
  for (const before of states)
    for (const order of orders(answered)) {
      // A single call has one order, and needs no copy.
      const state = answered.length === 1 ? before : copyOf(before)
      const problem = firstProblem(state, order)
      if (problem) first ??= problem
      else found.push(state)
    }
  if (found.length === 0) throw new Disagreement(first && describe(first))
  return answered.length === 1 ? found : distinct(found)
}

export function distinct(states: ModelState[]): ModelState[] {
  if (states.length === 1) return states
  return [...new Map(states.map(state => [JSON.stringify(state), state])).values()]
}

interface ModelProblem extends Answered {
  expected: Expected
}

const describe = (problem: ModelProblem): string => JSON.stringify(problem, undefined, 1)

function firstProblem(state: ModelState, order: Answered[]): ModelProblem | undefined {
  for (const { call, answer } of order) {
    const expected: Expected = apply(state, call, answer)
    if (answer.status !== expected.status || !matches(answer.data, expected.data))
      return { call, expected, answer }
  }
  return undefined
}
