import type { FieldErrors } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/errors.ts'
import { findKnown, type RecordKind } from './references.store.ts'

/** A field of a body that names another record. */
export interface RecordReference {
  field: string
  kind: RecordKind
  /** Null and undefined refer to nothing. */
  id: number | null | undefined
}

const sentences: Record<RecordKind, string> = {
  client: 'is not a client of this Location',
  team_member: 'is not a team member of this Location',
  appointment: 'is not an appointment of this Location',
  good: 'is not a product of this Location',
  storage: 'is not a storage of this Location',
  supplier: 'is not a supplier of this Location',
  account: 'is not an account of this Location',
  expense: 'is not an income or expense item of this Location',
}

/** Throws 422 for every field whose record is not in the Location or is deleted. */
export async function requireReferences(
  db: Db,
  locationId: number,
  records: RecordReference[],
): Promise<void> {
  const named = records.filter(({ id }) => id !== null && id !== undefined)
  const wanted = new Map<RecordKind, Set<number>>()
  for (const { kind, id } of named)
    wanted.set(kind, (wanted.get(kind) ?? new Set<number>()).add(id as number))
  if (wanted.size === 0) return
  const known = await findKnown(db, locationId, wanted)
  const fieldErrors: FieldErrors = {}
  for (const { field, kind, id } of named)
    if (!known.has(`${kind}:${id}`)) fieldErrors[field] = [sentences[kind]]
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}
