import { accepts, type Check, inTurn, refuses } from './check.ts'
import { judge } from './judge.ts'

const burst = 20
const slowParts = 8

export const certificate: Check = {
  name: 'certificate',
  production: 'Foyer verifies the certificate of an https URL, and sends nothing when it is not valid.',
  expected: 'a valid certificate',
  requests: 0,
  isGate: true,
  onlyFor: 'https',
  async run({ certificateProblem }) {
    if (!certificateProblem) return { state: 'passed', seen: 'valid' }
    return {
      state: 'failed',
      seen: certificateProblem,
      advice:
        'Install a certificate of a public authority for this name, with its whole chain; if this machine should trust your own authority, name its file in NODE_EXTRA_CA_CERTS.',
    }
  },
}

/** What the network and large or unusual requests do to a server. */
export const connectionChecks: Check[] = [
  accepts({
    name: 'large-body',
    production: 'A body is as large as a Location with the longest description: about 200 KB.',
    requests: 1,
    advice: 'Raise the limit for bodies of your server, and of the proxy before it, to 1 MiB.',
    send: endpoint => inTurn(endpoint, [endpoint.deliver({ body: endpoint.samples.largest() })]),
  }),
  accepts({
    name: 'unicode',
    production:
      'A body has letters of any script, escapes and spaces, and the signature is over these very bytes.',
    requests: 1,
    advice:
      'Verify the bytes as they came, before anything parses them; JSON that is written anew has other bytes.',
    send: endpoint => inTurn(endpoint, [endpoint.deliver({ body: endpoint.samples.withEscapes() })]),
  }),
  accepts({
    name: 'burst',
    production: `${burst} deliveries come at once.`,
    requests: burst,
    advice:
      'Make the work for one delivery short, and take as many at once as Foyer sends: a queue behind it helps.',
    send: endpoint => Promise.all(Array.from({ length: burst }, () => endpoint.post(endpoint.deliver()))),
  }),
  accepts({
    name: 'slow-body',
    production: 'The body comes in pieces, and letters are cut in two.',
    requests: 1,
    advice:
      'Collect the pieces as bytes and join them before you decode, and give slow requests a few seconds.',
    async send(endpoint) {
      const delivery = endpoint.deliver({ body: endpoint.samples.withCups() })
      return [await endpoint.post(delivery, { parts: cutLetters(delivery.body) })]
    },
  }),
  {
    name: 'get',
    production: 'Browsers and scanners open your URL; Foyer itself sends POST alone.',
    expected: '4xx',
    requests: 1,
    async run(endpoint) {
      const outcome = await endpoint.post({ headers: {}, body: Buffer.alloc(0) }, { method: 'GET' })
      const advice = 'Respond with 405 to other methods than POST.'
      const judgement = judge('refused', [outcome], { advice, ...endpoint })
      const isHarmless = outcome.kind === 'response' && outcome.status < 400
      return judgement.state === 'failed' && isHarmless
        ? { ...judgement, state: 'warning', advice }
        : judgement
    },
  },
  refuses({
    name: 'empty-post',
    production: 'Scanners post to your URL without headers and body.',
    requests: 1,
    advice: 'Refuse an empty body with 400: it has no signature.',
    send: endpoint => inTurn(endpoint, [{ headers: {}, body: Buffer.alloc(0) }]),
  }),
  // The last one: an endpoint that crashes could not show anything else.
  accepts({
    name: 'cut-body',
    production: 'A connection breaks in the middle of a body; the next deliveries come as usual.',
    expected: '2xx to the next ones',
    requests: 3,
    advice:
      'Catch the error of a body that ends early, so that one broken connection does not end your server.',
    async send(endpoint) {
      const delivery = endpoint.deliver()
      const half = delivery.body.subarray(0, delivery.body.length / 2)
      const cut = await endpoint.post(delivery, { parts: [half], isCut: true })
      return [cut, ...(await inTurn(endpoint, [endpoint.deliver(), endpoint.deliver()]))]
    },
  }),
]

/** Pieces of about the same size, one of which ends inside of a letter. */
function cutLetters(body: Buffer): Buffer[] {
  const inside = body.indexOf('☕') + 1
  const size = Math.ceil(body.length / slowParts)
  const ends = [...Array.from({ length: slowParts }, (_, index) => (index + 1) * size), inside]
  return ends
    .sort((left, right) => left - right)
    .map((end, index, all) => body.subarray(all[index - 1] ?? 0, end))
}
