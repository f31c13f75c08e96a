import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { lastResultsMs, maxResultBatch, resultRetryMs, resultWaitMs } from '../limits.ts'
import type { ClaimedDelivery } from './claims.store.ts'
import { InterruptibleWait } from './interruptible-wait.ts'
import { type DeliveryResult, writeResults } from './results.store.ts'

interface UnwrittenResult {
  result: DeliveryResult
  workerId: number
  onWritten(): void
}

/** Gathers results and writes them together. Keeps what cannot be written until it can. */
export class ResultWriter {
  #items: UnwrittenResult[] = []
  #writing: Promise<void> | undefined
  #mayGiveUp = false
  readonly #wait = new InterruptibleWait()
  /** How many results of each claimed batch are not written yet. */
  readonly #missing = new Map<number, number>()

  constructor(
    private readonly ctx: Pick<Context, 'db' | 'log' | 'clock'>,
    private readonly closingMs = lastResultsMs,
    /** Is notified of the queues that fail or work again, and of which nobody knows yet. */
    private readonly onUnannounced: (queueIds: number[]) => Promise<void> = async () => {},
  ) {}

  get isIdle(): boolean {
    return this.#items.length === 0 && this.#writing === undefined
  }

  /** Each of these will get a result. */
  expect(deliveries: ClaimedDelivery[]): void {
    for (const { batchId } of deliveries) this.#missing.set(batchId, (this.#missing.get(batchId) ?? 0) + 1)
  }

  add(item: UnwrittenResult): void {
    this.#items.push(item)
    if (this.#items.length >= maxResultBatch) this.#wait.end()
    this.#begin()
  }

  /** Writes what was added. After a time it gives up when a write fails, and is not idle then. */
  async close(): Promise<void> {
    const timer = setTimeout(() => {
      this.#mayGiveUp = true
    }, this.closingMs)
    while (this.#writing) await this.#writing
    clearTimeout(timer)
  }

  #begin(): void {
    this.#writing ??= this.#write().then(() => {
      this.#writing = undefined
      if (this.#items.length > 0 && !this.#mayGiveUp) this.#begin()
    })
  }

  async #write(): Promise<void> {
    while (this.#items.length > 0) {
      if (this.#items.length < maxResultBatch) await this.#wait.wait(resultWaitMs)
      const items = this.#nextBatch()
      try {
        const unannounced = await this.#writeBatch(items)
        this.#items.splice(0, items.length)
        for (const { onWritten } of items) onWritten()
        if (unannounced.length > 0) await this.#tell(unannounced)
      } catch (err) {
        if (this.#mayGiveUp) {
          this.ctx.log.error(
            { err },
            'results of deliveries could not be written: another worker sends them again',
          )
          return
        }
        this.ctx.log.warn({ err }, 'results of deliveries could not be written: retrying')
        await pause(resultRetryMs)
      }
    }
  }

  /** What people are notified must not stop the results. The next result of the queue makes up for it. */
  async #tell(queueIds: number[]): Promise<void> {
    try {
      await this.onUnannounced(queueIds)
    } catch (err) {
      this.ctx.log.warn({ err }, 'people could not be notified of the health of endpoints')
    }
  }

  /** A batch holds results of one worker id, because there may be two ids after a lost lock. */
  #nextBatch(): UnwrittenResult[] {
    const workerId = this.#items[0]?.workerId
    const other = this.#items.findIndex(item => item.workerId !== workerId)
    return this.#items.slice(0, Math.min(maxResultBatch, other < 0 ? this.#items.length : other))
  }

  async #writeBatch(items: UnwrittenResult[]): Promise<number[]> {
    const missing = new Map<number, number>()
    for (const { result } of items) {
      const { batchId } = result.delivery
      missing.set(batchId, (missing.get(batchId) ?? this.#missing.get(batchId) ?? 0) - 1)
    }
    const unannounced = await writeResults(this.ctx.db, {
      results: items.map(({ result }) => result),
      workerId: items[0]?.workerId ?? 0,
      finishedBatches: [...missing].flatMap(([batchId, count]) => (count === 0 ? [batchId] : [])),
      at: this.ctx.clock.now(),
    })
    for (const [batchId, count] of missing)
      if (count === 0) this.#missing.delete(batchId)
      else this.#missing.set(batchId, count)
    return unannounced
  }
}
