import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { changingCallerOf, recordCallerOf } from '../appointments/record-change.ts'
import { bookSeats } from './book.ts'
import { changeActivity } from './change-group-event.ts'
import { createActivity, getActivity, listPage, removeActivity } from './group-events.ts'
import { searchActivities, searchActivityDates, searchActivityDatesRange } from './search.ts'

const { activities } = catalogue

export const groupEventRoutes = (ctx: Context) => {
  const keyOf = (params: { location_id: number; activity_id: number }) => ({
    locationId: params.location_id,
    activityId: params.activity_id,
  })

  return [
    route(activities.list, ({ params, query }) => listPage(ctx, params.location_id, query)),
    route(activities.create, async ({ params, body }) => ({
      json: await createActivity(ctx, params.location_id, body),
    })),
    route(activities.get, async ({ params }) => ({ json: await getActivity(ctx.db, keyOf(params)) })),
    route(activities.update, async ({ params, body, caller }) => ({
      json: await changeActivity(ctx, keyOf(params), { input: body, by: changingCallerOf(caller) }),
    })),
    route(activities.delete, async ({ params, caller }) => {
      await removeActivity(ctx, keyOf(params), recordCallerOf(caller))
      return { data: null }
    }),
    route(activities.book, async ({ params, body, caller }) => ({
      data: await bookSeats(ctx, keyOf(params), { input: body, by: recordCallerOf(caller) }),
    })),
    route(activities.search, ({ params, query }) => searchActivities(ctx, params.location_id, query)),
    route(activities.searchDates, ({ params, query }) => searchActivityDates(ctx, params.location_id, query)),
    route(activities.searchDatesRange, ({ params, query }) =>
      searchActivityDatesRange(ctx, params.location_id, query),
    ),
  ]
}
