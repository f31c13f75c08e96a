import type { Check } from './check.ts'

interface Announcement {
  baseUrl: string
  location: string
  checks: readonly Check[]
}

const listed = (words: readonly string[]) => [...new Set(words)].join(', ')

/** Says what a run will do to the server, before it does it. */
export function announce({ baseUrl, location, checks }: Announcement): string {
  const changes = listed(checks.flatMap(check => check.changes ?? []))
  const leaves = listed(checks.flatMap(check => check.leaves ?? []))
  return [
    `Checking ${checks.length} of the requirements at ${baseUrl}.`,
    changes ? `In ${location} it makes and removes, or puts back: ${changes}.` : 'Nothing is changed.',
    ...(leaves ? [`What cannot be removed stays: ${leaves}.`] : []),
  ].join('\n')
}
