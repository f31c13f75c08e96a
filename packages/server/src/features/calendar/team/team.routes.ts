import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { actorOf } from '../../events/events.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import { requireMayName } from '../../locations/references/naming.ts'
import { insertPosition, listPositions } from './positions.store.ts'
import { changeSchedule, getSchedule } from './schedules.ts'
import { listStaff } from './team.store.ts'
import { changeStaff, createStaff, getStaff, removeStaff } from './team.ts'
import { getTimetable } from './timetable.ts'

const { locations, positions, schedules, staff } = catalogue

const keyOf = (params: { company_id: number; staff_id: number }) => ({
  locationId: params.company_id,
  staffId: params.staff_id,
})

async function list(ctx: Context, locationId: number) {
  const { json, total } = await listStaff(ctx.db, locationId)
  return { json, meta: { total_count: total } }
}

export const teamRoutes = (ctx: Context) => [
  route(positions.list, async ({ params }) => {
    const data = await listPositions(ctx.db, params.company_id)
    return { data, meta: { total_count: data.length } }
  }),
  route(positions.create, async ({ params, body }) => {
    const data = await explainViolations(
      { positions_title: () => conflict('There is a position of this name already.') },
      () => insertPosition(ctx.db, params.company_id, body.title),
    )
    hint(ctx, {
      kind: 'change',
      location_id: params.company_id,
      resource: 'position',
      id: data.id,
      status: 'create',
    })
    return { data }
  }),
  route(staff.list, ({ params }) => list(ctx, params.company_id)),
  route(staff.listByShortPath, ({ params }) => list(ctx, params.company_id)),
  route(staff.get, async ({ params }) => ({ json: await getStaff(ctx.db, keyOf(params)) })),
  route(staff.getByShortPath, async ({ params }) => ({ json: await getStaff(ctx.db, keyOf(params)) })),
  route(staff.create, async ({ params, body, caller }) => {
    requireMayName(caller.location, 'user', { ids: [body.user_id] })
    return { json: await createStaff(ctx, params.company_id, body, actorOf(caller)) }
  }),
  route(staff.update, async ({ params, body, caller }) => {
    const { user_id: known } = JSON.parse(await getStaff(ctx.db, keyOf(params))) as { user_id: number | null }
    requireMayName(caller.location, 'user', { ids: [body.user_id], known })
    return { json: await changeStaff(ctx, keyOf(params), body, actorOf(caller)) }
  }),
  route(staff.delete, async ({ params, caller }) => {
    await removeStaff(ctx, keyOf(params), actorOf(caller))
    return { data: null }
  }),
  route(locations.getTimetable, async ({ params, query }) => ({
    json: await getTimetable(ctx.db, params.location_id, query),
  })),
  route(schedules.get, async ({ params }) => ({ json: await getSchedule(ctx.db, keyOf(params), params) })),
  route(schedules.update, async ({ params, body, caller }) => ({
    json: await changeSchedule(ctx, {
      key: keyOf(params),
      range: params,
      rows: body,
      actor: actorOf(caller),
    }),
  })),
]
