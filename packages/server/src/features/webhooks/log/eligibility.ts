import { blockedReasons, type ResourceName, resourceKinds } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import {
  type EligibilitySource,
  findSources,
  findSuspension,
  isConnected,
  type PartnerAtLocation,
} from './eligibility.store.ts'
import { nobodyThere } from './explain-sentences.ts'

const nothingActive =
  'None of your applications is active in this Location, and no endpoint that a person has set for you is on: it was switched off, or that person has no webhook_access there any more.'

const howToConnect = ({ config }: Context): string =>
  `${nobodyThere.sentence} Connect an application, or set an endpoint.${config.mode === 'sandbox' ? ' In this sandbox, POST /api/v2/sandbox/trigger with the resource application and the status install connects one.' : ''}`

/** What a partner may read of a Location's changes now. */
export interface Eligibility {
  kinds: ResourceName[]
  /** The kinds whose phones it may see. */
  kindsWithPhones: ResourceName[]
}

/**
 * Throws 404 for an unknown Location, and 403 where the partner has neither an active application nor an endpoint of a
 * person.
 */
export async function getEligibility(ctx: Context, key: PartnerAtLocation): Promise<Eligibility> {
  const sources = await findSources(ctx.db, key)
  if (!sources) throw notFound('There is no such Location.')
  if (sources.length === 0) throw forbidden(await explainNothing(ctx, key))
  return toEligibility(sources)
}

async function explainNothing(ctx: Context, key: PartnerAtLocation): Promise<string> {
  await requireUnsuspended(ctx, key)
  return (await isConnected(ctx.db, key)) ? nothingActive : howToConnect(ctx)
}

export async function requireUnsuspended(ctx: Context, key: PartnerAtLocation): Promise<void> {
  const suspension = await findSuspension(ctx.db, key)
  if (suspension) throw forbidden(`${blockedReasons[suspension]} Nothing is sent until that is lifted.`)
}

/** Returns no kinds for an unknown Location, or where the partner has nothing. */
export const findEligibility = async (ctx: Context, key: PartnerAtLocation): Promise<Eligibility> =>
  toEligibility((await findSources(ctx.db, key)) ?? [])

function toEligibility(sources: EligibilitySource[]): Eligibility {
  const kindsOf = (some: EligibilitySource[]) => [...new Set(some.flatMap(subscribedResources))]
  return {
    kinds: kindsOf(sources),
    kindsWithPhones: kindsOf(sources.filter(({ showsPhones }) => showsPhones)),
  }
}

/** Keeps only the kinds that the application or the person has the right to. */
const subscribedResources = ({ kinds, rights }: EligibilitySource): ResourceName[] =>
  kinds.filter(kind => rights.includes(resourceKinds[kind].right))
