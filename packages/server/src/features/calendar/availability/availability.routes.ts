import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { invalid } from '../../../platform/errors.ts'
import { route } from '../../../platform/http/route.ts'
import { toIsoLocal } from '../../../platform/local-time.ts'
import { dayBounds, getOpenLocation } from '../../locations/locations/locations.ts'
import { listSlots } from './availability.ts'

const maxDaysMs = 31 * 24 * 60 * 60 * 1000

export const availabilityRoutes = (ctx: Context) => [
  route(catalogue.availability.slots, async ({ params, query }) => {
    const { timezoneName } = await getOpenLocation(ctx, params.location_id)
    if (query.till < query.from) throw invalid({ till: ['must not be before from'] })
    if (Date.parse(query.till) - Date.parse(query.from) >= maxDaysMs)
      throw invalid({ till: ['must be within 31 days'] })
    const slots = await listSlots(ctx, {
      locationId: params.location_id,
      window: await dayBounds(ctx, params.location_id, query),
      staffId: query.staff_id,
      serviceId: query.service_id,
    })
    return {
      data: slots.map(slot => ({
        staff_id: slot.staffId,
        service_id: slot.serviceId,
        datetime: toIsoLocal(slot.at, timezoneName),
      })),
      meta: { total_count: slots.length },
    }
  }),
]
