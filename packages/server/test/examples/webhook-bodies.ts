import {
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  type ResourceName,
  resourceKinds,
  TestNotice,
  webhookBody,
} from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { bearer } from '../http.ts'
import { install } from '../marketplace.ts'
import { type Received, startReceiver } from '../receiver.ts'
import { until } from '../until.ts'
import { fannedOut } from '../webhooks.ts'
import { as, type World } from '../world.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]
const { applications, locations } = demo

/** The webhooks, by their names in the documents. */
export const webhookNames = [...kinds, 'test', 'marketplace', 'payment', 'personalData']

/**
 * Collects what a partner is sent: a change of each kind of record, a payment, a test, and the end of an installation.
 */
export async function collectWebhooks(world: World): Promise<Record<string, unknown>> {
  const receiver = await startReceiver()
  try {
    await world.query('update partners set webhook_url = $1 where id = $2', [receiver.url, demo.partner.id])
    await world.query('update applications set sends_payments = true where id = $1', [applications.paid])
    await world.query('update applications set sends_personal_data = true where id = $1', [
      applications.public,
    ])
    await install(world, { settings: { webhook_urls: [receiver.url] } })
    await install(world, { applicationId: applications.paid })
    for (const resource of kinds) await trigger(world, resource)
    await createWholeClient(world)
    await pay(world)
    await eraseSomebody(world)
    await world.api.post('/v2/webhooks/test', { as: as.partner, body: { location_id: locations.main } })
    await due(world)
    await until(
      async () => kinds.every(kind => kind in toBodies(receiver.received)),
      'a webhook of every kind of record came',
    )
    // A frozen installation gets no more events.
    await world.app.post(`/account/operator/applications/${applications.public}/links/1/freeze`, {
      as: `Bearer ${demo.operator.accessToken}`,
      body: {},
    })
    await due(world)
    return await until(async () => {
      const bodies = toBodies(receiver.received)
      return webhookNames.every(name => name in bodies) && bodies
    }, 'a webhook of every name came')
  } finally {
    await receiver.close()
  }
}

const toBodies = (received: Received[]): Record<string, unknown> =>
  Object.fromEntries(
    received
      .map(({ body }) => JSON.parse(body))
      // Appointments bring clients of their own, whose fields are mostly empty.
      .filter(({ resource, data }) => resource !== 'client' || data.name === wholeClient.name)
      .map(named),
  )

async function due(world: World): Promise<void> {
  await fannedOut(world)
  world.clock.advance(5)
}

async function trigger(world: World, resource: ResourceName): Promise<void> {
  const status = resource === 'salon' ? 'update' : 'create'
  const body = { location_id: locations.main, resource, status }
  const answer = await world.api.post('/v2/sandbox/trigger', { as: as.partner, body })
  if (answer.status !== 201) throw new Error(`${resource}: ${answer.text}`)
}

/** Erases a client, as an owner does. */
async function eraseSomebody(world: World): Promise<void> {
  const client = { name: 'Wendy', phone: '+14155550177' }
  const { json } = await world.api.post(`/v1/clients/${locations.main}`, { as: as.owner, body: client })
  const path = `/account/locations/${locations.main}/clients/${json.data.id}/personal_data/erase`
  const answer = await world.app.post(path, { as: as.ownerPerson, body: { name: client.name } })
  if (answer.status !== 202) throw new Error(`Nobody was erased: ${answer.text}`)
}

/** A client with every field filled, so that readers see what to expect. */
const wholeClient = {
  name: 'Clara',
  surname: 'Client',
  patronymic: 'Maria',
  phone: '+4915120000000',
  email: 'clara@client.example',
  card: '2000000002',
  birth_date: '1990-05-17',
  comment: 'Prefers mornings',
  discount: 5,
  sex_id: 2,
  importance_id: 2,
  sms_check: 1,
  sms_not: 1,
  spent: 120,
  balance: 20,
  custom_fields: { favorite_color: 'green' },
}

/** Another partner makes it: an own change is not sent. */
async function createWholeClient(world: World): Promise<void> {
  const answer = await world.api.post(`/v1/clients/${locations.main}`, {
    as: bearer(demo.otherPartner.token, demo.owner.token),
    body: wholeClient,
  })
  if (answer.status !== 201) throw new Error(`client: ${answer.text}`)
}

/** Pays on the payment page, as an owner does. */
async function pay(world: World): Promise<void> {
  const query = `salon_id=${locations.main}&application_id=${applications.paid}`
  const { json } = await world.api.get(`/v1/marketplace/application/payment_link?${query}`, {
    as: as.partner,
  })
  const path = json.data.url.slice(new URL(json.data.url).origin.length)
  const page = await world.app.get(path, { headers: { accept: 'text/html' } })
  const fieldIn = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.text)?.[1] ?? ''
  const form = { page_key: fieldIn('page_key'), amount: fieldIn('amount'), field_card: 'good' }
  const answer = await world.app.post(path, {
    rawBody: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  if (answer.status >= 400) throw new Error(`Nothing was paid: ${answer.status}`)
}

function named(body: { resource?: ResourceName | 'test'; event?: string }): [name: string, body: unknown] {
  const name = body.resource ?? nameOfEvent(body.event)
  const [first] = Errors(schemaOf(name), body)
  if (first)
    throw new Error(`The webhook of ${name} is not as documented: ${first.instancePath} ${first.message}`)
  return [name, body]
}

function nameOfEvent(event = ''): 'payment' | 'personalData' | 'marketplace' {
  if (event === 'payment') return event
  return event.startsWith('client_') ? 'personalData' : 'marketplace'
}

function schemaOf(name: ResourceName | 'test' | ReturnType<typeof nameOfEvent>): TSchema {
  if (name === 'test') return TestNotice
  if (name === 'payment') return PaymentNotice
  if (name === 'personalData') return PersonalDataNotice
  if (name === 'marketplace') return MarketplaceNotice
  return webhookBody(name)
}
