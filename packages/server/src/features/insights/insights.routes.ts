import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { partnerOfDeveloper } from '../webhooks/partner-of-developer.ts'
import { listEventTypes } from './event-types.ts'
import { getFigures } from './figures/get-figures.ts'
import { listRequests } from './requests/requests.ts'

const { insights } = catalogue

export const insightRoutes = (ctx: Context) => [
  route(insights.figures, async input => ({
    data: await getFigures(ctx, await partnerOfDeveloper(ctx, input), input.query.range ?? '24h'),
  })),
  route(insights.eventTypes, async () => ({ data: listEventTypes() })),
  route(insights.requests, async input =>
    listRequests(ctx, await partnerOfDeveloper(ctx, input), input.query),
  ),
]
