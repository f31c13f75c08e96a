import { catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { route } from '../../../platform/http/route.ts'
import { listCards } from './directory.store.ts'
import { getCard } from './directory.ts'

const { directory } = catalogue

interface StoreQuery {
  category?: string
  country_id?: number
  text?: string
  cursor?: number
  count?: number
}

/**
 * Serves the same answer on two listeners: on the API listener for programs, and on the app listener for the pages of
 * the app directory.
 */
export const directoryRoutes = (ctx: Context) => {
  const list = async ({ query }: { query: StoreQuery }) => {
    const { json, next } = await listCards(ctx.db, {
      category: query.category,
      countryId: query.country_id,
      text: query.text || undefined,
      before: query.cursor,
      count: query.count ?? 25,
    })
    return { json, meta: { next_cursor: next } }
  }
  const get = async ({ params }: { params: { application_id: number } }) => ({
    json: await getCard(ctx, params.application_id),
  })
  return [
    route(directory.list, list),
    route(directory.listForPages, list),
    route(directory.get, get),
    route(directory.getForPages, get),
  ]
}
