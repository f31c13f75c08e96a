import type { Right } from '@foyer/contract'
import type { Stage } from './application.store.ts'

interface Rights {
  rights: Right[]
  requested_rights: Right[] | null
}

/** What is published loses rights at once, and gains none before an operator has agreed. */
export function rightsAfter({ stage, rights }: { stage: Stage; rights: Right[] }, wanted: Right[]): Rights {
  if (stage !== 'published') return { rights: wanted, requested_rights: null }
  const kept = wanted.filter(right => rights.includes(right))
  return { rights: kept, requested_rights: kept.length === wanted.length ? null : wanted }
}
