import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listAllInstallations } from './installations.store.ts'
import { getLocation, getPartner, readPerson } from './lists.ts'
import { listLocations } from './locations.store.ts'
import { listPartners } from './partners.store.ts'
import { listPeople } from './people.store.ts'
import type { Listing } from './search.store.ts'

const { operators } = catalogue
const usualCount = 25

interface ListQuery {
  text?: string
  suspended?: number
  cursor?: number
  count?: number
}

const filterOf = ({ text, suspended, cursor, count }: ListQuery) => ({
  text,
  isSuspended: suspended === 1,
  after: cursor,
  count: count ?? usualCount,
})
const toAnswer = ({ json, next }: Listing) => ({ json, meta: { next_cursor: next } })

export const operatorListRoutes = (ctx: Context) => [
  route(operators.listPartners, async ({ query }) => toAnswer(await listPartners(ctx.db, filterOf(query)))),
  route(operators.listLocations, async ({ query }) => toAnswer(await listLocations(ctx.db, filterOf(query)))),
  route(operators.listPeople, async ({ query }) => toAnswer(await listPeople(ctx.db, filterOf(query)))),
  route(operators.getPartner, async ({ params }) => ({ json: await getPartner(ctx, params.partner_id) })),
  route(operators.getLocation, async ({ params }) => ({ json: await getLocation(ctx, params.location_id) })),
  route(operators.getPerson, async ({ params, caller, address }) => ({
    json: await readPerson(ctx, params.user_id, { userId: caller.user.id, address }),
  })),
  route(operators.listAllInstallations, async ({ query }) => {
    const { json, next } = await listAllInstallations(ctx.db, {
      status: query.status,
      frozenBy: query.frozen_by,
      applicationId: query.application_id,
      locationId: query.location_id,
      after: query.cursor,
      count: query.count ?? usualCount,
    })
    return { json, meta: { next_cursor: next } }
  }),
]
