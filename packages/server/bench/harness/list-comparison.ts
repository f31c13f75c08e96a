import type { Operation, ParamsOf, QueryOf, Right } from '@foyer/contract'
import type { Context } from '../../src/context.ts'
import { PlatformClock } from '../../src/platform/clock.ts'
import type { Input, Route } from '../../src/platform/http/route.ts'
import type { BenchWorld, Comparison, LoadRequest, MeasuredLocation } from '../comparison.ts'
import { asOwner, fillPath } from './path.ts'
import { type Recorded, recordingDatabase } from './record-statement.ts'

export interface MeasuredList<O extends Operation> {
  operation: O
  routes(ctx: Context): Route[]
  params(locationId: number): ParamsOf<O>
  rights: Right[]
  query(location: MeasuredLocation): QueryOf<O>
}

/** Compares a list of the large Location. Its floor runs the statements that ours runs when its cache is warm. */
export function listComparison<O extends Operation>(list: MeasuredList<O>): Comparison {
  const request = (location: MeasuredLocation): LoadRequest => ({
    path: addressOf(list, location),
    headers: asOwner,
  })
  return {
    name: `GET ${decodeURIComponent(addressOf(list, anyLocation))}`,
    goal: 0.8,
    roundMs: 1000,
    warmUpMs: 3000,
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
      statements: async (world, location) => (await recordList(world, list, location)).statements,
    },
  }
}

// The names of comparisons show these values.
const anyLocation = {
  locationId: '…',
  clientId: '…',
  staffId: '…',
  serviceId: '…',
} as unknown as MeasuredLocation

function addressOf<O extends Operation>(
  { operation, params, query }: MeasuredList<O>,
  location: MeasuredLocation,
): string {
  const pairs = Object.entries(query(location) as unknown as Record<string, unknown>).flatMap(
    ([name, value]) =>
      Array.isArray(value)
        ? value.map(item => `${name}[]=${item}`)
        : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return `${fillPath(operation, params(location.locationId))}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Reads the list three times, because the total of the first call is cached for the next ones. */
async function recordList<O extends Operation>(
  world: BenchWorld,
  list: MeasuredList<O>,
  location: MeasuredLocation,
) {
  const { db, statements } = recordingDatabase(world.db)
  const ctx = { db, clock: new PlatformClock() } as unknown as Context
  const route = list.routes(ctx).find(({ operation }) => operation === list.operation) as Route
  const { locationId } = location
  const caller = { location: { id: locationId, isOwner: true, rights: new Set(list.rights) } }
  const input = {
    params: list.params(locationId),
    query: list.query(location),
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
