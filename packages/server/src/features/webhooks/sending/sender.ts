import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { sqlStateOf, sqlStates } from '../../../platform/database/database.ts'
import { Outbound } from '../../../platform/network/outbound.ts'
import { type Claim, claim, type Room } from './claims.store.ts'
import { LaneState, mostAtOnce } from './lane-state.ts'
import { type Lane, listLanesOf, releaseLanes, takeLanes } from './lanes.store.ts'
import { Nap } from './nap.ts'
import { Origins } from './origins.ts'
import { OutcomeWriter } from './outcome-writer.ts'
import type { Outcome } from './outcomes.store.ts'
import { SecondLook } from './second-look.ts'
import { signingKeys } from './secrets.ts'
import { type Sending, sendDelivery } from './send-delivery.ts'
import { holdWorkerLock, type WorkerLock } from './worker-lock.ts'
import { deleteWorker, findDeadWorkers, takeOver } from './workers.store.ts'

const idleMs = 100
// When little is due at a time: a look for every delivery would cost more than sending it.
const gatheringMs = 40
const sweepMs = 2000
const idleLaneMs = 2000
const retryMs = 1000
const tellEveryMs = 60_000
// What was claimed so long ago is looked at again before it is sent.
const freshMs = 500
const timeoutMs = 15_000
const mostLanes = 2000
// Beyond that, nothing is claimed that would not be sent at once.
const muchInHand = 2000

/**
 * Sends due deliveries. A worker owns queues, claims what is due in them, sends it, and writes what came of it; all of it
 * in batches, none of it waiting for a slow endpoint.
 */
export class Sender {
  readonly #queues = new Map<number, LaneState>()
  readonly #origins = new Origins(mostAtOnce)
  readonly #outbound: Outbound
  readonly #outcomes: OutcomeWriter
  readonly #secondLook: SecondLook
  #lock: WorkerLock | undefined
  #inHand = 0
  #lastClaimId = 0
  /** How far the platform's time is ahead of the wall's. */
  #aheadMs = 0
  /** Something failed, so that this worker may own queues of which it does not know. */
  #mayHaveMissedLanes = false
  #isStopping = false
  #sweptAt = 0
  #isWoken = false
  /** When it was last said of a partner that its keys cannot be read. */
  readonly #unsignedToldAt = new Map<number, number>()
  readonly #nap = new Nap()
  readonly #ended: Promise<void>

