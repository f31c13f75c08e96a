import type { Operation, ParamsOf, QueryOf, Right } from '@foyer/contract'
import type { Context } from '../../src/context.ts'
import { PlatformClock } from '../../src/platform/clock.ts'
import type { Input, Route } from '../../src/platform/http/route.ts'
import type { Comparison, LoadRequest, Place, World } from '../comparison.ts'
import { asOwner, fillPath } from './path.ts'
import { type Recorded, recordingDatabase } from './record-statement.ts'

export interface List<O extends Operation> {
  operation: O
  routes(ctx: Context): Route[]
  params(locationId: number): ParamsOf<O>
  rights: Right[]
  query(place: Place): QueryOf<O>
}

/** A list of the large Location. Its floor runs the statements that ours has come to once it has seen the list before. */
export function listComparison<O extends Operation>(list: List<O>): Comparison {
  const request = (place: Place): LoadRequest => ({ path: addressOf(list, place), headers: asOwner })
  return {
    name: `GET ${decodeURIComponent(addressOf(list, anyPlace))}`,
    goal: 0.8,
    roundMs: 500,
    warmUpMs: 1500,
    requests: ({ locations }) => [request(locations.large)],
    async floor(app, world) {
      const { statements, meta } = await recordList(world, list, world.locations.large)
      app.get('/*', async (_request, reply) => {
        let json = ''
        for (const statement of statements) {
          const { rows } = await world.pool.query<{ json?: string }>(statement)
          json = rows[0]?.json ?? json
        }
        return reply
          .type('application/json; charset=utf-8')
          .send(`{"success":true,"data":${json},"meta":${JSON.stringify(meta)}}`)
      })
    },
    growth: {
      goal: 2,
      request,
      statements: async (world, place) => (await recordList(world, list, place)).statements,
    },
  }
}

// As the names of comparisons show it.
const anyPlace = { locationId: '…', clientId: '…', staffId: '…', serviceId: '…' } as unknown as Place

function addressOf<O extends Operation>({ operation, params, query }: List<O>, place: Place): string {
  const pairs = Object.entries(query(place) as unknown as Record<string, unknown>).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map(each => `${name}[]=${each}`)
      : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return `${fillPath(operation, params(place.locationId))}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Asked three times: what is counted for the first caller is remembered for the next ones. */
async function recordList<O extends Operation>(world: World, list: List<O>, place: Place) {
  const { db, statements } = recordingDatabase(world.db)
  const ctx = { db, clock: new PlatformClock() } as unknown as Context
  const route = list.routes(ctx).find(({ operation }) => operation === list.operation) as Route
  const { locationId } = place
  const caller = { location: { id: locationId, isOwner: true, rights: new Set(list.rights) } }
  const input = {
    params: list.params(locationId),
    query: list.query(place),
    caller,
  } as unknown as Input<Operation>
  let meta: unknown
  let last: Recorded[] = []
  for (let time = 1; time <= 3; time++) {
    statements.length = 0
    const answer = await route.handle(input)
    if (!('json' in answer)) throw new Error('Only lists that the database writes can be compared.')
    meta = answer.meta
    last = [...statements]
  }
  return { statements: last, meta }
}
