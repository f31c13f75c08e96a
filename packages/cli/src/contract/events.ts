import { type ResourceName, resourceKinds, statusesOf } from '@foyer/contract'
import { didYouMean, findClosest } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import { listInWords } from '../terminal/list-in-words.ts'

/** Every event of a record; the name is such as `client.update`. */
export const recordEvents = (Object.keys(resourceKinds) as ResourceName[]).flatMap(resource =>
  statusesOf(resource).map(status => ({ name: `${resource}.${status}`, resource, status })),
)

/** The event of this name; for another name, says which one was probably meant. */
export function requireEvent<Event extends { name: string }>(
  name: string,
  events: readonly Event[],
  otherwise = '`foyer trigger --list` lists them.',
): Event {
  const found = events.find(event => event.name === name)
  if (found) return found
  const names = events.map(event => event.name)
  throw new UsageError(
    `There is no event ${name}.${didYouMean(name, names) || ofResource(name, names) || ` ${otherwise}`}`,
  )
}

/** The events that begin so, or nearly so. */
function ofResource(name: string, names: string[]): string {
  const resources = new Set(names.map(each => each.split('.')[0] ?? ''))
  const resource = findClosest(name.replace(/\.$/, ''), resources)
  const meant = names.filter(each => each.startsWith(`${resource}.`))
  return meant.length > 0 ? ` Did you mean ${listInWords(meant, 'or')}?` : ''
}
