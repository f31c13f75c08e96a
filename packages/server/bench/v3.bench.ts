import { request } from 'undici'
import { demo, firstFreeId } from '../src/features/sandbox/demo-world/facts.ts'
import { readResources } from '../src/features/v3/resources.store.ts'
import { KeyRing } from '../src/platform/crypto/key-ring.ts'
import { type CursorPosition, createCursors } from '../src/platform/cursors/cursor.ts'
import type { BenchWorld, Comparison } from './comparison.ts'
import { type Recorded, recordStatement } from './harness/record-statement.ts'

const headers = { authorization: `Bearer ${demo.restrictedKey.key}` }
const locationId = demo.locations.second
const path = `/api/v3/locations/${locationId}/resources`
const count = 100_000
const pageSize = 25

/** As many resources as page 4,000 needs, each with two instances. */
async function fill({ pool }: BenchWorld): Promise<void> {
  const { rows } = await pool.query('select from resources where location_id = $1 limit 1', [locationId])
  if (rows.length > 0) return
  await pool.query(
    `with resource as (
       insert into resources (location_id, title, description)
       select $1, 'Room ' || lpad(n::text, 6, '0'), 'On the first floor' from generate_series(1, $2::int) n
       returning location_id, id
     )
     insert into resource_instances (location_id, resource_id, title)
     select location_id, id, 'Seat ' || n from resource, generate_series(1, 2) n`,
    [locationId, count],
  )
  await pool.query('analyze resources, resource_instances')
}

/** The cursor of that page, as a walk comes by it. */
async function cursorOf({ apiUrl }: BenchWorld, page: number): Promise<string | undefined> {
  let cursor: string | undefined
  for (let rows = (page - 1) * pageSize; rows > 0; rows -= 100) {
    const query = new URLSearchParams({ limit: String(Math.min(rows, 100)), ...(cursor ? { cursor } : {}) })
    const answer = await request(`${apiUrl}${path}?${query}`, { headers })
    cursor = ((await answer.body.json()) as { next_cursor: string }).next_cursor
  }
  return cursor
}

const positionOf = async ({ pool }: BenchWorld, page: number): Promise<CursorPosition | undefined> => {
  if (page === 1) return undefined
  const { rows } = await pool.query<{ title: string; id: string }>(
    'select title, id from resources where location_id = $1 order by title collate "C", id offset $2 limit 1',
    [locationId, (page - 1) * pageSize - 1],
  )
  return [rows[0]?.title ?? '', Number(rows[0]?.id)]
}

/** The same statement at the same place, on a bare Fastify that knows neither tokens nor cursors. */
const pageAt = (page: number): Comparison => ({
  name: `GET /api/v3/…/resources, page ${page}`,
  goal: 0.8,
  async requests(world) {
    await fill(world)
    const cursor = await cursorOf(world, page)
    return [{ path: cursor ? `${path}?cursor=${cursor}` : path, headers }]
  },
  floor(app, world) {
    let statement: Recorded | undefined
    app.get(path, async (_request, reply) => {
      statement ??= await statementOf(world, page)
      const { rows } = await world.pool.query<{ json: string; has_more: boolean }>(statement)
      const [row] = rows
      const next = row?.has_more ? `"${someCursor}"` : null
      return reply
        .type('application/json; charset=utf-8')
        .send(`{"object":"list","data":${row?.json},"has_more":${row?.has_more},"next_cursor":${next}}`)
    })
  },
})

async function statementOf(world: BenchWorld, page: number): Promise<Recorded> {
  const after = await positionOf(world, page)
  return recordStatement(tx => readResources(tx, { locationId, filters: {}, after, limit: pageSize }))
}

/** As long as ours are in this Location. */
const someCursor = createCursors(new KeyRing(Buffer.alloc(32)))
  .of([])
  .write(['Room 000025', firstFreeId], new Date())

export const comparisons = [pageAt(1), pageAt(4000)]
