import sql from 'sql-template-tag'
import { findConnectedLocations } from '../src/features/marketplace/installations/connected-locations.store.ts'
import { findInstallation } from '../src/features/marketplace/installations/installations.store.ts'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { BenchWorld, Comparison } from './comparison.ts'
import { recordStatement } from './harness/record-statement.ts'

const headers = { authorization: `Bearer ${demo.partner.token}` }
const json = 'application/json; charset=utf-8'
const applicationId = demo.applications.public
const connected = 100_000
const firstId = 1_000_000
const count = 100

/** A hundred thousand connected Locations, each with somebody who can be booked. */
async function connectMany(db: Database): Promise<void> {
  const [known] = await db.run(sql`select from locations where id = ${firstId + 1}`)
  if (known) return
  const at = new Date()
  const ids = sql`generate_series(${firstId + 1}::bigint, ${firstId + connected}::bigint) id`
  await db.run(sql`
    insert into locations (id, chain_id, title, country_id, city_id, timezone_name, address, phones, created_at)
    select id, 1, 'Connected ' || id, 840, 5391959, 'America/Los_Angeles', id || ' Mission Street',
      array['+14155550110'], ${at} from ${ids}`)
  await db.run(sql`
    insert into staff (id, location_id, name, specialization, created_at, last_change_date)
    select id, id, 'Maya', 'Stylist', ${at}, ${at} from ${ids}`)
  await db.run(sql`
    insert into service_categories (id, location_id, title) select id, id, 'Hair' from ${ids}`)
  await db.run(sql`
    insert into services (id, location_id, category_id, title, price_min, price_max, last_change_date)
    select id, id, id, 'Haircut', 20, 20, ${at} from ${ids}`)
  await db.run(sql`insert into service_staff select id, id, id, 3600 from ${ids}`)
  await db.run(sql`
    insert into installations (location_id, application_id, status, created_at, granted_at)
    select id, ${applicationId}, 'active', ${at}, ${at} from ${ids}`)
  await db.run(sql`
    insert into installation_status_log (location_id, application_id, changed_at, status_from, status_to, source)
    select id, ${applicationId}, ${at}, 'pending', 'active', 'partner_api' from ${ids}`)
  await db.run(sql`vacuum analyze`)
}

/** A page of the list; the first and the last one should take the same time. */
const salons = (name: string, page: number): Comparison => {
  const path = `/api/v1/marketplace/application/${applicationId}/salons`
  return {
    name: `GET …/salons, ${name} page of ${connected / count}`,
    goal: 0.8,
    requests: async ({ db }) => {
      await connectMany(db)
      return [{ path: `${path}?page=${page}&count=${count}`, headers }]
    },
    async floor(app, { pool, appUrl }) {
      const statement = await recordStatement(tx =>
        findConnectedLocations(tx, {
          applicationId,
          partnerId: demo.partner.id,
          offset: (page - 1) * count,
          includesPending: false,
          count,
          at: new Date(),
          appUrl,
        }),
      )
      app.get(path, async (_request, reply) => {
        const { rows } = await pool.query<{ json: string }>(statement)
        return reply.type(json).send(`{"success":true,"data":${rows[0]?.json},"meta":[]}`)
      })
    },
  }
}

const statuses: Comparison = {
  name: 'GET …/salon/{id}/application/{id}',
  goal: 0.85,
  requests: async ({ db }: BenchWorld) => {
    await connectMany(db)
    return Array.from({ length: 500 }, (_, index) => ({
      path: `/api/v1/marketplace/salon/${firstId + 1 + index * 199}/application/${applicationId}`,
      headers,
    }))
  },
  async floor(app, { pool }) {
    const { name, text } = await recordStatement(tx => findInstallation(tx, { locationId: 0, applicationId }))
    app.get<{ Params: { id: string } }>(
      `/api/v1/marketplace/salon/:id/application/${applicationId}`,
      async ({ params }, reply) => {
        const values = [Number(params.id), applicationId]
        const { rows } = await pool.query<{ json: string }>({ name, text, values })
        return reply.type(json).send(`{"success":true,"data":${rows[0]?.json},"meta":[]}`)
      },
    )
  },
}

export const comparisons = [salons('first', 1), salons('last', connected / count), statuses]
