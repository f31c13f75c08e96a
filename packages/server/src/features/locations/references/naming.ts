import type { Right } from '@foyer/contract'
import { forbidden } from '../../../platform/errors.ts'
import type { LocationAccess } from '../../../platform/http/caller.ts'

/**
 * Who names one of these by its ID learns from the answer what it is: by trying IDs, about all of them. Team members
 * are not among them, because the search of group events shows their names to everybody.
 */
const kinds = {
  client: { right: 'clients_access', shows: 'a client shows who it is' },
  appointment: { right: 'timetable_access', shows: 'an appointment shows when it is' },
  supplier: { right: 'storages_access', shows: 'a supplier shows who it is' },
  user: { right: 'edit_users_access', shows: 'a user shows who it is' },
} satisfies Record<string, { right: Right; shows: string }>

type NamedId = number | null | undefined

/** Sending back what was read names nobody new: `known` is the ID that the record has already. */
export function requireMayName(
  { rights }: LocationAccess,
  kind: keyof typeof kinds,
  { ids, known }: { ids: NamedId[]; known?: NamedId },
): void {
  const { right, shows } = kinds[kind]
  if (rights.has(right) || ids.every(id => !id || id === known)) return
  throw forbidden(`Naming ${shows}: the right ${right} is needed too.`)
}
