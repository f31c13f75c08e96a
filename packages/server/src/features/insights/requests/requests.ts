import { type catalogue, type DataOf, momentInUtc, operations, type QueryOf } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { type CursorFailure, createCursors } from '../../../platform/cursors/cursor.ts'
import { invalid } from '../../../platform/errors.ts'
import { requestsSince } from './request-retention.ts'
import { type RequestFilter, type RequestRow, readRequestPage } from './requests.store.ts'

type RequestQuery = QueryOf<typeof catalogue.insights.requests>
type ApiRequest = DataOf<typeof catalogue.insights.requests>[number]

const usualCount = 50

const refusals: Record<CursorFailure, string> = {
  invalid_cursor: 'is not a cursor of this log',
  foreign_cursor: 'was made for another partner or filter',
  expired_cursor: 'is older than 15 minutes: begin again with the first page',
}

/** Returns a page of the requests of a partner, newest first. */
export async function listRequests(ctx: Context, partnerId: number, query: RequestQuery) {
  const momentOf = (text: string | undefined) => (text === undefined ? undefined : momentInUtc(text))
  const filter: RequestFilter = {
    partnerId,
    method: query.method,
    statusClass: query.status_class,
    locationId: query.location_id,
    requestId: query.request_id,
    path: query.path,
    from: momentOf(query.from),
    till: momentOf(query.till),
  }
  const cursors = createCursors(ctx.key).of(['requests', filter])
  const page = {
    since: requestsSince(ctx),
    after: query.cursor === undefined ? undefined : readPosition(cursors.read(query.cursor, ctx.clock.now())),
    count: query.count ?? usualCount,
  }
  const { rows, end } = await readRequestPage(ctx.db, filter, page)
  return {
    data: rows.map(toWire),
    meta: { next_cursor: end ? cursors.write([end.at, end.id], ctx.clock.now()) : null },
  }
}

type CursorRead = ReturnType<ReturnType<ReturnType<typeof createCursors>['of']>['read']>

function readPosition(read: CursorRead): { at: number; id: number } {
  if ('failure' in read) throw invalid({ cursor: [refusals[read.failure]] })
  const [at, id] = read.position
  return { at: Number(at), id: Number(id) }
}

const byName = new Map(operations.map(operation => [operation.name, operation]))

/** Where the documentation site has an operation; a test follows some of them. */
const docsPathOf = ({ document, tag, summary }: (typeof operations)[number]): string => {
  const anchor = summary
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
  return `/docs/api/${document}/${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.html#${anchor}`
}

/** An operation that a later version has renamed is shown by its former name. */
function toWire({ position: _, at, operation, ...row }: RequestRow): ApiRequest {
  const known = byName.get(operation)
  return {
    ...row,
    at: at.toISOString(),
    operation,
    summary: known?.summary ?? operation,
    docs_path: known ? docsPathOf(known) : null,
  }
}
