import type { Database } from '../../../platform/database/database.ts'
import type { ClaimedDelivery } from './claims.store.ts'
import { recheckDeliveries } from './recheck.store.ts'

interface RecheckRequest {
  delivery: ClaimedDelivery
  resolve(): void
  reject(error: unknown): void
}

/**
 * Checks eligibility again just before sending, for what has waited since it was claimed and for what should not be sent.
 * Requests that arrive while a query runs share the next one.
 */
export class Recheck {
  #requests: RecheckRequest[] = []
  #isRunning = false

  constructor(private readonly db: Database) {}

  /** Rechecks the delivery and updates its decision, and what it shows. */
  update(delivery: ClaimedDelivery): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#requests.push({ delivery, resolve, reject })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#requests.length > 0) {
      const requests = this.#requests
      this.#requests = []
      try {
        const rechecked = await recheckDeliveries(
          this.db,
          requests.map(({ delivery }) => delivery),
        )
        for (const { delivery, resolve } of requests) {
          const found = rechecked.get(delivery.deliveryId)
          delivery.decision = found?.decision ?? 'cancel'
          delivery.blockedBy = found?.blockedBy ?? null
          delivery.data = found?.data ?? delivery.data
          delivery.isMasked = found?.isMasked ?? true
          resolve()
        }
      } catch (error) {
        for (const { reject } of requests) reject(error)
      }
    }
    this.#isRunning = false
  }
}
