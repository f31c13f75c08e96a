import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listOutbox } from './outbox.ts'

const { sandbox } = catalogue

export const mailRoutes = (ctx: Context) => [
  route(sandbox.listOutbox, ({ query }) => listOutbox(ctx, query)),
  route(sandbox.listOutboxForPages, ({ query }) => listOutbox(ctx, query)),
]
