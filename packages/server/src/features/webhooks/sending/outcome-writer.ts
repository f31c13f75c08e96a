import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Claim } from './claims.store.ts'
import { Nap } from './nap.ts'
import { type Outcome, writeOutcomes } from './outcomes.store.ts'

const mostAtOnce = 100
// When they are few: a write for each would cost more than sending it.
const gatheringMs = 50
const retryMs = 500

interface Item {
  outcome: Outcome
  worker: number
  /** Has it in hand until it is written. */
  holder: { drop(claim: Claim): void }
}

/** Gathers outcomes and writes them together. What cannot be written is kept until it can. */
export class OutcomeWriter {
  #items: Item[] = []
  #writing: Promise<void> | undefined
  readonly #gathering = new Nap()
  /** How many of each claimed portion are not told yet. */
  readonly #untold = new Map<number, number>()

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  get isIdle(): boolean {
    return this.#items.length === 0 && this.#writing === undefined
  }

  /** Of each of these an outcome will be added. */
  expect(claims: Claim[]): void {
    for (const { claimId } of claims) this.#untold.set(claimId, (this.#untold.get(claimId) ?? 0) + 1)
  }

  add(item: Item): void {
    this.#items.push(item)
    if (this.#items.length >= mostAtOnce) this.#gathering.end()
    this.#begin()
  }

  #begin(): void {
    this.#writing ??= this.#write().then(() => {
      this.#writing = undefined
      if (this.#items.length > 0) this.#begin()
    })
  }

  /** Resolves when all that was added is written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing
  }

  async #write(): Promise<void> {
    while (this.#items.length > 0) {
      if (this.#items.length < mostAtOnce) await this.#gathering.take(gatheringMs)
      const worker = this.#items[0]?.worker ?? 0
      const other = this.#items.findIndex(item => item.worker !== worker)
      const items = this.#items.slice(0, Math.min(mostAtOnce, other < 0 ? this.#items.length : other))
      try {
        await this.#writeTogether(items, worker)
        this.#items.splice(0, items.length)
        for (const { holder, outcome } of items) holder.drop(outcome.claim)
      } catch (err) {
        this.log.warn({ err }, 'outcomes of deliveries could not be written: trying again')
        await pause(retryMs)
      }
    }
  }

  async #writeTogether(items: Item[], worker: number): Promise<void> {
    const left = new Map<number, number>()
    for (const { outcome } of items) {
      const { claimId } = outcome.claim
      left.set(claimId, (left.get(claimId) ?? this.#untold.get(claimId) ?? 0) - 1)
    }
    const finishedClaims = [...left].flatMap(([claimId, count]) => (count === 0 ? [claimId] : []))
    await writeOutcomes(this.db, { outcomes: items.map(({ outcome }) => outcome), worker, finishedClaims })
    for (const [claimId, count] of left)
      if (count === 0) this.#untold.delete(claimId)
      else this.#untold.set(claimId, count)
  }
}
