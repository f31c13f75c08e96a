import type { Right } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { forbidden, invalid } from '../../../platform/errors.ts'
import { type CallFilter, type CallPage, listCallsOfChain, listCallsOfLocation } from './calls.store.ts'

interface CallsQuery {
  date_from: string
  date_to: string
  phone?: string
  types?: string[]
  statuses?: string[]
  page?: number
  limit?: number
}

interface CallReader {
  id: number
  rights: ReadonlySet<Right>
}

export const callsOfLocation = (ctx: Context, location: CallReader, query: CallsQuery) =>
  listCalls(location, query, filter => listCallsOfLocation(ctx.db, filter))

export const callsOfChain = (ctx: Context, chain: CallReader, query: CallsQuery) =>
  listCalls(chain, query, filter => listCallsOfChain(ctx.db, filter))

async function listCalls(
  { id, rights }: CallReader,
  query: CallsQuery,
  read: (filter: CallFilter) => Promise<CallPage>,
) {
  if (query.date_to < query.date_from) throw invalid({ date_to: ['must not be before date_from'] })
  const showsPhones = rights.has('client_phones_access')
  if (query.phone && !showsPhones)
    throw forbidden('To filter by phone, the right client_phones_access is needed.')
  const page = { number: query.page || 1, size: query.limit ?? 25 }
  const meta = { page: page.number, has_more: false }
  const digits = query.phone ? query.phone.replaceAll(/\D/g, '') : null
  // A filter without a digit matches no number.
  if (digits === '') return { json: '[]', meta }
  const { json, has_more } = await read({
    ownerId: id,
    from: query.date_from,
    to: query.date_to,
    digits,
    types: query.types ?? null,
    statuses: query.statuses ?? null,
    page,
    showsPhones,
  })
  return { json, meta: { ...meta, has_more } }
}