  constructor(private readonly ctx: Context) {
    const { config, resolve, db, log } = ctx
    this.#outbound = new Outbound({
      mode: config.mode,
      resolve,
      connectionsPerOrigin: mostAtOnce,
      timeoutMs,
    })
    this.#outcomes = new OutcomeWriter(db, log)
    this.#secondLook = new SecondLook(db)
    this.#ended = this.#run()
  }

  /** What is being sent is sent to its end; nothing new is begun. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#wake()
    await this.#ended
    await this.#outcomes.settled()
    const { db } = this.ctx
    if (this.#lock) {
      const { id: worker } = this.#lock
      const ids = [...this.#queues.keys()]
      await db.transaction(tx => releaseLanes(tx, { worker, ids })).catch(() => undefined)
      await deleteWorker(db, worker).catch(() => undefined)
      await this.#lock.release()
    }
    await this.#outbound.close()
  }

  async #run(): Promise<void> {
    while (!this.#isStopping || this.#inHand > 0) {
      let restMs = idleMs
      try {
        if (!this.#isStopping && (await this.#turn()) > 0) restMs = gatheringMs
      } catch (err) {
        await this.#onTrouble(err)
        restMs = retryMs
      }
      await this.#rest(restMs)
    }
  }

  async #onTrouble(err: unknown): Promise<void> {
    this.ctx.log.warn({ err }, 'deliveries could not be claimed: trying again')
    this.#mayHaveMissedLanes = true
    // Its row is gone: others took this worker for dead.
    if (sqlStateOf(err) !== sqlStates.foreignKeyViolation) return
    const lock = this.#lock
    this.#lock = undefined
    await lock?.release()
  }

  /** One look at what is due. Answers how much was. */
  async #turn(): Promise<number> {
    if (!this.#lock && !(await this.#register())) return 0
    const { ctx } = this
    await this.#sweep()
    const worker = (this.#lock as WorkerLock | undefined)?.id
    if (worker === undefined) return 0
    const now = ctx.clock.now()
    const free = mostLanes - this.#queues.size
    if (this.#mayHaveMissedLanes) {
      this.#serve(await listLanesOf(ctx.db, worker))
      this.#mayHaveMissedLanes = false
    }
    // At the same time: those that are served already do not wait for new ones.
    const [claimed] = await Promise.all([
      this.#claim(worker, now),
      free > 0 &&
        takeLanes(ctx.db, { worker, at: now, most: Math.min(free, 50) }).then(taken => this.#serve(taken)),
    ])
    await this.#releaseIdle(worker)
    return claimed
  }

  /** One that is served already keeps what it has in hand. */
  #serve(queues: Lane[]): void {
    for (const queue of queues)
      if (!this.#queues.has(queue.id))
        this.#queues.set(queue.id, new LaneState(queue, this.#origins.join(queue.url)))
    if (queues.length > 0) this.#wake()
  }

  async #claim(worker: number, at: Date): Promise<number> {
    const { ctx } = this
    const rooms = await this.#findRooms()
    if (rooms.length === 0) return 0
    const inHand = [...this.#queues.values()].flatMap(state => [...state.inHand])
    const claims = await claim(ctx.db, { rooms, worker, at, inHand })
    this.#inHand += claims.length
    const claimedMs = ctx.clock.real().getTime()
    for (const each of claims) each.claimedMs = claimedMs
    this.#aheadMs = ctx.clock.now().getTime() - claimedMs
    this.#outcomes.expect(claims)
    const portions = new Map<number, Claim[]>(rooms.map(({ queueId }) => [queueId, []]))
    for (const each of claims) portions.get(each.queueId)?.push(each)
    for (const { queueId, size } of rooms) {
      const state = this.#queues.get(queueId)
      const portion = portions.get(queueId) ?? []
      state?.add(portion, { isFull: portion.length === size })
      if (state && portion.length > 0) this.#pump(state, worker)
    }
    return claims.length
  }

  /** Endpoint queues with room, whose keys are known. */
  async #findRooms(): Promise<Room[]> {
    const rooms: Room[] = []
    const nowMs = stopwatchMs()
    const isCrowded = this.#inHand > muchInHand
    for (const state of this.#queues.values()) {
      const size = state.room({ isCrowded })
      if (size > 0 && (await this.#hasKeys(state)))
        rooms.push({
          claimId: ++this.#lastClaimId,
          queueId: state.queue.id,
          size,
          sinceSeconds: state.sinceSeconds(nowMs),
        })
    }
    return rooms
  }

  /** A partner whose keys cannot be read waits; the others do not. */
  async #hasKeys(state: LaneState): Promise<boolean> {
    const { partnerId } = state.queue
    try {
      const known = signingKeys(this.ctx, partnerId)
      state.keys = known instanceof Promise ? await known : known
      return true
    } catch (err) {
      this.#tellUnsigned(partnerId, err)
      return false
    }
  }

  /** Looked at several times in a second: once a minute is loud enough. */
  #tellUnsigned(partnerId: number, err: unknown): void {
    const now = stopwatchMs()
    if (now - (this.#unsignedToldAt.get(partnerId) ?? -tellEveryMs) < tellEveryMs) return
    this.#unsignedToldAt.set(partnerId, now)
    this.ctx.log.error(
      { err, partner_id: partnerId },
      'nothing can be signed for a partner: its deliveries wait, and are tried again',
    )
  }

  #pump(state: LaneState, worker: number): void {
    // What is decided at once makes room at once: the loop below goes on with that, instead of one within the other.
    if (state.isPumped) return
    state.isPumped = true
    const { origin } = state
    for (let next = this.#nextOf(state); next; next = this.#nextOf(state)) {
      origin.begin()
      this.#send(state, next, worker)
    }
    state.isPumped = false
    if (state.mayHaveMore && state.room({ isCrowded: this.#inHand > muchInHand }) > 0) this.#wake()
  }

  #nextOf(state: LaneState): Claim | undefined {
    if (!state.origin.isFull) return state.next()
    if (state.hasWaiting) state.origin.wait(state)
    return undefined
  }

  #send(state: LaneState, each: Claim, worker: number): void {
    const { queue, place, keys } = state
    const onOutcome = (outcome: Outcome) => this.#finish(state, outcome, worker)
    const onFault = (err: unknown) => void this.#tryAgain(state, each, { err, worker })
    const startedMs = this.ctx.clock.real().getTime()
    const sending = { claim: each, queue, place, keys, startedMs }
    try {
      if (each.verdict === 'send' && startedMs - each.claimedMs < freshMs)
        sendDelivery(this.ctx, this.#outbound, sending, onOutcome)?.catch(onFault)
      else this.#sendAfterSecondLook(sending, onOutcome).catch(onFault)
    } catch (err) {
      onFault(err)
    }
  }

  async #sendAfterSecondLook(sending: Sending, onOutcome: (outcome: Outcome) => void): Promise<void> {
    await this.#secondLook.at(sending.claim)
    const startedMs = this.ctx.clock.real().getTime()
    await sendDelivery(this.ctx, this.#outbound, { ...sending, startedMs }, onOutcome)
  }

  #finish(state: LaneState, outcome: Outcome, worker: number): void {
    const { metrics } = this.ctx
    const { claim: each, attempt } = outcome
    this.#outcomes.add({ outcome, worker, holder: state })
    metrics.deliveries[outcome.outcome]++
    if (attempt) {
      const endedMs = attempt.startedMs + attempt.durationMs + this.#aheadMs
      metrics.deliveryLateness.observe(Math.max(0, endedMs / 1000 - each.dueSeconds))
    }
    state.finish(each, { isSuccess: outcome.outcome !== 'failed', answerMs: attempt?.durationMs })
    this.#goOn(state, worker)
  }

  /** Ours, not the endpoint's: it stays in hand. */
  async #tryAgain(state: LaneState, each: Claim, { err, worker }: { err: unknown; worker: number }) {
    this.ctx.log.error({ err, delivery_id: each.deliveryId }, 'a delivery could not be made: trying again')
    await pause(retryMs)
    if (!this.#isStopping) this.#send(state, each, worker)
    else {
      state.finish(each, { isSuccess: false })
      this.#goOn(state, worker)
    }
  }

  /** One has ended: there is room for another, of this queue or of one that waits for the same server. */
  #goOn(state: LaneState, worker: number): void {
    this.#inHand--
    state.origin.end()
    const waiting = state.origin.nextWaiting()
    if (waiting) this.#pump(waiting, worker)
    this.#pump(state, worker)
  }

  /** Endpoint queues that had nothing for a while are anybody's again. */
  async #releaseIdle(worker: number): Promise<void> {
    const now = stopwatchMs()
    const idle = [...this.#queues.values()].filter(state => state.idleMs(now) > idleLaneMs)
    if (idle.length === 0) return
    const ids = idle.map(({ queue }) => queue.id)
    await this.#outcomes.settled()
    await this.ctx.db.transaction(tx => releaseLanes(tx, { worker, ids }))
    for (const { queue } of idle) {
      this.#queues.delete(queue.id)
      this.#origins.leave(queue.url)
    }
  }

  /** A worker that lost its lock counts as dead: it finishes what it has in hand, and begins anew under another id. */
  async #register(): Promise<boolean> {
    if (this.#inHand > 0 || !this.#outcomes.isIdle) return false
    this.#queues.clear()
    this.#origins.clear()
    this.#lock = await holdWorkerLock(this.ctx.db.connection, {
      at: this.ctx.clock.real(),
      onLost: () => {
        this.#lock = undefined
      },
    })
    this.#sweptAt = 0
    return true
  }

  async #sweep(): Promise<void> {
    const now = stopwatchMs()
    if (this.#sweptAt !== 0 && now - this.#sweptAt < sweepMs) return
    this.#sweptAt = now
    const { ctx } = this
    const interrupted = await ctx.db.transaction(async tx => {
      const dead = await findDeadWorkers(tx)
      return dead.length > 0 ? takeOver(tx, dead, ctx.clock.real()) : 0
    })
    if (interrupted > 0) ctx.log.warn({ interrupted }, 'deliveries of a worker that ended go out again')
  }

  #wake(): void {
    this.#isWoken = true
    this.#nap.end()
  }

  async #rest(ms: number): Promise<void> {
    if (!this.#isWoken) await this.#nap.take(ms)
    this.#isWoken = false
  }
}
