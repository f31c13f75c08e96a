import { type ResourceName, type Right, resourceKinds } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import { findSources, type Source, type StandingKey } from './standing.store.ts'

/** What a partner may read of a Location's changes at this moment. */
export interface Standing {
  kinds: ResourceName[]
  /** Those among them whose phones it may see. */
  kindsWithPhones: ResourceName[]
  /** Those to which there is a right, whether they are subscribed to or not. */
  testable: ResourceName[]
  testableWithPhones: ResourceName[]
}

/** 404 for an unknown Location, 403 where the partner has neither an active application nor a receiver of a person. */
export async function getStanding(ctx: Context, key: StandingKey): Promise<Standing> {
  const sources = await findSources(ctx.db, key)
  if (!sources) throw notFound('There is no such Location.')
  if (sources.length === 0)
    throw forbidden(
      'None of your applications is active in this Location, and no receiver that a person has set for you is on: it was switched off, or that person has no webhook_access there any more.',
    )
  return toStanding(sources)
}

/** Nothing, where there is no such Location or the partner has nothing there. */
export const findStanding = async (ctx: Context, key: StandingKey): Promise<Standing> =>
  toStanding((await findSources(ctx.db, key)) ?? [])

function toStanding(sources: Source[]): Standing {
  const withPhones = sources.filter(({ showsPhones }) => showsPhones)
  const subscribed = ({ kinds, rights }: Source) => kinds.filter(isOpenBy(rights))
  const open = ({ rights }: Source) => allKinds.filter(isOpenBy(rights))
  return {
    kinds: kindsOf(sources, subscribed),
    kindsWithPhones: kindsOf(withPhones, subscribed),
    testable: kindsOf(sources, open),
    testableWithPhones: kindsOf(withPhones, open),
  }
}

const allKinds = Object.keys(resourceKinds) as ResourceName[]

const kindsOf = (sources: Source[], ofSource: (source: Source) => ResourceName[]): ResourceName[] => [
  ...new Set(sources.flatMap(ofSource)),
]

const isOpenBy = (rights: Right[]) => (kind: ResourceName) => rights.includes(resourceKinds[kind].right)
