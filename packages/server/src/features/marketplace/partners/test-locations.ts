import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { type MemberAction, type MembershipKey, requireMembership } from './partners.ts'
import {
  deleteTestLocation,
  insertTestLocation,
  listTestLocations,
  lockPartnerRow,
  type TestLocation,
} from './test-locations.store.ts'

const maxTestLocations = 20

export async function listOwnTestLocations(ctx: Context, key: MembershipKey) {
  await requireMembership(ctx.db, key)
  return (await listTestLocations(ctx.db, key.partnerId)).map(toWire)
}

/** The caller owns the Location. Adding it again changes nothing. */
export async function addTestLocation(ctx: Context, key: MemberAction, locationId: number) {
  await requireMembership(ctx.db, key)
  return ctx.db.transaction(tx => addTestLocationIn(ctx, tx, { key, locationId }))
}

export async function addTestLocationIn(
  ctx: Context,
  tx: Tx,
  { key, locationId }: { key: MemberAction; locationId: number },
) {
  await lockPartnerRow(tx, key.partnerId)
  const row = { partnerId: key.partnerId, locationId, at: ctx.clock.now() }
  if (await insertTestLocation(tx, row))
    await recordAudit(ctx, tx, { ...key, action: 'test-location-add', locationId })
  const all = await listTestLocations(tx, key.partnerId)
  if (all.length > maxTestLocations)
    throw conflict(`You have ${maxTestLocations} test Locations already: remove one first.`)
  return toWire(all.find(({ id }) => id === locationId) as TestLocation)
}

export async function removeTestLocation(ctx: Context, key: MemberAction, locationId: number): Promise<void> {
  await requireMembership(ctx.db, key)
  await ctx.db.transaction(async tx => {
    if (!(await deleteTestLocation(tx, { partnerId: key.partnerId, locationId })))
      throw notFound('This is not one of your test Locations.')
    await recordAudit(ctx, tx, { ...key, action: 'test-location-remove', locationId })
  })
}

const toWire = (location: TestLocation) => ({ ...location, created_at: location.created_at.toISOString() })
