import type { TSchema } from 'typebox'
import { eventHeaders } from '../event-headers.ts'
import { type ResourceName, resourceKinds } from '../events.ts'
import {
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  TestNotice,
  webhookBody,
} from '../webhook-bodies.ts'
import type { Examples } from './examples.ts'
import type { Json, JsonObject } from './json.ts'
import type { Components } from './schemas.ts'

const header = (name: string, description: string, { isRequired }: { isRequired: boolean }): JsonObject => ({
  name,
  in: 'header',
  required: isRequired,
  description,
  schema: { type: 'string' },
})

const signed: Json[] = eventHeaders.map(({ name, description }) =>
  header(name, description, { isRequired: true }),
)

const testHeader = '`1` in a test delivery'
const ofRecord: Json[] = [...signed, header('webhook-test', testHeader, { isRequired: false })]
const ofTest: Json[] = [...signed, header('webhook-test', testHeader, { isRequired: true })]

/** The webhooks that partners get, by event name. */
export function webhooksIn(components: Components, examples: Examples['webhooks']): JsonObject {
  const exampleOf = (name: string): JsonObject => {
    const example = examples[name]
    return example === undefined ? {} : { example }
  }
  const describe = (name: string, summary: string, body: TSchema, parameters = signed): JsonObject => ({
    post: {
      operationId: `${name}Webhook`,
      tags: ['Webhooks'],
      summary,
      description: `${summary}. Verify the signature to make sure that the request comes from Foyer.`,
      parameters,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.refer(body), ...exampleOf(name) } },
      },
      // Webhooks have a signature and no credentials.
      security: [],
      responses: {
        '2XX': { description: 'The delivery succeeds if this response arrives within 15 seconds.' },
      },
    },
  })
  const kinds = Object.keys(resourceKinds) as ResourceName[]
  const ofRecords = kinds.map(kind => [
    kind,
    describe(kind, `Event of the type ${kind.replaceAll('_', ' ')}`, webhookBody(kind), ofRecord),
  ])
  return {
    ...Object.fromEntries(ofRecords),
    test: describe('test', 'A test without a record', TestNotice, ofTest),
    marketplace: describe('marketplace', 'An installation ended or was frozen', MarketplaceNotice),
    payment: describe('payment', 'A Location has paid on the payment page', PaymentNotice),
    personalData: describe('personalData', 'The data of a client was exported or erased', PersonalDataNotice),
  }
}
