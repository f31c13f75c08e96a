import type { Context } from '../../../context.ts'
import type { LogLine } from '../../../platform/database/live-log.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StartStream, StreamConnection } from '../../../platform/http/event-stream.ts'
import { isWanted, type LiveLogFilter } from './log-filter.ts'

export const streamsPerPartner = 5
/** A stream that is this far behind gets a count instead of lines. */
const maxUnreadBytes = 64 * 1024

export function streamLogs(ctx: Context, partnerId: number, filter: LiveLogFilter): StartStream {
  if (ctx.liveLog.countStreams(partnerId) >= streamsPerPartner)
    throw new AppError('rate_limited', `You have ${streamsPerPartner} log streams open already.`, {
      headers: { 'Retry-After': '15' },
    })
  return connection => void begin(ctx, { partnerId, filter, connection })
}

interface OpenedLog {
  partnerId: number
  filter: LiveLogFilter
  connection: StreamConnection
}

async function begin(ctx: Context, { partnerId, filter, connection }: OpenedLog): Promise<void> {
  const send = lineSender(connection)
  try {
    const leave = await ctx.liveLog.subscribe(partnerId, line => {
      if (isWanted(line, filter)) send(line)
    })
    if (connection.closed.aborted) return leave()
    connection.closed.addEventListener('abort', leave)
    send({ type: 'ready' })
  } catch (err) {
    ctx.log.warn({ err }, 'a stream of log lines could not be opened')
    connection.end()
  }
}

/** Counts what a slow reader misses, and says so when it has caught up. */
function lineSender(connection: StreamConnection): (line: LogLine) => void {
  let number = 0
  let dropped = 0
  const write = (line: LogLine) =>
    connection.send({ id: String(++number), event: line.type, data: JSON.stringify(line) })
  return line => {
    if (connection.unreadBytes() > maxUnreadBytes) {
      dropped += line.type === 'dropped' ? Number(line.count) : 1
      return
    }
    if (dropped > 0) write({ type: 'dropped', count: dropped })
    dropped = 0
    write(line)
  }
}
