import { beforeAll } from 'vitest'
import { as, type World } from './world.ts'

const insert = async (world: World, text: string, values: unknown[]) =>
  Number((await world.query(text, values))[0]?.id)

/** Adds a team member who works around the clock from 2025 to 2027 and does one service of 20.00. */
export async function makeBookable(world: World, { locationId = 1 } = {}) {
  const at = world.clock.now()
  const staffId = await insert(
    world,
    `insert into staff (location_id, name, specialization, created_at, last_change_date)
     values ($1, 'Bookable', 'Everything', $2, $2) returning id`,
    [locationId, at],
  )
  await world.query(
    `insert into schedule_days (location_id, staff_id, day, working)
     select $1, $2, day, tsmultirange(tsrange(day, day + interval '1 day'))
     from generate_series('2025-01-01'::timestamp, '2027-12-31', '1 day') as days (day)`,
    [locationId, staffId],
  )
  const serviceId = await makeService(world, { locationId, staffId })
  return { locationId, staffId, serviceId }
}

/** Books the same team member for a whole test file. */
export function useBookable(world: World) {
  const bookable = { staffId: 0, serviceId: 0 }
  beforeAll(async () => {
    Object.assign(bookable, await makeBookable(world))
  })
  return {
    bookable,
    create: (fields: Record<string, unknown>) =>
      world.api.post('/v1/records/1', {
        as: as.owner,
        body: {
          staff_id: bookable.staffId,
          services: [{ id: bookable.serviceId }],
          client: { phone: newPhone(), name: 'Client' },
          seance_length: 3600,
          ...fields,
        },
      }),
    update: (id: number, body: unknown) => world.api.put(`/v1/record/1/${id}`, { as: as.owner, body }),
    remove: (id: number) => world.api.delete(`/v1/record/1/${id}`, { as: as.owner }),
  }
}

export async function makeService(
  world: World,
  {
    locationId = 1,
    staffId,
    price = 20,
    resourceIds = [],
  }: { locationId?: number; staffId?: number; price?: number; resourceIds?: number[] },
) {
  const categoryId = await insert(
    world,
    "insert into service_categories (location_id, title) values ($1, 'Made for a test') returning id",
    [locationId],
  )
  const serviceId = await insert(
    world,
    `insert into services (location_id, category_id, title, price_min, price_max, last_change_date)
     values ($1, $2, 'Made for a test', $3, $3, $4) returning id`,
    [locationId, categoryId, price, world.clock.now()],
  )
  if (staffId !== undefined)
    await world.query('insert into service_staff values ($1, $2, $3, 3600)', [locationId, serviceId, staffId])
  for (const resourceId of resourceIds)
    await world.query('insert into service_resources values ($1, $2, $3)', [
      locationId,
      serviceId,
      resourceId,
    ])
  return serviceId
}

/** Adds a resource with this many instances. */
export async function makeResource(world: World, { locationId = 1, count = 1, title = 'Chair' } = {}) {
  const resourceId = await insert(
    world,
    'insert into resources (location_id, title) values ($1, $2) returning id',
    [locationId, title],
  )
  const instanceIds: number[] = []
  for (let index = 0; index < count; index++)
    instanceIds.push(
      await insert(
        world,
        'insert into resource_instances (location_id, resource_id, title) values ($1, $2, $3) returning id',
        [locationId, resourceId, `${title} ${index}`],
      ),
    )
  return { resourceId, instanceIds }
}

/** Returns a phone that nobody else in the tests has. */
let lastPhone = 0
export const newPhone = () => `+1415555${String(2000 + (lastPhone++ % 8000)).padStart(4, '0')}`

/**
 * PostgreSQL resolves a deadlock after a second, and the program retries, so only this count shows that there was one.
 */
export async function countDeadlocks(world: World): Promise<number> {
  const [row] = await world.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  )
  return Number(row?.count)
}
