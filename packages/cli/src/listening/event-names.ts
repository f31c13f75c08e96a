import { catalogue, type JsonSchema } from '@foyer/contract'
import { requireEvent } from '../contract/events.ts'
import type { Webhooks } from './listen-types.ts'

type EventNames = NonNullable<Parameters<Webhooks['listen']>[0]>['events']

const { properties } = catalogue.webhooks.listen.query as JsonSchema
const items = (properties?.events as JsonSchema | undefined)?.items as JsonSchema | undefined
const known = ((items?.enum ?? []) as string[]).map(name => ({ name }))

/** The events that a listener can ask for, such as `client` or `client.update`. */
export function checkEventNames(given: string[] | undefined): EventNames {
  for (const name of given ?? []) requireEvent(name, known)
  return given as EventNames
}
