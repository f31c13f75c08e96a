import type { Context } from '../../../context.ts'
import { sqlStateOf, sqlStates } from '../../../platform/database/database.ts'
import { busyPollMs, idlePollMs, retryMs } from '../limits.ts'
import { Claimer } from './claimer.ts'
import { Dispatcher } from './dispatcher.ts'
import { InterruptibleWait } from './interruptible-wait.ts'
import { OwnedQueues } from './owned-queues.ts'
import { WorkerRegistration } from './worker-registration.ts'

/** Sends due deliveries: owns endpoint queues, claims what is due in them, and dispatches it, over and over. */
export class Sender {
  readonly #registration: WorkerRegistration
  readonly #queues: OwnedQueues
  readonly #claimer: Claimer
  readonly #dispatcher: Dispatcher
  readonly #stopping = new AbortController()
  readonly #wait = new InterruptibleWait()
  readonly #ended: Promise<void>
  #isWoken = false
  /** A statement failed, so that this worker may own queues that it does not know of. */
  #mayHaveMissedQueues = false

  constructor(private readonly ctx: Context) {
    this.#registration = new WorkerRegistration(ctx)
    this.#queues = new OwnedQueues(ctx)
    this.#claimer = new Claimer(ctx)
    this.#dispatcher = new Dispatcher(ctx, {
      stopping: this.#stopping.signal,
      onCapacity: () => this.#wake(),
    })
    this.#ended = this.#run()
  }

  /** Waits for the requests under way, but not for listeners, and leaves what has no result to other workers. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#dropWaiting()
    this.#wake()
    await this.#ended
    await this.#dispatcher.close()
    const { isIdle, interrupted } = this.#dispatcher
    await this.#registration.close({ keepsClaims: !isIdle, interrupted })
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted || this.#dispatcher.claimed > 0) {
      const waitMs = signal.aborted ? idlePollMs : await this.#turn().catch(err => this.#recover(err))
      if (!this.#isWoken) await this.#wait.wait(waitMs)
      this.#isWoken = false
    }
  }

  /** Returns how long to wait until the next turn. */
  async #turn(): Promise<number> {
    const workerId = await this.#ensureRegistered()
    if (workerId === undefined) return idlePollMs
    if (this.#mayHaveMissedQueues) {
      await this.#queues.addMissed(workerId)
      this.#mayHaveMissedQueues = false
    }
    // Both run at the same time, so that queues that are owned already do not wait for new ones.
    const [claimed, taken] = await both(this.#claim(workerId), this.#queues.takeDue(workerId))
    if (taken > 0) this.#wake()
    await this.#queues.releaseIdle(workerId)
    return claimed > 0 ? busyPollMs : idlePollMs
  }

  async #claim(workerId: number): Promise<number> {
    const { isCrowded } = this.#dispatcher
    const batches = await this.#claimer.claim({ workerId, queues: this.#queues.list(), isCrowded })
    for (const { queue, deliveries } of batches) this.#dispatcher.send(queue, deliveries)
    return batches.length
  }

  /**
   * A worker that lost its lock goes on when it gets it back. Otherwise it counts as dead: what it has not sent is left to
   * others, and when the rest has its result, it begins anew under another id.
   */
  async #ensureRegistered(): Promise<number | undefined> {
    if (this.#registration.workerId === undefined && !(await this.#registration.resume())) {
      this.#dropWaiting()
      if (!this.#dispatcher.isIdle) return undefined
      this.#queues.clear()
      await this.#registration.register()
    }
    await this.#registration.takeOverFromDead()
    return this.#registration.workerId
  }

  async #recover(err: unknown): Promise<number> {
    this.ctx.log.warn({ err }, 'deliveries could not be claimed: retrying')
    this.#mayHaveMissedQueues = true
    // The row of this worker is gone: others have taken it for dead.
    if (sqlStateOf(err) === sqlStates.foreignKeyViolation) await this.#registration.drop()
    return retryMs
  }

  #dropWaiting(): void {
    for (const queue of this.#queues.list()) this.#dispatcher.drop(queue)
  }

  #wake(): void {
    this.#isWoken = true
    this.#wait.end()
  }
}

/** Waits for both even if one fails, so that nothing of this turn is under way when the next one begins. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}
