import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listBlocks } from './blocks.store.ts'

const usualCount = 25

export const blockRoutes = (ctx: Context) => [
  route(catalogue.operators.listBlocks, async ({ query }) => {
    const { json, next } = await listBlocks(ctx.db, {
      kind: query.kind,
      after: query.cursor,
      count: query.count ?? usualCount,
    })
    return { json, meta: { next_cursor: next } }
  }),
]
