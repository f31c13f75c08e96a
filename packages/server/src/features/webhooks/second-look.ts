import type { Database } from '../../platform/database/database.ts'
import { type Claim, readVerdicts } from './claims.store.ts'

interface Asking {
  claim: Claim
  resolve(): void
  reject(error: unknown): void
}

/**
 * What has waited since it was claimed may not be sent any more: its link, its receiver or its application is looked at
 * again. Whatever is asked about while a query is under way goes into the next one.
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
        const verdicts = await readVerdicts(
          this.db,
          asking.map(({ claim }) => claim),
        )
        for (const { claim, resolve } of asking) {
          claim.verdict = verdicts.get(claim.deliveryId) ?? 'cancel'
          resolve()
        }
      } catch (error) {
        for (const { reject } of asking) reject(error)
      }
    }
    this.#isLooking = false
  }
}
