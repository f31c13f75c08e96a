import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { idleQueueMs, maxOwnedQueues, maxTakenQueues } from '../limits.ts'
import { EndpointQueue } from './endpoint-queue.ts'
import { Origins } from './origins.ts'
import { listQueuesOf, type QueueRow, releaseQueues, takeDueQueues } from './queues.store.ts'

/** The endpoint queues that this worker owns. No other worker claims from them. */
export class OwnedQueues {
  readonly #queues = new Map<number, { queue: EndpointQueue; url: string }>()
  readonly #origins: Origins<EndpointQueue>
  readonly #maxConcurrency: number

  constructor(private readonly ctx: Context) {
    this.#maxConcurrency = ctx.config.webhooks.maxConcurrency
    this.#origins = new Origins(this.#maxConcurrency)
  }

  /** Those of an earlier registration belong to nobody any more. */
  clear(): void {
    this.#queues.clear()
    this.#origins.clear()
  }

  list(): EndpointQueue[] {
    return [...this.#queues.values()].map(({ queue }) => queue)
  }

  /** Takes queues that have something due and no owner. Returns how many. */
  async takeDue(workerId: number): Promise<number> {
    const limit = Math.min(maxOwnedQueues - this.#queues.size, maxTakenQueues)
    if (limit <= 0) return 0
    const at = this.ctx.clock.now()
    const taken = await takeDueQueues(this.ctx.db, { workerId, at, limit })
    this.#add(taken, workerId)
    return taken.length
  }

  /** Finds queues that were taken by a statement whose response was lost. */
  async addMissed(workerId: number): Promise<void> {
    this.#add(await listQueuesOf(this.ctx.db, workerId), workerId)
  }

  /** Gives back queues that had nothing for a while: nothing is claimed, so that all their results are written. */
  async releaseIdle(workerId: number): Promise<void> {
    const nowMs = stopwatchMs()
    const idle = this.list().filter(queue => queue.idleMs(nowMs) > idleQueueMs)
    if (idle.length === 0) return
    const ids = idle.map(({ id }) => id)
    await this.ctx.db.transaction(tx => releaseQueues(tx, { workerIds: [workerId], ids }))
    for (const id of ids) {
      const owned = this.#queues.get(id)
      this.#queues.delete(id)
      if (owned) this.#origins.leave(owned.url)
    }
  }

  /** A queue that is owned already keeps what it has claimed. */
  #add(rows: QueueRow[], workerId: number): void {
    for (const row of rows) {
      if (this.#queues.has(row.id)) continue
      const origin = this.#origins.join(row.url)
      const queue = new EndpointQueue(row, { workerId, origin, maxConcurrency: this.#maxConcurrency })
      this.#queues.set(row.id, { queue, url: row.url })
    }
  }
}
