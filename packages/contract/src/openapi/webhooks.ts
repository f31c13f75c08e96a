import type { TSchema } from 'typebox'
import { type ResourceName, resourceKinds } from '../events.ts'
import { MarketplaceNotice, PaymentNotice, webhookBody } from '../webhook-bodies.ts'
import type { Examples } from './examples.ts'
import type { Components, Json, JsonObject } from './schemas.ts'

const signed: Json[] = [
  ['webhook-id', 'The same for every attempt of a delivery'],
  ['webhook-timestamp', 'Seconds since 1970'],
  ['webhook-signature', 'By Standard Webhooks: `v1,` and base64, two of them while a secret is replaced'],
].map(([name = '', description = '']) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

/** What is sent to partners, by the name under which they know it. */
export function webhooksIn(components: Components, examples: Examples['webhooks']): JsonObject {
  const exampleOf = (name: string): JsonObject => {
    const example = examples[name]
    return example === undefined ? {} : { example }
  }
  const describe = (name: string, summary: string, body: TSchema): JsonObject => ({
    post: {
      operationId: `${name}Webhook`,
      tags: ['Webhooks'],
      summary,
      description: `${summary}. The signature proves that it comes from here.`,
      parameters: signed,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.refer(body), ...exampleOf(name) } },
      },
      // They come with a signature, and no credentials.
      security: [],
      responses: { '2XX': { description: 'Delivered, when it comes within 15 seconds.' } },
    },
  })
  const kinds = Object.keys(resourceKinds) as ResourceName[]
  const ofRecords = kinds.map(kind => [
    kind,
    describe(kind, `A change of: ${kind.replaceAll('_', ' ')}`, webhookBody(kind)),
  ])
  return {
    ...Object.fromEntries(ofRecords),
    marketplace: describe('marketplace', 'An installation ended or was frozen', MarketplaceNotice),
    payment: describe('payment', 'A Location paid on the payment page', PaymentNotice),
  }
}
