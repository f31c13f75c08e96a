import { randomInt } from 'node:crypto'
import type { Check } from './check.ts'
import { judge } from './judge.ts'
import type { Outcome } from './outcome.ts'
import { deliverWrong, wrongSignature, wrongSignatureAdvice } from './signature-checks.ts'

const ofEach = 3

/**
 * Right and wrong signatures in an order that nobody can guess, until one response is wrong. A server that accepts the
 * first request and refuses what follows, such as one with a limit, does not pass.
 */
export const proveSecret: Check = {
  ...wrongSignature,
  expected: '4xx, and 2xx to right ones between them',
  requests: 2 * ofEach,
  isGate: true,
  async run(endpoint) {
    const refused: Outcome[] = []
    for (const isRight of inRandomOrder()) {
      const outcome = await endpoint.post(isRight ? endpoint.deliver() : deliverWrong(endpoint))
      const expected = isRight ? 'accepted' : 'refused'
      const judgement = judge(expected, [outcome], { advice: wrongSignatureAdvice, ...endpoint })
      if (judgement.state === 'failed')
        return isRight ? { ...judgement, seen: `${judgement.seen} to a right one` } : judgement
      if (!isRight) refused.push(outcome)
    }
    return judge('refused', refused, { advice: wrongSignatureAdvice, ...endpoint })
  },
}

function inRandomOrder(): boolean[] {
  return Array.from({ length: 2 * ofEach }, (_, index) => ({
    isRight: index < ofEach,
    at: randomInt(2 ** 47),
  }))
    .sort((left, right) => left.at - right.at)
    .map(({ isRight }) => isRight)
}
