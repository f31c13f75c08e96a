import { type ResourceName, resourceKinds, statusesOf } from '@foyer/contract'
import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { SampleOptions } from './samples.ts'

const events = (Object.keys(resourceKinds) as ResourceName[]).flatMap(resource =>
  statusesOf(resource).map(status => ({ name: `${resource}.${status}`, resource, status })),
)

/** The event of a record, such as `client.update`. */
export function getSampleEvent(name: string): SampleOptions['event'] {
  const found = events.find(event => event.name === name)
  if (found) return found
  const names = events.map(event => event.name)
  throw new UsageError(
    `There is no event ${name}.${didYouMean(name, names) || ' It is a resource and a status, such as client.update.'}`,
  )
}
