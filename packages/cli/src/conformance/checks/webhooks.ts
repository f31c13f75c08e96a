import { createHmac } from 'node:crypto'
import type { Check } from '../check.ts'
import { Deviation } from '../outcomes.ts'
import { findMismatch, withFields } from '../pattern.ts'
import type { Got } from '../receiver.ts'
import type { Session } from '../session.ts'
import { changeSettings, keepSettings, playWebhooks } from '../webhook-story.ts'

const changes = ['clients', 'webhook settings']

const deliver = 'the delivery of a client'
const demand = (isTrue: boolean, came: string, expected: string) => {
  if (!isTrue) throw new Deviation(deliver, came, expected)
}
const at = (got: Got[], path: string) => got.filter(each => each.path === path)

/** The outcomes in the log of the deliveries to a path. */
async function outcomesAt(session: Session, path: string): Promise<{ outcome: string; attempts: number }[]> {
  const { id, log } = await playWebhooks(session)
  return log.json.data.filter(
    ({ url, resource_id, status }) => url.endsWith(path) && resource_id === id && status === 'create',
  )
}

const sign = (secret: string, { headers, text }: Got) =>
  createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`)
    .digest('base64')

export const webhookChecks: Check[] = [
  {
    number: 'HOK-01',
    looks: 'settings that are replaced and read back',
    changes,
    async run(session) {
      const urls = ['https://conformance.example/one', 'https://conformance.example/two']
      await changeSettings(session, { urls, active: 0, client: 1 })
      await session.ask(
        { path: `/v1/hooks_settings/${session.location}`, as: 'owner' },
        { status: 200, body: { data: { urls, active: 0, client: 1, record: 0 } } },
      )
    },
  },
  {
    number: 'WEB-01',
    looks: 'the request and the body of a delivery',
    changes,
    async run(session) {
      const { got } = await playWebhooks(session)
      for (const { method, headers, json, text } of got) {
        demand(method === 'POST', method, 'POST')
        demand(
          String(headers['content-type']).startsWith('application/json'),
          String(headers['content-type']),
          'the content type application/json',
        )
        const mismatch = findMismatch(
          json,
          withFields('company_id', 'resource', 'resource_id', 'status', 'data'),
        )
        demand(
          mismatch === undefined && json.company_id === session.location,
          text.slice(0, 300),
          mismatch ?? `company_id ${session.location}`,
        )
      }
    },
  },
  {
    number: 'WEB-02',
    looks: 'creation, change and deletion of a client, with the data of its GET',
    changes,
    async run(session) {
      const { got, created, changed } = await playWebhooks(session)
      const sent = at(got, '/accepts').map(({ json }) => json)
      demand(
        sent.map(({ status }) => status).join() === 'create,update,delete',
        sent.map(({ status }) => status).join(),
        'create,update,delete',
      )
      const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
      demand(
        same(sent[0]?.data, created),
        JSON.stringify(sent[0]?.data),
        `the data of its GET: ${JSON.stringify(created)}`,
      )
      demand(
        same(sent[1]?.data, changed),
        JSON.stringify(sent[1]?.data),
        `the data of its GET: ${JSON.stringify(changed)}`,
      )
    },
  },
  {
    number: 'WEB-04',
    looks: 'the time between a change and its delivery',
    changes,
    async run(session) {
      const { got, madeMs } = await playWebhooks(session)
      const [first] = at(got, '/accepts')
      const seconds = ((first?.atMs ?? 0) - madeMs) / 1000
      demand(
        seconds > 4.5 && seconds < 8,
        `after ${seconds.toFixed(1)} s`,
        'about 5 seconds, never before 4.5',
      )
    },
  },
  {
    number: 'WEB-05',
    looks: 'the log of endpoints that accept, fail and redirect',
    changes,
    async run(session) {
      const expected = { '/accepts': 'delivered', '/fails': 'failed', '/redirects': 'failed' }
      for (const [path, outcome] of Object.entries(expected)) {
        const [row] = await outcomesAt(session, path)
        demand(row?.outcome === outcome, `${row?.outcome} at an endpoint that ${path.slice(1)}`, outcome)
      }
    },
  },
  {
    number: 'WEB-06',
    looks: 'an endpoint that failed, until two later events came',
    changes,
    async run(session) {
      const { got } = await playWebhooks(session)
      const creations = at(got, '/fails').filter(({ json }) => json.status === 'create')
      demand(creations.length === 1, `${creations.length} requests`, 'one request')
      const [row] = await outcomesAt(session, '/fails')
      demand(row?.attempts === 1, `${row?.attempts} attempts in the log`, 'one attempt')
    },
  },
  {
    number: 'WEB-10',
    looks: 'the signature, the ID and the log of a delivery',
    changes,
    async run(session) {
      const secret = session.facts.get('partner.webhook_secret')
      const { got } = await playWebhooks(session)
      for (const delivery of got)
        demand(
          String(delivery.headers['webhook-signature']).includes(`v1,${sign(secret, delivery)}`),
          'another signature',
          'a signature of Standard Webhooks',
        )
      const ids = got.map(({ headers }) => headers['webhook-id'])
      demand(new Set(ids).size === ids.length, 'an ID twice', 'an ID of its own for each delivery')
      demand((await outcomesAt(session, '/accepts')).length === 1, 'no entry in the log', 'one entry')
    },
  },
  {
    number: 'WEB-11',
    looks: 'deliveries beside an endpoint that never responds',
    changes,
    async run(session) {
      const { got } = await playWebhooks(session)
      demand(at(got, '/hangs').length > 0, 'nothing at the endpoint that hangs', 'a delivery')
      demand(at(got, '/accepts').length === 3, `${at(got, '/accepts').length} deliveries beside it`, '3')
    },
  },
  {
    number: 'WEB-12',
    looks: 'URLs inside of a network',
    async run(session) {
      const path = await keepSettings(session)
      for (const url of [
        'http://169.254.169.254/latest',
        'http://10.0.0.1/',
        'http://[::ffff:169.254.169.254]/',
      ])
        await session.ask(
          { method: 'POST', path, as: 'owner', json: { urls: [url], active: 0 } },
          { status: 422 },
        )
    },
  },
]
