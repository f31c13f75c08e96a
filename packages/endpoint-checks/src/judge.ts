import type { Outcome } from './outcome.ts'
import { reportsFailure, seenOf } from './seen.ts'

export interface Judgement {
  state: 'passed' | 'warning' | 'failed' | 'skipped'
  seen: string
  /** How to mend it. */
  advice?: string
  /** Nobody listens there any more. */
  isDown?: boolean
  /** Why nothing more is sent at all. */
  stopped?: string
}

type Expectation = 'accepted' | 'refused'

interface Judging {
  advice: string
  timeoutMs: number
}

/** Compares what came back with what Foyer, or whoever verifies, expects. */
export function judge(expected: Expectation, outcomes: Outcome[], judging: Judging): Judgement {
  const seen = seenOf(outcomes, { ...judging, showsTexts: expected === 'accepted' })
  const wrong = outcomes.find(outcome => !isRight(expected, outcome))
  if (wrong)
    return {
      state: 'failed',
      seen,
      advice: adviceFor(expected, wrong, judging),
      ...(outcomes.some(wantsFewer) && { stopped: 'the endpoint wants fewer requests (429)' }),
      isDown: outcomes.some(outcome => outcome.kind === 'failure' && outcome.isUnreachable),
    }
  if (expected === 'accepted' && outcomes.some(reportsFailure))
    return {
      state: 'warning',
      seen,
      advice:
        'Respond with 4xx or 5xx to what you could not handle: Foyer counts a 2xx with success: false as delivered, and records it as a reported failure.',
    }
  return { state: 'passed', seen }
}

function isRight(expected: Expectation, outcome: Outcome): boolean {
  if (outcome.kind === 'cut') return true
  if (outcome.kind !== 'response' || wantsFewer(outcome)) return false
  return Math.floor(outcome.status / 100) === (expected === 'accepted' ? 2 : 4)
}

/** This says nothing about the signature. */
const wantsFewer = (outcome: Outcome): boolean => outcome.kind === 'response' && outcome.status === 429

function adviceFor(expected: Expectation, outcome: Outcome, { advice, timeoutMs }: Judging): string {
  if (outcome.kind === 'timeout')
    return `Respond within ${timeoutMs / 1000} s: ${expected === 'accepted' ? 'store the event, respond, and work on it afterwards' : 'what is not from Foyer needs no work'}.`
  if (outcome.kind !== 'response') return advice
  const { status } = outcome
  if (wantsFewer(outcome))
    return 'Let Foyer send as many requests as it has: nothing was sent after 429, and what it refuses in production is lost.'
  if (status >= 300 && status <= 399)
    return 'Give Foyer the URL that responds itself: it does not follow redirects.'
  if (expected === 'accepted' && [404, 405].includes(status))
    return 'Check the URL: nothing there takes a POST.'
  if (expected === 'refused' && status >= 500)
    return 'Verify before anything else can fail, and refuse with 400: a 5xx looks like a fault of your own.'
  return advice
}
