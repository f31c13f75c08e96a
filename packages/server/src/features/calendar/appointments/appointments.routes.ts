import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { CachedTotals } from '../../clients/cached-totals.ts'
import { createAppointment, getAppointment, removeAppointment } from './appointments.ts'
import { changeAppointment } from './change-appointment.ts'
import { listRecords } from './list.ts'
import { changingCallerOf, recordCallerOf } from './record-change.ts'
import { withoutCard } from './without-card.ts'

const { records } = catalogue

export const appointmentRoutes = (ctx: Context) => {
  const totals = new CachedTotals()
  const keyOf = (params: { company_id: number; record_id: number }) => ({
    locationId: params.company_id,
    appointmentId: params.record_id,
  })

  return [
    route(records.list, ({ params, query, caller }) =>
      listRecords(ctx, params.company_id, { query, ...recordCallerOf(caller), totals }),
    ),
    route(records.create, async ({ params, body, caller }) => {
      const json = await createAppointment(ctx, params.company_id, {
        input: body,
        by: recordCallerOf(caller),
      })
      return { json: caller.location.rights.has('timetable_access') ? json : withoutCard(json) }
    }),
    route(records.get, async ({ params, caller }) => ({
      json: await getAppointment(ctx, keyOf(params), recordCallerOf(caller)),
    })),
    route(records.update, async ({ params, body, caller }) => ({
      json: await changeAppointment(ctx, keyOf(params), { input: body, by: changingCallerOf(caller) }),
    })),
    route(records.delete, async ({ params, caller }) => {
      await removeAppointment(ctx, keyOf(params), recordCallerOf(caller))
      return { data: null }
    }),
  ]
}
