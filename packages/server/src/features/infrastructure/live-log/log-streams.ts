import type { Context } from '../../../context.ts'
import { type LogLine, maxStreamsOfPartner } from '../../../platform/database/live-log.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StartStream, StreamConnection } from '../../../platform/http/event-stream.ts'
import { isWanted, type LiveLogFilter } from './log-filter.ts'

/** A stream that is this far behind gets a count instead of lines. */
const maxUnreadBytes = 64 * 1024

export function streamLogs(ctx: Context, partnerId: number, filter: LiveLogFilter): StartStream {
  refuseTooMany(ctx, partnerId)
  return connection => void begin(ctx, { partnerId, filter, connection })
}

function refuseTooMany({ liveLog }: Context, partnerId: number): void {
  const full = liveLog.findFull(partnerId)
  if (!full) return
  const message =
    full === 'partner'
      ? `You have ${maxStreamsOfPartner} log streams open already.`
      : 'This process has no room for another log stream.'
  throw new AppError('rate_limited', message, { headers: { 'Retry-After': '15' } })
}

interface OpenedLog {
  partnerId: number
  filter: LiveLogFilter
  connection: StreamConnection
}

async function begin(ctx: Context, { partnerId, filter, connection }: OpenedLog): Promise<void> {
  const send = lineSender(connection)
  try {
    // Streams that open at once count each other: nothing happens between this and the subscription.
    refuseTooMany(ctx, partnerId)
    let isReady = false
    const leave = await ctx.liveLog.subscribe(partnerId, line => {
      if (isReady && isWanted(line, filter)) send(line)
    })
    if (connection.closed.aborted) return leave()
    connection.closed.addEventListener('abort', leave)
    send({ type: 'ready' })
    isReady = true
  } catch (err) {
    if (err instanceof AppError) connection.refuse(err)
    else {
      ctx.log.warn({ err }, 'a stream of log lines could not be opened')
      connection.end()
    }
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
