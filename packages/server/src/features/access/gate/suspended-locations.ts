/**
 * What still works in a suspended Location. Its people read and end access; whatever else they or partners do there is
 * refused, by whichever field of a call the Location is named.
 */
import type { Operation } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { NamingInput, OperationEffect } from '../../../platform/http/gate.ts'
import type { Suspendable } from './callers.store.ts'
import { suspendedLocation } from './refused-access.ts'
import { hasSuspendedLocation } from './suspended-locations.store.ts'

const suspendedChain =
  'A Location of this Chain is suspended by the platform: the Chain is closed to partners, and nothing in it changes.'

const isRead = ({ method, onlyReads }: OperationEffect): boolean => method === 'GET' || onlyReads === true

const isOpenTo = (operation: OperationEffect, { partner }: Caller): boolean =>
  operation.openWhileSuspended === true || (partner === undefined && isRead(operation))

export function requireOpen<T extends Suspendable>(access: T, operation: OperationEffect, caller: Caller): T {
  if (access.isSuspended && !isOpenTo(operation, caller)) throw forbidden(suspendedLocation)
  return access
}

/** A partner has no rights in a suspended Location, and a Chain needs them in every Location. */
export function requireOpenChain<T extends Suspendable>(
  access: T,
  operation: OperationEffect,
  caller: Caller,
): T {
  if (access.isSuspended && !isOpenTo(operation, caller)) throw forbidden(suspendedChain)
  return access
}

/** For operations without a rule about a Location, which may name some all the same. */
export async function requireOpenLocations(
  ctx: Context,
  operation: Operation,
  { caller, input }: { caller: Caller; input: NamingInput },
): Promise<void> {
  const { access } = operation
  if (access.by === 'anyone' || access.by === 'operator' || ('location' in access && access.location)) return
  if (isOpenTo(operation, caller)) return
  const named = namedIn(input)
  if (named.locationIds.length === 0 && named.paymentIds.length === 0) return
  if (await hasSuspendedLocation(ctx.db, named)) throw forbidden(suspendedLocation)
}

/** The fields by which operations name Locations; a test walks the catalogue to find one that is missing here. */
const locationFields = ['location_id', 'salon_id', 'company_id', 'location_ids', 'salon_ids']

function namedIn({ params, query, body }: NamingInput) {
  const parts = [params, query, body].filter(isFields)
  const idsOf = (fields: string[]): number[] =>
    parts.flatMap(part => fields.flatMap(field => part[field] ?? [])).filter(Number.isSafeInteger) as number[]
  return { locationIds: idsOf(locationFields), paymentIds: idsOf(['payment_id']) }
}

const isFields = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
