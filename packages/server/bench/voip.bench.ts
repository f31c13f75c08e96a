import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { type CallFilter, listCallsOfLocation } from '../src/features/telephony/voip/calls.store.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { BenchWorld, Comparison } from './comparison.ts'

const chainId = demo.chains.own
const { main, second } = demo.locations
const accepted = '{"success":true,"data":null,"meta":{"message":"Accepted"}}'
const json = 'application/json; charset=utf-8'

// The ids depend on the time, so that runs on the same world do not collide.
let counter = Math.floor(Date.now() / 10) % 100_000_000
const newCall = () => ({
  crm_token: demo.telephony.crmToken,
  command: 'history',
  type: 'incoming',
  phone: `+1415555${String(1000 + (counter % 9000))}`,
  diversion: demo.telephony.numbers.main,
  duration: 61,
  call_id: `bench-${counter++}`,
})

/** Saves a finished call. The floor inserts the two rows and knows neither tokens, routes nor notations of numbers. */
const saving: Comparison = {
  name: 'POST /api/v1/voip/integration, a call to save',
  goal: 0.7,
  requests: () => () => ({
    method: 'POST',
    path: '/api/v1/voip/integration',
    headers: { authorization: `Bearer ${demo.partner.token}` },
    body: JSON.stringify(newCall()),
  }),
  floor(app, { pool }) {
    const name = 'bare-insert'
    const text = `
      with call as (
        insert into calls (chain_id, external_id, type, phone, diversion, duration, called_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        returning chain_id, id, called_at, phone, type, status
      )
      insert into call_locations (location_id, chain_id, call_id, called_at, phone, type, status)
      select $8, chain_id, id, called_at, phone, type, status from call`
    app.post<{ Body: ReturnType<typeof newCall> }>('/api/v1/voip/integration', async ({ body }, reply) => {
      const { call_id, type, phone, diversion, duration } = body
      const values = [chainId, `floor-${call_id}`, type, phone, diversion, duration, new Date(), main]
      await pool.query({ name, text, values })
      return reply.code(202).type(json).send(accepted)
    })
  },
}

/** Inserts the calls of a year, the same number on each day. */
async function fill({ pool }: BenchWorld, locationId: number, count: number): Promise<void> {
  const { rows } = await pool.query(
    'select from call_locations where location_id = $1 and called_at < $2 limit 1',
    [locationId, '2021-01-01'],
  )
  if (rows.length > 0) return
  const client = await pool.connect()
  // The references are known to be valid, and checking twenty million rows is not what is measured.
  await client.query('set session_replication_role = replica')
  await client.query(
    `with call as (
       insert into calls (chain_id, type, phone, diversion, duration, called_at)
       select $1, (array['incoming', 'outgoing', 'internal'])[1 + n % 3], '+1415555' || (1000 + n % 9000), $4, n % 300,
         timestamptz '2020-01-01Z' + n * (interval '365 days' / $3::int)
       from generate_series(0, $3::int - 1) n
       returning chain_id, id, called_at, phone, type, status
     )
     insert into call_locations (location_id, chain_id, call_id, called_at, phone, type, status)
     select $2, chain_id, id, called_at, phone, type, status from call`,
    [chainId, locationId, count, demo.telephony.numbers.main],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze calls')
  await client.query('vacuum analyze call_locations')
  client.release()
}

const day = '2020-06-15'

/** The first page of a day; the floor runs the same statements and passes their JSON on. */
const listing = (locationId: number, count: number): Comparison => ({
  name: `GET /api/v1/voip/integration/calls, a day among ${count.toLocaleString('en')}`,
  async requests(world) {
    await fill(world, locationId, count)
    const path = `/api/v1/voip/integration/calls?salon_id=${locationId}&date_from=${day}&date_to=${day}`
    return [{ path, headers: { authorization: `Bearer ${demo.partner.token}, User ${demo.owner.token}` } }]
  },
  async floor(app, { pool }) {
    const filter: CallFilter = {
      ownerId: locationId,
      from: day,
      to: day,
      digits: null,
      types: null,
      statuses: null,
      page: { number: 1, size: 25 },
      showsPhones: true,
    }
    const db: Db = { run: async query => (await pool.query(query)).rows }
    app.get('/api/v1/voip/integration/calls', async (_request, reply) => {
      const page = await listCallsOfLocation(db, filter)
      return reply
        .type(json)
        .send(`{"success":true,"data":${page.json},"meta":{"page":1,"has_more":${page.has_more}}}`)
    })
  },
})

export const comparisons = [saving, listing(second, 10_000), listing(main, 10_000_000)]
