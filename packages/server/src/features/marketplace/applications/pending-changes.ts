import { isDeepStrictEqual } from 'node:util'
import {
  type ApplicationField,
  type catalogue,
  type DataOf,
  isReviewed,
  type ReviewedField,
} from '@foyer/contract'

/** An application as its developer and the operators see it. */
export type WholeApplication = DataOf<typeof catalogue.applications.get>
export type Plan = WholeApplication['tariffs'][number]
export type PendingPlanOption = Plan['options'][number]

/** The fields to change, with their new values. */
export type ApplicationChanges = Partial<Pick<WholeApplication, ApplicationField>>
export type Pending = Partial<Pick<WholeApplication, ReviewedField>>

/** Separates what an operator has to review from what takes effect at once. */
export function splitChanges(changes: ApplicationChanges): { reviewed: Pending; free: ApplicationChanges } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
  return {
    reviewed: Object.fromEntries(entries.filter(([field]) => isReviewed(field))),
    free: Object.fromEntries(entries.filter(([field]) => !isReviewed(field))),
  }
}

/** Returns what still differs from the published version; null when nothing does. */
export function pendingAfter(published: WholeApplication, reviewed: Pending): Pending | null {
  const changes = Object.entries({ ...published.pending, ...reviewed })
  const differing = changes.filter(([field, value]) => !isSame(value, published[field as ReviewedField]))
  return differing.length === 0 ? null : Object.fromEntries(differing)
}

/** Lists of slugs and ids are sets: their order means nothing. Plans are sorted by their positions already. */
export const isSame = (left: unknown, right: unknown): boolean =>
  isDeepStrictEqual(inOrder(left), inOrder(right))

const inOrder = (value: unknown): unknown =>
  Array.isArray(value) && value.every(item => typeof item !== 'object') ? value.toSorted() : value
