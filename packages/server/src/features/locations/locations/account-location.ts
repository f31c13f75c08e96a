import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { forbidden } from '../../../platform/errors.ts'
import type { LocationAccess } from '../../../platform/http/caller.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { LocationInput } from './check-location.ts'
import { findPaymentIdsSetting, lockCountryAndCity, writePaymentIdsSetting } from './locations.store.ts'
import { changeLocationIn, getLocation, type LocationAuthor } from './locations.ts'

interface AccountChanges extends LocationInput {
  payment_system_ids_enabled?: boolean
}

/** Extends the public data of a Location with what its managers see. */
export async function withPaymentIds(db: Db, json: string): Promise<string> {
  const location = JSON.parse(json) as { id: number }
  return JSON.stringify({
    ...location,
    payment_system_ids_enabled: await findPaymentIdsSetting(db, location.id),
  })
}

export async function changeAccountLocation(
  ctx: Context,
  location: LocationAccess,
  { payment_system_ids_enabled: isOn, ...input }: AccountChanges,
  change: LocationAuthor,
): Promise<string> {
  const isForPaymentIds = isOn !== undefined && Object.values(input).every(value => value === undefined)
  if (isOn !== undefined && !location.isOwner && !location.isOperator)
    throw forbidden('payment_system_ids_enabled is for owners of the Location and for operators.')
  if (!isForPaymentIds && !location.rights.has('settings_access'))
    throw forbidden('Without a role in the Location an operator changes payment_system_ids_enabled alone.')
  return ctx.db.transaction(async tx => {
    const locationId = location.id
    if (isOn !== undefined) await switchPaymentIds(ctx, tx, { locationId, isOn, ...change })
    // The setting is not part of what partners see of a Location, so changing it is no event of the Location.
    const json = isForPaymentIds
      ? await getLocation(ctx, locationId, tx)
      : await changeLocationIn(ctx, tx, { locationId, input, ...change })
    return withPaymentIds(tx, json)
  })
}

async function switchPaymentIds(
  ctx: Context,
  tx: Tx,
  { locationId, isOn, actor, address }: LocationAuthor & { locationId: number; isOn: boolean },
): Promise<void> {
  await lockCountryAndCity(tx, locationId)
  if (!(await writePaymentIdsSetting(tx, locationId, isOn))) return
  await recordAudit(ctx, tx, {
    userId: actor.userId,
    action: 'location-update',
    locationId,
    address,
    note: `payment_system_ids_enabled ${isOn ? 'on' : 'off'}`,
  })
}
