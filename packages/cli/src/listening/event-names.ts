import { catalogue, type JsonSchema } from '@foyer/contract'
import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { Webhooks } from './listen-types.ts'

type EventNames = NonNullable<Parameters<Webhooks['listen']>[0]>['events']

const { properties } = catalogue.webhooks.listen.query as JsonSchema
const items = (properties?.events as JsonSchema | undefined)?.items as JsonSchema | undefined
const known = (items?.enum ?? []) as string[]

/** The events that a listener can ask for, such as `client` or `client.update`. */
export function checkEventNames(given: string[] | undefined): EventNames {
  const unknown = given?.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no event ${unknown}.${didYouMean(unknown, known) || ' `foyer trigger --list` lists them.'}`,
    )
  return given as EventNames
}
