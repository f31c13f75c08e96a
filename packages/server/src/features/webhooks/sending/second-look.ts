import type { Database } from '../../../platform/database/database.ts'
import type { Claim } from './claims.store.ts'
import { lookAgain } from './second-look.store.ts'

interface Asking {
  claim: Claim
  resolve(): void
  reject(error: unknown): void
}

/**
 * What has waited since it was claimed may not be sent any more: its installation, its endpoint or its application is looked at
 * again; and what should not be sent, once more before that is decided. Whatever is asked about while a query is under way goes into the next one.
 */
export class SecondLook {
  #asking: Asking[] = []
  #isLooking = false

  constructor(private readonly db: Database) {}

  /** The verdict of the claim is that of now. */
  at(claim: Claim): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#asking.push({ claim, resolve, reject })
      if (!this.#isLooking) void this.#look()
    })
  }

  async #look(): Promise<void> {
    this.#isLooking = true
    while (this.#asking.length > 0) {
      const asking = this.#asking
      this.#asking = []
      try {
        const looked = await lookAgain(
          this.db,
          asking.map(({ claim }) => claim),
        )
        for (const { claim, resolve } of asking) {
          const found = looked.get(claim.deliveryId)
          claim.verdict = found?.verdict ?? 'cancel'
          claim.blockedBy = found?.blockedBy ?? null
          claim.data = found?.data ?? claim.data
          resolve()
        }
      } catch (error) {
        for (const { reject } of asking) reject(error)
      }
    }
    this.#isLooking = false
  }
}
