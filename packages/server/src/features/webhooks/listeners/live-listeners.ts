import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { unseal } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { StartStream, StreamConnection } from '../../../platform/http/event-stream.ts'
import { attemptTimeoutMs, listenerGraceMs, listenerHeartbeatMs, maxListeners } from '../limits.ts'
import { webhookIdOf } from '../sending/request-headers.ts'
import { signingSecrets } from '../sending/secrets.ts'
import { nextStreamId, readEventId, toEventId } from './event-id.ts'
import { sealPurpose } from './hand-over.ts'
import { handedOver, takePending } from './listener-attempts.store.ts'
import { listenerUrl } from './listener-url.ts'
import {
  continueListener,
  countOpen,
  insertListener,
  keepListener,
  type ListenerFilter,
  leaveListener,
  listSecretHints,
  locationExists,
  lockPartner,
  type StreamKey,
} from './listeners.store.ts'

interface HeldListener extends StreamKey {
  /** How many missed events the caller knows of. */
  knownMissed: number
}

interface OpenListener extends HeldListener {
  connection: StreamConnection
  events: number
  isReading: boolean
  hasMore: boolean
}

type Wanted = ListenerFilter & { partnerId: number }

/** Holds the open streams of this process. A hint from the database says for which listener to read. */
export class LiveListeners {
  readonly #open = new Map<number, OpenListener>()

  constructor(private readonly ctx: Context) {
    ctx.notifications.on(handedOver, id => this.#wake(Number(id)))
    // Hints may have been missed, so every stream reads again.
    ctx.notifications.onReturn(() => {
      for (const id of this.#open.keys()) this.#wake(id)
    })
  }

  async stream(wanted: Wanted): Promise<StartStream> {
    const { db } = this.ctx
    if (wanted.locationId !== undefined && !(await locationExists(db, wanted.locationId)))
      throw notFound('There is no such Location.')
    await this.#refuseTooMany(db, wanted.partnerId)
    // The first need of a partner makes its secret.
    await signingSecrets(this.ctx, wanted.partnerId)
    return connection => void this.#begin(connection, wanted)
  }

  async #begin(connection: StreamConnection, wanted: Wanted): Promise<void> {
    try {
      const key = await this.#openListener(connection.lastEventId, wanted)
      const listening = { ...key, connection, events: 0, isReading: false, hasMore: false }
      this.#open.set(key.listenerId, listening)
      const heartbeat = setInterval(() => void this.#keep(listening), listenerHeartbeatMs).unref()
      const leave = () => {
        clearInterval(heartbeat)
        void this.#leave(listening)
      }
      if (connection.closed.aborted) return leave()
      connection.closed.addEventListener('abort', leave)
      await this.#sendReady(listening, wanted.partnerId)
      await this.#read(listening)
    } catch (err) {
      this.#fail(connection, err)
    }
  }

  /** Continues the listener that the last event names, if it still lives. */
  async #openListener(lastEventId: string | undefined, wanted: Wanted): Promise<HeldListener> {
    const { db, clock } = this.ctx
    const former = readEventId(lastEventId)
    const { partnerId } = wanted
    return db.transaction(async tx => {
      const at = clock.real()
      if (former) {
        const streamId = nextStreamId(former.mark)
        if (await continueListener(tx, { ...wanted, ...former, streamId, at }))
          return { listenerId: former.listenerId, streamId, knownMissed: former.knownMissed }
      }
      // Streams that open at once count each other.
      await lockPartner(tx, partnerId)
      await this.#refuseTooMany(tx, partnerId)
      const streamId = randomUUID()
      return { listenerId: await insertListener(tx, { ...wanted, streamId, at }), streamId, knownMissed: 0 }
    })
  }

  async #refuseTooMany(db: Db, partnerId: number): Promise<void> {
    const seenSince = new Date(this.ctx.clock.real().getTime() - listenerGraceMs)
    if ((await countOpen(db, partnerId, seenSince)) < maxListeners) return
    throw new AppError('rate_limited', `You have ${maxListeners} listeners open already.`, {
      headers: { 'Retry-After': '15' },
    })
  }

  async #sendReady(listening: OpenListener, partnerId: number): Promise<void> {
    const { db, clock } = this.ctx
    const { listenerId } = listening
    send(listening, 'ready', {
      listener_id: listenerId,
      url: listenerUrl(listenerId),
      timeout_ms: attemptTimeoutMs,
      secret_hints: await listSecretHints(db, partnerId, clock.now()),
    })
  }

  #wake(listenerId: number): void {
    const listening = this.#open.get(listenerId)
    if (listening) void this.#read(listening)
  }

  async #read(listening: OpenListener): Promise<void> {
    listening.hasMore = true
    // Nothing comes before `ready`.
    if (listening.isReading || listening.events === 0) return
    listening.isReading = true
    try {
      while (listening.hasMore && !listening.connection.closed.aborted) {
        listening.hasMore = false
        await this.#sendPending(listening)
      }
    } catch (err) {
      this.#fail(listening.connection, err)
    } finally {
      listening.isReading = false
    }
  }

  async #sendPending(listening: OpenListener): Promise<void> {
    const { db, clock, key } = this.ctx
    const pending = await takePending(db, { ...listening, at: clock.real() })
    for (const { deliveryId, request, sealedBody } of pending)
      send(listening, 'delivery', {
        listener_id: listening.listenerId,
        delivery_id: deliveryId,
        webhook_id: webhookIdOf(deliveryId),
        ...request,
        body: unseal(key, sealPurpose(deliveryId), sealedBody),
      })
  }

  async #keep(listening: OpenListener): Promise<void> {
    try {
      const missed = await keepListener(this.ctx.db, { ...listening, at: this.ctx.clock.real() })
      // Another stream has continued the listener, or a sandbox was reset.
      if (missed === undefined) return listening.connection.end()
      const count = missed - listening.knownMissed
      if (count <= 0) return
      listening.knownMissed = missed
      send(listening, 'missed', { count })
    } catch (err) {
      this.#fail(listening.connection, err)
    }
  }

  async #leave(listening: OpenListener): Promise<void> {
    if (this.#open.get(listening.listenerId) === listening) this.#open.delete(listening.listenerId)
    const { db, clock, log } = this.ctx
    await leaveListener(db, { ...listening, at: clock.real() }).catch(err =>
      log.info({ err }, 'a listener left without a word: it ends when its silence is noticed'),
    )
  }

  /** After our own failure the caller reconnects and continues where it was. */
  #fail(connection: StreamConnection, err: unknown): void {
    if (err instanceof AppError) connection.refuse(err)
    else {
      this.ctx.log.warn({ err }, 'a listener could not be served')
      connection.end()
    }
  }
}

function send(listening: OpenListener, type: string, data: object): void {
  const id = toEventId(listening, ++listening.events)
  listening.connection.send({ id, event: type, data: JSON.stringify({ type, ...data }) })
}
