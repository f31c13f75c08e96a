import type { Db } from '../../../platform/database/database.ts'
import { isLastOperator, listOnlyOwned, listPartnersLeftAlone } from './ties.store.ts'

export interface DeletionBlocker {
  kind: 'location' | 'partner' | 'operator'
  id: number | null
  title: string
}

/** What nobody would be left for without this person. */
export async function listBlockers(db: Db, userId: number): Promise<DeletionBlocker[]> {
  const locations = await listOnlyOwned(db, userId)
  const partners = await listPartnersLeftAlone(db, userId)
  return [
    ...locations.map(location => ({ kind: 'location' as const, ...location })),
    ...partners.map(partner => ({ kind: 'partner' as const, ...partner })),
    ...((await isLastOperator(db, userId)) ? [{ kind: 'operator' as const, id: null, title: '' }] : []),
  ]
}

/** Says in one message all that stands in the way. */
export function describeBlockers(blockers: DeletionBlocker[]): string {
  const named = (kind: DeletionBlocker['kind']) => nameAll(blockers.filter(blocker => blocker.kind === kind))
  const [locations, partners] = [named('location'), named('partner')]
  return [
    locations && `You are the only owner of ${locations}: give it another owner, or delete it, first.`,
    partners &&
      `You are the only admin of the partner account ${partners}: make somebody else an admin first.`,
    blockers.some(({ kind }) => kind === 'operator') &&
      'You are the last operator of the platform: add another one first.',
  ]
    .filter(Boolean)
    .join(' ')
}

const nameAll = (blockers: DeletionBlocker[]): string =>
  blockers.map(({ id, title }) => `"${title}" (${id})`).join(', ')
