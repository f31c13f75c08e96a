import { randomBytes } from 'node:crypto'
import { accepts, type Check, type Endpoint, inTurn, refuses } from './check.ts'
import { withoutHeaders, withSignature } from './delivery.ts'

const tenMinutes = 600
/** Nobody has this key. */
const strangeKey = () => randomBytes(32)
const one = async (endpoint: Endpoint, delivery = endpoint.deliver()) => [await endpoint.post(delivery)]

/** Without this one, a refusal proves nothing: the endpoint may refuse everything. */
export const rightSignature = accepts({
  name: 'right-signature',
  production: 'Foyer signs every delivery with your secret.',
  requests: 1,
  isGate: true,
  advice:
    'Give the endpoint this very secret, and verify the raw body: verifyWebhook of @foyer/sdk/webhooks does it.',
  send: endpoint => one(endpoint),
})

export const wrongSignatureAdvice =
  'Verify webhook-signature with your secret before you use the body, and refuse what does not match.'
export const deliverWrong = (endpoint: Endpoint) => endpoint.deliverSignedBy([strangeKey()])

/** Only an endpoint that has the secret accepts the right signature and refuses this one. */
export const wrongSignature = refuses({
  name: 'wrong-signature',
  production: 'A stranger knows your URL and signs with another secret.',
  requests: 1,
  advice: wrongSignatureAdvice,
  send: endpoint => one(endpoint, deliverWrong(endpoint)),
})

/** What strangers do, and what Foyer does while a secret changes. */
export const signatureChecks: Check[] = [
  refuses({
    name: 'missing-signature',
    production: 'A stranger leaves out the signature, the timestamp, or all headers.',
    requests: 3,
    advice: 'Refuse a request without webhook-signature or webhook-timestamp; never take it for verified.',
    send: endpoint =>
      inTurn(endpoint, [
        withoutHeaders(endpoint.deliver(), 'webhook-signature'),
        withoutHeaders(endpoint.deliver(), 'webhook-timestamp'),
        withoutHeaders(endpoint.deliver(), 'webhook-id', 'webhook-timestamp', 'webhook-signature'),
      ]),
  }),
  refuses({
    name: 'missing-id',
    production: 'A stranger leaves out webhook-id, which is signed too.',
    requests: 1,
    advice:
      'Refuse a request without webhook-id: it is a part of what is signed, and how you find duplicates.',
    send: endpoint => one(endpoint, withoutHeaders(endpoint.deliver(), 'webhook-id')),
  }),
  refuses({
    name: 'old-timestamp',
    production: 'A stranger repeats a delivery that was recorded ten minutes ago.',
    requests: 1,
    advice: 'Refuse a webhook-timestamp that is more than five minutes old.',
    send: endpoint => one(endpoint, endpoint.deliver({ ageSeconds: tenMinutes })),
  }),
  refuses({
    name: 'future-timestamp',
    production: 'A delivery is dated ten minutes ahead, so that it could be repeated for longer.',
    requests: 1,
    advice: 'Refuse a webhook-timestamp that is more than five minutes ahead.',
    send: endpoint => one(endpoint, endpoint.deliver({ ageSeconds: -tenMinutes })),
  }),
  refuses({
    name: 'changed-body',
    production: 'A stranger sends another body under the signature of a real delivery.',
    requests: 1,
    advice: 'Compute the signature over the raw body, not only over the headers.',
    send: endpoint => {
      const { headers } = endpoint.deliver()
      const body = Buffer.from(endpoint.samples.body({ resource_id: 1 }))
      return one(endpoint, { headers, body })
    },
  }),
  accepts({
    name: 'rotated-secret',
    production: 'For a day after a rotation every delivery has two signatures; yours may be the second.',
    requests: 1,
    advice: 'Split webhook-signature at spaces, and accept the delivery when one of the signatures is right.',
    send: endpoint => one(endpoint, endpoint.deliverSignedBy([strangeKey(), ...endpoint.keys])),
  }),
  accepts({
    name: 'other-versions',
    production: 'The header has signatures of versions that you do not know beside yours, such as v1a.',
    requests: 2,
    advice: 'Skip signatures that do not begin with v1, and look at the others.',
    send: endpoint => {
      const other = strangeKey().toString('base64')
      const [first, second] = [endpoint.deliver(), endpoint.deliver()]
      return inTurn(endpoint, [
        withSignature(first, `v1a,${other} ${first.headers['webhook-signature']}`),
        withSignature(second, `${second.headers['webhook-signature']} v9,${other}`),
      ])
    },
  }),
]
