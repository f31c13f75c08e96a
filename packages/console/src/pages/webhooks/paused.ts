import type { Receiver } from '../../foyer.ts'

/** Why the endpoint of a person is paused; undefined when it is not. */
export function pauseOf({ blocked_by, set_by }: Receiver): string | undefined {
  const who = set_by?.name ?? 'whoever set it'
  switch (blocked_by) {
    case 'no_role':
      return `Paused: ${who} no longer has a role here`
    case 'no_webhook_access':
      return `Paused: ${who} no longer has webhook access`
    case 'person_unknown':
      return 'Paused: it is not known who set it'
    default:
      return undefined
  }
}

/** What it wants and does not get. */
export const missingOf = ({ blocked_kinds, set_by }: Receiver): string =>
  `not sent: ${blocked_kinds.join(', ')}, because ${set_by ? `${set_by.name} no longer has` : 'the application lacks'} the right`
