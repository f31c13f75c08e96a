import type { Context } from '../../../context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StartStream, StreamConnection } from '../../../platform/http/event-stream.ts'
import { HintStreams } from '../hints/hint-streams.ts'
import { channel, findLastNumber, listNotificationsAfter } from './notifications.store.ts'

export const streamsPerUser = 10
const batch = 100

interface Listening {
  userId: number
  connection: StreamConnection
  /** The number of the last notification that was sent; undefined until the start is known. */
  sent: number | undefined
  isReading: boolean
  hasMore: boolean
}

/** Holds the open streams of this process. A hint from the database says whose rows to read. */
export class LiveNotifications {
  readonly #byUser = new Map<number, Set<Listening>>()
  readonly #hints: HintStreams

  constructor(private readonly ctx: Context) {
    this.#hints = new HintStreams(ctx)
    ctx.notifications.on(channel, hint => {
      for (const userId of hint.split(',')) this.#wake(Number(userId))
    })
    // Hints may have been missed, so every stream reads again.
    ctx.notifications.onReturn(() => {
      for (const userId of this.#byUser.keys()) this.#wake(userId)
    })
  }

  /** The start of the stream is known before it answers, so whoever sees it open misses nothing from then on. */
  async stream(userId: number, { withHints }: { withHints: boolean }): Promise<StartStream> {
    const last = await findLastNumber(this.ctx.db, userId)
    if ((this.#byUser.get(userId)?.size ?? 0) >= streamsPerUser)
      throw new AppError('rate_limited', `You have ${streamsPerUser} streams open already.`, {
        headers: { 'Retry-After': '15' },
      })
    return connection => {
      const listening = { userId, connection, sent: undefined, isReading: false, hasMore: false }
      this.#add(listening)
      void this.#begin(listening, last)
      if (withHints) this.#hints.open(userId, connection)
    }
  }

  #add(listening: Listening): void {
    const { userId, connection } = listening
    const present = this.#byUser.get(userId) ?? new Set()
    this.#byUser.set(userId, present.add(listening))
    connection.closed.addEventListener('abort', () => {
      present.delete(listening)
      if (present.size === 0 && this.#byUser.get(userId) === present) this.#byUser.delete(userId)
    })
  }

  #wake(userId: number): void {
    for (const listening of this.#byUser.get(userId) ?? []) void this.#read(listening)
  }

  /** A returning caller continues after the last notification it has seen; a new one starts now. */
  async #begin(listening: Listening, last: number): Promise<void> {
    const { connection } = listening
    const seen = /^\d{1,15}$/.test(connection.lastEventId ?? '') ? Number(connection.lastEventId) : last
    listening.sent = Math.min(seen, last)
    connection.send({ id: String(listening.sent) })
    await this.#read(listening)
  }

  async #read(listening: Listening): Promise<void> {
    listening.hasMore = true
    if (listening.isReading || listening.sent === undefined) return
    listening.isReading = true
    try {
      while (listening.hasMore && !listening.connection.closed.aborted) {
        listening.hasMore = false
        await this.#sendBatch(listening, listening.sent)
      }
    } catch (err) {
      // The caller reconnects and continues where it was.
      this.ctx.log.warn({ err }, 'notifications could not be read')
      listening.connection.end()
    } finally {
      listening.isReading = false
    }
  }

  async #sendBatch(listening: Listening, number: number): Promise<void> {
    const { userId, connection } = listening
    const rows = await listNotificationsAfter(this.ctx.db, { userId, number, limit: batch })
    for (const row of rows) {
      if (row.data !== null) connection.send({ id: String(row.number), event: row.kind, data: row.data })
      listening.sent = row.number
    }
    listening.hasMore ||= rows.length === batch
  }
}
