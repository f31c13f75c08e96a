import type { Context } from '../../../context.ts'
import { type CursorFailure, createCursors } from '../../../platform/cursors/cursor.ts'
import { invalid } from '../../../platform/errors.ts'

const owners = { deliveries: 'partner', location_deliveries: 'Location' } as const

type DeliveryLog = keyof typeof owners

const sentencesOf = (log: DeliveryLog): Record<CursorFailure, string> => ({
  invalid_cursor: 'is not a cursor of this log',
  foreign_cursor: `was made for another ${owners[log]} or filter`,
  expired_cursor: 'is older than 15 minutes: begin again with the first page',
})

/** What the log is sorted by, and the ID of the last delivery. */
type LastRead = [position: number, deliveryId: number]

/** A cursor is valid only for the log and the filter, which names its owner, that it was made for. */
export function logCursors(ctx: Context, log: DeliveryLog) {
  const cursors = createCursors(ctx.key)
  return {
    write: (filter: object, last: LastRead): string => cursors.of([log, filter]).write(last, ctx.clock.now()),
    read(filter: object, cursor: string): LastRead {
      const read = cursors.of([log, filter]).read(cursor, ctx.clock.now())
      if ('failure' in read) throw invalid({ cursor: [sentencesOf(log)[read.failure]] })
      const [position, deliveryId] = read.position
      return [Number(position), Number(deliveryId)]
    },
  }
}
