import { type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { findSources, type Source, type StandingKey } from './eligibility.store.ts'

/** What a partner may read of a Location's changes at this moment. */
export interface Standing {
  kinds: ResourceName[]
  /** Those among them whose phones it may see. */
  kindsWithPhones: ResourceName[]
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
  const kindsOf = (some: Source[]) => [...new Set(some.flatMap(heardKinds))]
  return {
    kinds: kindsOf(sources),
    kindsWithPhones: kindsOf(sources.filter(({ showsPhones }) => showsPhones)),
  }
}

/** Of that alone to which the application, or the person, has the right. */
const heardKinds = ({ kinds, rights }: Source): ResourceName[] =>
  kinds.filter(kind => rights.includes(resourceKinds[kind].right))
