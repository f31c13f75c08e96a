import { plural } from '../terminal/plural.ts'
import type { Check } from './check.ts'

interface Announcement {
  baseUrl: string
  location: string
  checks: readonly Check[]
  /** How many requirements the report will have. */
  requirements: number
}

const listed = (words: readonly string[]) => [...new Set(words)].join(', ')

/** Says what a run will do to the server, before it does it. */
export function announce({ baseUrl, location, checks, requirements }: Announcement): string {
  const changes = listed(checks.flatMap(check => check.changes ?? []))
  const leaves = listed(checks.flatMap(check => check.leaves ?? []))
  return [
    `Checking ${checks.length} of ${plural(requirements, 'requirement')} at ${baseUrl}.`,
    ...(requirements > checks.length
      ? ['The others cannot be asked from outside; the report says why.']
      : []),
    changes ? `In ${location} it makes and removes, or puts back: ${changes}.` : 'Nothing is changed.',
    ...(changes
      ? ['Events about these records go to the endpoints of the Location, also to real ones.']
      : []),
    ...(leaves ? [`What cannot be removed stays: ${leaves}.`] : []),
    ...(checks.some(({ number }) => number.startsWith('LIM'))
      ? ['The limits of this address are used up for a moment, also for others who call from it.']
      : []),
  ].join('\n')
}
