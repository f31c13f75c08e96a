import type { Right } from '../foyer.ts'
import { useMe } from '../session/session.tsx'

/** Says whether the person has all of these rights in a Location. */
export function useRights(): (locationId: number, ...rights: Right[]) => boolean {
  const me = useMe()
  return (locationId, ...rights) =>
    me.locations.some(
      location => location.id === locationId && rights.every(right => location.rights.includes(right)),
    )
}
