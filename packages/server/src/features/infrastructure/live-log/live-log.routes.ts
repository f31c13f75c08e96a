import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { streamLogs } from './log-streams.ts'

export const liveLogRoutes = (ctx: Context) => [
  route(catalogue.logs.stream, ({ caller, query }) => ({
    stream: streamLogs(ctx, caller.partner.id, query),
  })),
]
