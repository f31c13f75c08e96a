import { accepts, type Check, inTurn } from './check.ts'
import { inWords, isSlow, slowestOf } from './duration.ts'
import { judge } from './judge.ts'

const ignore = 'Respond with 2xx to what you do not know, and ignore it: Foyer adds to its events.'
const rightOnes = 3

/** Sends right deliveries, and warns when one of them takes long. */
const quickResponse: Check = {
  name: 'quick-response',
  production: 'Foyer gives up after 15 s, and does not try again.',
  expected: '2xx, quickly',
  requests: rightOnes,
  async run(endpoint) {
    const outcomes = await inTurn(
      endpoint,
      Array.from({ length: rightOnes }, () => endpoint.deliver()),
    )
    const advice = 'Store the event, respond with 200, and work on it afterwards.'
    const judgement = judge('accepted', outcomes, { advice, ...endpoint })
    const slowestMs = slowestOf(outcomes)
    const seen = `${judgement.seen}, the slowest after ${inWords(slowestMs)}`
    if (judgement.state === 'failed') return judgement
    return isSlow(slowestMs, endpoint) ? { state: 'warning', seen, advice } : { ...judgement, seen }
  },
}

/** What Foyer sends in the course of time: twice, in another order, and with what is new. */
export const eventChecks: Check[] = [
  quickResponse,
  accepts({
    name: 'duplicate',
    production: 'The same delivery comes twice at once, and again later: redelivery keeps its webhook-id.',
    requests: 3,
    advice:
      'Respond with 2xx to a webhook-id that you have handled or are handling: the inbox of the SDK does it.',
    async send(endpoint) {
      const delivery = endpoint.deliver()
      const atOnce = await Promise.all([endpoint.post(delivery), endpoint.post(delivery)])
      return [...atOnce, await endpoint.post(delivery)]
    },
  }),
  accepts({
    name: 'reordering',
    production: 'The update of a record comes before its create, and a later id before an earlier one.',
    requests: 4,
    advice: 'Do not rely on the order: create what you do not have, and compare last_change_date.',
    send(endpoint) {
      const [create, update] = endpoint.samples.history()
      const [first, second] = [endpoint.newId(), endpoint.newId()]
      return inTurn(endpoint, [
        endpoint.deliver({ body: update }),
        endpoint.deliver({ body: create }),
        endpoint.deliver({ id: second }),
        endpoint.deliver({ id: first, ageSeconds: 1 }),
      ])
    },
  }),
  accepts({
    name: 'unknown-field',
    production: 'A body has fields that are newer than your program.',
    requests: 1,
    advice: 'Read the fields that you need, and ignore the others: Foyer adds fields without notice.',
    send: async endpoint =>
      inTurn(endpoint, [endpoint.deliver({ body: endpoint.samples.withUnknownFields() })]),
  }),
  accepts({
    name: 'unknown-resource',
    production: 'A type of record is newer than your program.',
    requests: 1,
    advice: ignore,
    send: endpoint =>
      inTurn(endpoint, [
        endpoint.deliver({ body: endpoint.samples.body({ resource: 'resource_of_tomorrow' }) }),
      ]),
  }),
  accepts({
    name: 'unknown-status',
    production: 'A record has a status that is newer than your program.',
    requests: 1,
    advice: ignore,
    send: endpoint =>
      inTurn(endpoint, [endpoint.deliver({ body: endpoint.samples.body({ status: 'status_of_tomorrow' }) })]),
  }),
  accepts({
    name: 'test-delivery',
    production: 'A test of an endpoint has the header webhook-test, and the resource test.',
    requests: 2,
    advice: 'Respond with 2xx to webhook-test: 1, and do not store the data.',
    send: endpoint =>
      inTurn(endpoint, [
        endpoint.deliver({ body: endpoint.samples.test(), isTest: true }),
        endpoint.deliver({ isTest: true }),
      ]),
  }),
]
