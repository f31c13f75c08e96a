import type { Check, Endpoint } from './check.ts'
import { inWords, isSlow, slowestOf } from './duration.ts'
import type { Judgement } from './judge.ts'
import { isAccepted, type Outcome } from './outcome.ts'
import { seenOf } from './seen.ts'
import { idOf, maxRestartRequests, type Watched, watchRestart } from './watch-restart.ts'

/** What can be seen from outside: responses. Whether an accepted delivery is stored can not. */
export const restart: Check = {
  name: 'restart',
  production:
    'Your endpoint restarts, as with every release, while deliveries come. No connection and 5xx are right meanwhile.',
  expected: '2xx again, also to duplicates',
  requests: maxRestartRequests,
  async run(endpoint) {
    if (!endpoint.restart) return { state: 'skipped', seen: endpoint.withoutRestart }
    return judgeRestart(await watchRestart(endpoint, endpoint.restart), endpoint)
  },
}

function judgeRestart(watched: Watched, endpoint: Endpoint): Judgement {
  const seen = toSeen(watched, endpoint)
  const fail = (advice: string, isDown = false): Judgement => ({ state: 'failed', seen, advice, isDown })
  const { before, inFlight, problem, readyAfterMs, repeated } = watched
  if (problem)
    return fail(
      'Name a command that restarts the endpoint and then ends, such as `docker compose restart hook`.',
    )
  if (!isAccepted(before)) return fail('Accept a right delivery every time.')
  if (readyAfterMs === undefined)
    return fail(
      'Look at what your endpoint logs when it starts: nothing was accepted after the restart.',
      true,
    )
  const meanwhile = watched.meanwhile.map(({ outcome }) => outcome)
  const wrong = [...meanwhile, inFlight].find(outcome => !isExpected(outcome))
  if (wrong?.kind === 'timeout')
    return fail(
      'Close the connections when you stop: one that stays open without a response keeps Foyer waiting, and its delivery fails.',
    )
  if (wrong)
    return fail(
      'Listen when you are ready to verify, or respond with 503 until then: other codes say that the delivery is wrong.',
    )
  if (!repeated.every(isAccepted))
    return fail(
      'Keep the webhook-id of what you have handled in your database, and respond with 2xx to it after a restart too.',
    )
  const slowestMs = slowestOf(repeated)
  if (isSlow(slowestMs, endpoint))
    return {
      state: 'warning',
      seen: `${seen}, the slowest after ${inWords(slowestMs)}`,
      advice: 'Find a webhook-id that you have handled by an index, and respond at once.',
    }
  return { state: 'passed', seen, advice: adviceFor(watched) }
}

/** A whole response or a broken connection, but none that says that the delivery is wrong. */
function isExpected(outcome: Outcome): boolean {
  if (outcome.kind === 'response') return isAccepted(outcome) || outcome.status >= 500
  return outcome.kind !== 'timeout'
}

function toSeen(
  { inFlight, meanwhile, problem, readyAfterMs, repeated }: Watched,
  endpoint: Endpoint,
): string {
  const words = (outcomes: Outcome[]) => seenOf(outcomes, { ...endpoint, showsTexts: true })
  return [
    ...(problem ? [problem] : []),
    words(meanwhile.map(({ outcome }) => outcome)),
    `in flight: ${words([inFlight])}`,
    readyAfterMs === undefined ? 'never 2xx again' : `2xx again after ${inWords(readyAfterMs)}`,
    ...(repeated.length > 0 ? [`duplicates: ${words(repeated)}`] : []),
  ].join('; ')
}

function adviceFor({ meanwhile, inFlight }: Watched): string {
  const isMissed = (outcome: Outcome) => !isAccepted(outcome)
  const missed = [...meanwhile.map(({ outcome }) => outcome), inFlight].filter(isMissed).length
  const accepted = meanwhile.filter(({ outcome }) => isAccepted(outcome))
  const [first, last] = [accepted[0], accepted.at(-1)].map(sent => (sent ? idOf(sent.delivery) : ''))
  const stored = `Only you can see whether what was accepted is stored, once: look for webhook-id ${first}${first === last ? '' : ` to ${last}`}.`
  return missed === 0
    ? `No delivery failed: this was a restart without a gap, or none. ${stored}`
    : `Foyer does not repeat the ${missed} that failed: call catchUp of the inbox of the SDK when you start. ${stored}`
}
