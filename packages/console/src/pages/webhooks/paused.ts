import type { Endpoint } from '../../foyer.ts'
import { kindsInWords } from '../applications/words.ts'

/** Why the endpoint of a person is paused; undefined when it is not. */
export function pauseOf({ blocked_by, set_by }: Endpoint): string | undefined {
  const who = set_by?.name ?? 'whoever set it up'
  switch (blocked_by) {
    case 'no_role':
      return `Paused: ${who} no longer has a role here`
    case 'no_webhook_access':
      return `Paused: ${who} no longer has webhook access`
    case 'person_unknown':
      return 'Paused: it is unknown who set it up'
    default:
      return undefined
  }
}

/** The record types it is subscribed to without the right to them. */
export const missingOf = ({ blocked_kinds, set_by }: Endpoint): string =>
  `not sent: ${kindsInWords(blocked_kinds)}, because ${set_by ? `${set_by.name} no longer has` : 'the application lacks'} the right`
