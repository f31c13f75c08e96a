import { createHmac } from 'node:crypto'
import {
  catalogue,
  type EventStatus,
  type JsonSchema,
  type ResourceName,
  type SignedPayment,
  signedPaymentText,
  statusesOf,
} from '@foyer/contract'
import { examples, sampleData, sampleId } from '@foyer/contract/examples'

interface Envelope {
  company_id: number
  resource: string
  resource_id: number
  status: string
  data: object
}

export interface SampleOptions {
  event: { resource: ResourceName; status: EventStatus }
  /** The Location in the events of records. */
  location: number
  /** The Location that leaves, is frozen and pays: by default one that never exists, so that nobody's data is deleted. */
  marketplaceLocation?: number | undefined
  partnerToken: string | undefined
}

export type Samples = ReturnType<typeof openSamples>

/** The bodies that are sent: the documentation's examples, with the ids of what never exists. */
export function openSamples({
  event,
  location,
  marketplaceLocation = sampleId,
  partnerToken,
}: SampleOptions) {
  const envelope = (resource: ResourceName, status: string): Envelope => ({
    company_id: location,
    resource,
    resource_id: sampleId,
    status,
    data: JSON.parse(sampleData(resource, location)),
  })
  const ofEvent = () => envelope(event.resource, event.status)
  const body = (change: object = {}) => JSON.stringify({ ...ofEvent(), ...change })
  /** The event with more fields of its record; a schedule has none, so that a client stands in. */
  const withFields = (fields: object, change: object = {}) => {
    const { data, ...rest } = Array.isArray(ofEvent().data) ? envelope('client', 'update') : ofEvent()
    return JSON.stringify({ ...rest, data: { ...data, ...fields }, ...change })
  }
  const named = (name: string) => examples.webhooks[name] as unknown as Record<string, unknown>
  const ofMarketplace = { salon_id: marketplaceLocation, application_id: sampleId }
  return {
    /** The event that was asked for, with other values for some of its fields. */
    body,
    /** A create and the update that follows it, of the same record. */
    history() {
      const resource = statusesOf(event.resource).includes('update') ? event.resource : 'client'
      return ['create', 'update'].map(status => JSON.stringify(envelope(resource, status)))
    },
    withUnknownFields: () => withFields({ field_of_tomorrow: { since: 2 } }, { sent_by: 'tomorrow' }),
    /** As large as a Location whose description has as many letters as the API takes, each of four bytes. */
    largest() {
      const { data, ...rest } = envelope('salon', 'update')
      return JSON.stringify({
        ...rest,
        data: { ...data, description: 'x'.repeat(4 * maxDescriptionLength()) },
      })
    },
    /** Letters of several bytes, none of them escaped. */
    withCups: () => withFields({ comment: '☕ Zoë 咖啡 '.repeat(20) }),
    /** JSON that no serializer would write again in the same way: escapes, spaces, numbers. */
    withEscapes: () =>
      withFields({ comment: 'COMMENT' }).replace(
        '"COMMENT"',
        () => String.raw`"\u2615 \u00e9é \/ \ud83d\ude00😀 \" \n" , "price" : 10.00`,
      ),
    test: () => JSON.stringify({ ...named('test'), company_id: location, resource_id: location }),
    lifecycle: (name: 'uninstall' | 'freeze') =>
      JSON.stringify({ ...named('marketplace'), ...ofMarketplace, event: name }),
    personalData: (name: 'client_erased' | 'client_data_request') =>
      JSON.stringify({ ...named('personalData'), ...ofMarketplace, client_id: sampleId, event: name }),
    payment() {
      const payment = {
        ...named('payment'),
        ...ofMarketplace,
        payment_id: sampleId,
        tariff_option_id: sampleId,
      } as unknown as SignedPayment
      const sign = createHmac('sha256', partnerToken ?? '')
        .update(signedPaymentText(payment))
        .digest('hex')
      return JSON.stringify({ ...payment, sign })
    },
  }
}

function maxDescriptionLength(): number {
  const { properties } = catalogue.companies.update.body as JsonSchema
  const length = (properties?.description as JsonSchema | undefined)?.maxLength
  if (length === undefined) throw new Error('companies.update has no longest description any more.')
  return length
}
