import type { EventStatus } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { invalid, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../events/event.ts'
import { recordEvent } from '../../events/events.ts'
import {
  findStaff,
  holdStaff,
  insertStaff,
  lockStaff,
  type StaffColumns,
  type StaffKey,
  updateStaff,
} from './team.store.ts'

type StaffInput = Omit<StaffColumns, 'is_hidden' | 'is_fired'> & { hidden?: number; fired?: number }

const foreignKeys = {
  staff_location_id_position_id_fkey: () => invalid({ position_id: ['is not a position of this Location'] }),
  staff_location_id_user_id_fkey: () => invalid({ user_id: ['is not a user of this Location'] }),
}

export async function getStaff(db: Context['db'] | Tx, key: StaffKey): Promise<string> {
  const json = await findStaff(db, key)
  if (json === undefined) throw notFound('There is no such team member.')
  return json
}

export async function createStaff(ctx: Context, locationId: number, input: StaffInput, actor: Actor) {
  return explainViolations(foreignKeys, () =>
    ctx.db.transaction(tx => createStaffIn(ctx, tx, { locationId, input, actor })),
  )
}

export async function createStaffIn(
  ctx: Context,
  tx: Tx,
  { locationId, input, actor }: { locationId: number; input: StaffInput; actor: Actor },
): Promise<string> {
  const staffId = await insertStaff(tx, locationId, { columns: toColumns(input), at: ctx.clock.now() })
  return recordChange(ctx, tx, { locationId, staffId }, { status: 'create', actor })
}

export async function changeStaff(ctx: Context, key: StaffKey, input: StaffInput, actor: Actor) {
  return explainViolations(foreignKeys, () =>
    ctx.db.transaction(async tx => {
      if (!(await updateStaff(tx, key, { columns: toColumns(input), at: ctx.clock.now() })))
        throw notFound('There is no such team member.')
      return recordChange(ctx, tx, key, { status: 'update', actor })
    }),
  )
}

/** The row stays for the appointments that refer to it. */
export async function removeStaff(ctx: Context, key: StaffKey, actor: Actor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const at = ctx.clock.now()
    await lockStaff(tx, key)
    await recordChange(ctx, tx, key, { status: 'delete', actor })
    await updateStaff(tx, key, { columns: { deleted_at: at }, at })
  })
}

/** A foreign key alone would also accept deleted team members. */
export async function requireStaff(tx: Tx, locationId: number, staffIds: number[]): Promise<void> {
  if (staffIds.length === 0) return
  if ((await holdStaff(tx, locationId, staffIds)) < new Set(staffIds).size)
    throw invalid({ staff: ['names a team member that is not in this Location'] })
}

const toColumns = ({ hidden, fired, ...columns }: StaffInput): StaffColumns => ({
  ...columns,
  is_hidden: hidden === undefined ? undefined : hidden === 1,
  is_fired: fired === undefined ? undefined : fired === 1,
})

/** Returns what GET answers now, both for the caller and as the data of the event. */
async function recordChange(
  ctx: Context,
  tx: Tx,
  key: StaffKey,
  { status, actor }: { status: EventStatus; actor: Actor },
): Promise<string> {
  const data = await getStaff(tx, key)
  const { locationId, staffId: resourceId } = key
  recordEvent(ctx, tx, { locationId, resource: 'staff', resourceId, status, data, actor })
  return data
}
