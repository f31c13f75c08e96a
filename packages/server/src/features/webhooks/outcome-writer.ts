import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { type Outcome, writeOutcomes } from './outcomes.store.ts'

const mostAtOnce = 200
const gatheringMs = 10
const retryMs = 500

interface Item {
  outcome: Outcome
  worker: number
}

/** Gathers outcomes and writes them together. What cannot be written is kept until it can. */
export class OutcomeWriter {
  #items: Item[] = []
  #writing: Promise<void> | undefined

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  get isIdle(): boolean {
    return this.#items.length === 0 && this.#writing === undefined
  }

  add(outcome: Outcome, worker: number): void {
    this.#items.push({ outcome, worker })
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
      if (this.#items.length < mostAtOnce) await pause(gatheringMs)
      const worker = this.#items[0]?.worker ?? 0
      const items = this.#items.filter(item => item.worker === worker).slice(0, mostAtOnce)
      try {
        await writeOutcomes(
          this.db,
          items.map(({ outcome }) => outcome),
          worker,
        )
        const written = new Set(items)
        this.#items = this.#items.filter(item => !written.has(item))
      } catch (err) {
        this.log.warn({ err }, 'outcomes of deliveries could not be written: trying again')
        await pause(retryMs)
      }
    }
  }
}
