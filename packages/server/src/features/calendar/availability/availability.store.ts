import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface Window {
  from: Date
  till: Date
}

/** Begin and end in milliseconds, in order and without overlap. */
interface TimesRow {
  location_id: number
  subject_id: number
  begins: number[]
  ends: number[]
}

const freeTime = statement<TimesRow>(
  'availability.free-time',
  `select free.location_id, free.subject_id,
     array_agg(extract(epoch from lower(part.range))::float8 * 1000 order by part.range) as begins,
     array_agg(extract(epoch from upper(part.range))::float8 * 1000 order by part.range) as ends
   from (
     select working.location_id, working.staff_id as subject_id,
       working.time * tstzmultirange(tstzrange($2, $3)) - coalesce((
         select range_agg(busy.during) from reservations busy
         where busy.location_id = working.location_id and busy.subject = 'staff' and busy.subject_id = working.staff_id
           and busy.during && tstzrange($2, $3)
       ), '{}') as time
     from (
       select schedule.location_id, schedule.staff_id,
         range_agg(local_span(slot.range, location.timezone_name)) as time
       from locations location
       join schedule_days schedule on schedule.location_id = location.id
         and schedule.day between ($2 at time zone location.timezone_name)::date - 1 and ($3 at time zone location.timezone_name)::date
       join staff on staff.location_id = schedule.location_id and staff.id = schedule.staff_id
         and staff.deleted_at is null and not staff.is_hidden and not staff.is_fired
       cross join lateral unnest(schedule.working) as slot (range)
       where location.id = any($1)
       group by schedule.location_id, schedule.staff_id
     ) working
   ) free
   cross join lateral unnest(free.time) as part (range)
   group by free.location_id, free.subject_id`,
)

/** Returns when each bookable team member of these Locations works and is not taken. */
export const listFreeTime = (db: Db, locationIds: number[], { from, till }: Window): Promise<TimesRow[]> =>
  freeTime(db, [locationIds, from, till])

const busyInstances = statement<TimesRow & { resource_id: number }>(
  'availability.busy-instances',
  `select instance.location_id, instance.id as subject_id, instance.resource_id,
     coalesce(array_agg(extract(epoch from lower(busy.during))::float8 * 1000 order by busy.during) filter (where busy.during is not null), '{}') as begins,
     coalesce(array_agg(extract(epoch from upper(busy.during))::float8 * 1000 order by busy.during) filter (where busy.during is not null), '{}') as ends
   from resource_instances instance
   left join reservations busy on busy.location_id = instance.location_id and busy.subject = 'resource_instance'
     and busy.subject_id = instance.id and busy.during && tstzrange($2, $3)
   where instance.location_id = any($1)
   group by instance.location_id, instance.id, instance.resource_id`,
)

/** Returns every resource instance of these Locations, with the times when it is taken. */
export const listBusyInstances = (db: Db, locationIds: number[], { from, till }: Window) =>
  busyInstances(db, [locationIds, from, till])

export interface OfferRow {
  location_id: number
  staff_id: number
  service_id: number
  seance_length: number
  resource_ids: number[]
}

const offers = statement<OfferRow>(
  'availability.offers',
  `select link.location_id, link.staff_id, link.service_id, link.seance_length,
     array(
       select resource_id from service_resources need
       where need.location_id = link.location_id and need.service_id = link.service_id order by resource_id
     ) as resource_ids
   from service_staff link
   join services service on service.location_id = link.location_id and service.id = link.service_id
     and service.deleted_at is null and service.is_active
   where link.location_id = any($1)
     and ($2::bigint is null or link.staff_id = $2)
     and ($3::bigint is null or link.service_id = $3)`,
)

/** Returns who does which service, for how long, and with which resources. */
export const listOffers = (
  db: Db,
  locationIds: number[],
  only: { staffId?: number; serviceId?: number } = {},
) => offers(db, [locationIds, only.staffId ?? null, only.serviceId ?? null])
