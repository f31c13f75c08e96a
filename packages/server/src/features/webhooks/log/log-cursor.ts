import type { Context } from '../../../context.ts'
import { type CursorFailure, createCursors } from '../../../platform/cursors/cursor.ts'
import { invalid } from '../../../platform/errors.ts'
import type { LogFilter, LogPosition } from './log.store.ts'

const sentences: Record<CursorFailure, string> = {
  invalid_cursor: 'is not a cursor of this log',
  foreign_cursor: 'was made for another partner or filter',
  expired_cursor: 'is older than 15 minutes: begin again with the first page',
}

/** A cursor is valid only for the partner and the filter it was made for. */
export function logCursors(ctx: Context) {
  const cursors = createCursors(ctx.key)
  const bindingOf = (filter: LogFilter) => ['deliveries', filter]
  return {
    write: (filter: LogFilter, { createdAt, id }: LogPosition): string =>
      cursors.of(bindingOf(filter)).write([createdAt.getTime(), id], ctx.clock.now()),
    read(filter: LogFilter, cursor: string): LogPosition {
      const read = cursors.of(bindingOf(filter)).read(cursor, ctx.clock.now())
      if ('failure' in read) throw invalid({ cursor: [sentences[read.failure]] })
      const [createdAt, id] = read.position
      return { createdAt: new Date(Number(createdAt)), id: Number(id) }
    },
  }
}
