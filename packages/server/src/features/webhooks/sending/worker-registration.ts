import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { deadWorkerCheckMs } from '../limits.ts'
import { holdLockAgain, holdWorkerLock, type WorkerLock } from './worker-lock.ts'
import { findDeadWorkers, takeOver } from './workers.store.ts'

interface Closing {
  keepsClaims: boolean
  /** Deliveries that this worker has sent, and whose result it does not know. */
  interrupted: readonly number[]
}

/** This process as a worker that others can see, and the workers that have died. */
export class WorkerRegistration {
  #lock: WorkerLock | undefined
  #lostId: number | undefined
  #checkedAtMs = 0

  constructor(private readonly ctx: Context) {}

  /** Undefined when it is not registered, or has lost its lock and so counts as dead. */
  get workerId(): number | undefined {
    return this.#lock?.id
  }

  async register(): Promise<void> {
    const { db, clock } = this.ctx
    this.#hold(await holdWorkerLock(db.connection, { at: clock.real(), onLost: () => this.#lose() }))
  }

  /** Goes on under the id of a lock that was lost. Returns false when there is none, or others took it for dead. */
  async resume(): Promise<boolean> {
    if (this.#lostId === undefined) return false
    const { db } = this.ctx
    const lock = await holdLockAgain(db.connection, { id: this.#lostId, onLost: () => this.#lose() })
    this.#lostId = undefined
    if (lock) this.#hold(lock)
    return lock !== undefined
  }

  /** Others have taken this worker for dead: the next registration gives it another id. */
  async drop(): Promise<void> {
    const lock = this.#lock
    this.#lock = undefined
    this.#lostId = undefined
    await lock?.release()
  }

  #hold(lock: WorkerLock): void {
    this.#lock = lock
    // Others may have lost the database at the same moment: they get time to return, or to write the results they have.
    this.#checkedAtMs = stopwatchMs()
  }

  #lose(): void {
    this.#lostId = this.#lock?.id
    this.#lock = undefined
  }

  /** Frees what dead workers had claimed, at intervals. */
  async takeOverFromDead(): Promise<void> {
    const nowMs = stopwatchMs()
    if (nowMs - this.#checkedAtMs < deadWorkerCheckMs) return
    this.#checkedAtMs = nowMs
    const { db, clock, log } = this.ctx
    const interrupted = await db.transaction(async tx => {
      const dead = await findDeadWorkers(tx, this.workerId)
      return dead.length > 0 ? takeOver(tx, { workerIds: dead, at: clock.real() }) : 0
    })
    if (interrupted > 0)
      log.warn({ interrupted }, 'deliveries of a worker that ended or lost the database are sent again')
  }

  /**
   * Gives back its queues, and what it had claimed and not sent; what was interrupted is logged as such. With `keepsClaims`
   * the next worker finds the claims, and logs as interrupted what may have been sent.
   */
  async close({ keepsClaims, interrupted }: Closing): Promise<void> {
    const { workerId } = this
    const { db, clock, log } = this.ctx
    if (workerId !== undefined && !keepsClaims)
      await db
        .transaction(tx => takeOver(tx, { workerIds: [workerId], interrupted, at: clock.real() }))
        .catch(err => log.warn({ err }, 'a worker could not give back its queues: the next one finds them'))
    await this.drop()
  }
}
