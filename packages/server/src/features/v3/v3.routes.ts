import { catalogue } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { readResources } from './resources.store.ts'
import { serveList } from './serve-list.ts'

export const v3Routes = (ctx: Context) => [
  serveList(ctx, catalogue.v3.listResources, { order: 'title, id', read: readResources }),
]
