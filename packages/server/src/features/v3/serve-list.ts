import { type Operation, type QueryOf, usualPage } from '@foyer/contract'
import type { Context } from '../../context.ts'
import {
  type CursorFailure,
  type CursorPosition,
  createCursors,
  type ReadCursor,
} from '../../platform/cursors/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Credential, LocationAccess } from '../../platform/http/caller.ts'
import { type Input, type Route, route } from '../../platform/http/route.ts'

export interface ListPageRequest<Filters = unknown> {
  locationId: number
  filters: Filters
  /** Undefined for the first page. */
  after: CursorPosition | undefined
  limit: number
}

export interface ListPage {
  /** The list as JSON from the database. */
  json: string
  /** The position where the page ends, if there is more after it. */
  end: CursorPosition | undefined
}

type FiltersOf<O extends Operation> = Omit<QueryOf<O> & object, 'limit' | 'cursor'>

interface List<O extends Operation> {
  /** A cursor is not valid in another order. */
  order: string
  read(db: Context['db'], request: ListPageRequest<FiltersOf<O>>): Promise<ListPage>
}

interface ListInput {
  query: { limit?: number; cursor?: string }
  caller: { credential: Credential; location: LocationAccess }
}

/** Serves an operation made by `listOperation`, given the order and how to read a page. */
export function serveList<O extends Operation>(ctx: Context, operation: O, list: List<O>): Route {
  const allCursors = createCursors(ctx.key)
  const handle = async (input: Input<Operation>) => {
    const { query, caller } = input as unknown as ListInput
    const { limit = usualPage, cursor, ...filters } = query
    const locationId = caller.location.id
    const cursors = allCursors.of([operation.name, caller.credential.id, locationId, filters, list.order])
    const after = cursor === undefined ? undefined : positionIn(cursors.read(cursor, ctx.clock.now()))
    const { json, end } = await list.read(ctx.db, {
      locationId,
      filters: filters as FiltersOf<O>,
      after,
      limit,
    })
    const next = end ? `"${cursors.write(end, ctx.clock.now())}"` : 'null'
    return { json: `{"object":"list","data":${json},"has_more":${end !== undefined},"next_cursor":${next}}` }
  }
  return route<Operation>(operation, handle, ({ query }, problems) => {
    const { cursor } = query as { cursor?: unknown }
    if (typeof cursor === 'string' && !allCursors.isOurs(cursor))
      problems.add('cursor', sentences.invalid_cursor)
  })
}

const sentences: Record<CursorFailure, string> = {
  invalid_cursor: 'is not a cursor of this API',
  foreign_cursor: 'was made for another credential, Location, filter or order',
  expired_cursor: 'is older than 15 minutes: begin again with the first page',
}

function positionIn(read: ReadCursor): CursorPosition {
  if ('position' in read) return read.position
  const sentence = sentences[read.failure]
  throw new AppError('validation_failed', `cursor ${sentence}.`, {
    fields: { cursor: [sentence] },
    fieldCodes: { cursor: read.failure },
  })
}
