import type { BodyOf, Operation, ParamsOf, Right } from '@foyer/contract'
import type { Context } from '../../src/context.ts'
import { loadDictionaries } from '../../src/features/locations/dictionaries/dictionaries.ts'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { PlatformClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Input, Route } from '../../src/platform/http/route.ts'
import type { BenchWorld, Comparison, MeasuredLocation } from '../comparison.ts'
import { asOwner, fillPath, pathOf } from './path.ts'

export interface Write<O extends Operation> {
  operation: O
  routes(ctx: Context): Route[]
  params(location: MeasuredLocation): ParamsOf<O>
  rights: Right[]
  /** Returns a new body for each request, where one would not be accepted twice; called after `params`. */
  body(location: MeasuredLocation): BodyOf<O>
}

/** Compares a change in the large Location. Its floor makes the same change with the same rules, but no event. */
export function writeComparison<O extends Operation>(write: Write<O>): Comparison {
  const { operation, params, body } = write
  return {
    name: `${operation.method} ${pathOf(operation)}`,
    goal: 0.7,
    answersDiffer: true,
    requests({ locations: { large } }) {
      return () => ({
        method: operation.method,
        path: fillPath(operation, params(large)),
        headers: asOwner,
        body: JSON.stringify(body(large)),
      })
    },
    floor(app, world) {
      const route = routeOf(write, world)
      const { large } = world.locations
      const caller = {
        partner: { id: demo.partner.id },
        user: { id: demo.owner.id },
        location: { id: large.locationId, isOwner: true, rights: new Set(write.rights) },
      }
      app.all(pathOf(operation).replaceAll(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        const named = Object.entries(request.params as Record<string, string>)
        const numbers = Object.fromEntries(named.map(([name, text]) => [name, Number(text)]))
        const input = { params: numbers, body: request.body, caller } as unknown as Input<Operation>
        const answer = await route.handle(input)
        if (!('json' in answer)) throw new Error('Only changes that the database answers can be compared.')
        return reply
          .code(operation.status)
          .type('application/json; charset=utf-8')
          .send(`{"success":true,"data":${answer.json},"meta":[]}`)
      })
    },
  }
}

function routeOf<O extends Operation>({ routes, operation }: Write<O>, { db }: BenchWorld): Route {
  const dictionaries = loadDictionaries({ exchangeRatesFile: undefined })
  const ctx = { db: withoutEvents(db), clock: new PlatformClock(), dictionaries } as unknown as Context
  return routes(ctx).find(route => route.operation === operation) as Route
}

/** Runs transactions without events, which are written at the commit. */
function withoutEvents(db: Database): Database {
  const transaction: Database['transaction'] = work =>
    db.transaction(tx =>
      work({
        isTransaction: true,
        run: query => tx.run(query),
        beforeCommit: () => undefined,
        withCommit: () => undefined,
        afterCommit: then => tx.afterCommit(then),
      }),
    )
  return {
    run: db.run.bind(db),
    transaction,
  } satisfies Partial<Database> as unknown as Database
}
