import type { Delivery, Foyer } from '@foyer/sdk'
import { TestingError } from '../errors.ts'
import { pause, realNow } from '../real-time.ts'
import { scheduledInWords } from './words.ts'

// An attempt may take 15 seconds.
const defaultMaxSendingMs = 20_000
const pollMs = 10
// The log has whole seconds.
const secondMs = 1000

/** What is on its way in a world, as its log knows it. */
export class DeliveryLog {
  readonly #foyer: Foyer
  readonly #maxSendingMs: number

  constructor(foyer: Foyer, maxSendingMs = defaultMaxSendingMs) {
    this.#foyer = foyer
    this.#maxSendingMs = maxSendingMs
  }

  /** Every delivery of what has happened so far that has no result yet, the first one first. */
  async listScheduled(): Promise<{ now: number; scheduled: Delivery[] }> {
    // A move of the clock, by however little, first makes the deliveries of everything that has happened.
    const { data } = await this.#foyer.sandbox.moveClock({ advance_seconds: 0 })
    const scheduled: Delivery[] = []
    for await (const delivery of this.#foyer.webhooks.listDeliveries({ outcome: 'scheduled' }))
      scheduled.push(delivery)
    scheduled.sort((left, right) => Date.parse(left.due_at) - Date.parse(right.due_at) || left.id - right.id)
    return { now: Date.parse(data.now), scheduled }
  }

  /** The newest deliveries that failed. */
  async listFailed(): Promise<Delivery[]> {
    return (await this.#foyer.webhooks.listDeliveries({ outcome: 'failed' })).data
  }

  /** Moves the clock to the moment from which a delivery is sent. */
  async makeDue({ due_at }: Delivery, now: number): Promise<void> {
    const due = Date.parse(due_at) + secondMs
    if (due > now) await this.#foyer.sandbox.moveClock({ now: new Date(due).toISOString() })
  }

  /** Returns when the log has the result of an attempt, which it writes soon after the response. */
  async untilWritten(id: string, attempt: number): Promise<void> {
    const delivery_id = Number(id.replace(/^dlv_/, ''))
    for (const endMs = this.#endMs(); ; await pause(pollMs)) {
      const { data } = await this.#foyer.webhooks.getDelivery({ delivery_id })
      if (data.attempts >= attempt) return
      if (realNow() > endMs)
        throw new TestingError(
          `The log has no result of attempt ${attempt} of ${id} after ${this.#maxSendingMs} ms.`,
        )
    }
  }

  /** Sends everything that is on its way to any endpoint. Returns when the log has the results. */
  async sendAll(): Promise<void> {
    for (const endMs = this.#endMs(); ; await pause(pollMs)) {
      const { now, scheduled } = await this.listScheduled()
      const last = scheduled.at(-1)
      if (!last) return
      if (realNow() > endMs)
        throw new TestingError(
          `Not everything was sent within ${this.#maxSendingMs} ms. On its way: ${scheduledInWords(scheduled)}.`,
        )
      await this.makeDue(last, now)
    }
  }

  #endMs(): number {
    return realNow() + this.#maxSendingMs
  }
}
