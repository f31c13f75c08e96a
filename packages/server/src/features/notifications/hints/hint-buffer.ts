/** Beyond this many hints at once, one sentence about the whole Location or partner says as much. */
const maxHints = 100
const maxLost = 20

/** The topic whose hints were lost; undefined for all. */
export type Lost = string | undefined

/** Gathers hints until they are sent. What does not fit becomes one resync of its topic. */
export class HintBuffer {
  readonly #lines = new Map<string, Set<string>>()
  readonly #lost = new Set<Lost>()
  #count = 0

  /** Whether the line would be new, so that it is worth a look who may see it. */
  isNew(topic: string, line: string): boolean {
    return !this.#lost.has(topic) && !this.#lost.has(undefined) && !this.#lines.get(topic)?.has(line)
  }

  add(topic: string, line: string): void {
    if (!this.isNew(topic, line)) return
    const lines = this.#lines.get(topic) ?? new Set()
    this.#lines.set(topic, lines)
    if (this.#count < maxHints) {
      lines.add(line)
      this.#count++
    } else this.lose(topic)
  }

  lose(lost: Lost): void {
    if (lost === undefined || this.#lost.size >= maxLost) {
      this.#lines.clear()
      this.#lost.clear()
      this.#count = 0
      this.#lost.add(undefined)
      return
    }
    this.#count -= this.#lines.get(lost)?.size ?? 0
    this.#lines.delete(lost)
    this.#lost.add(lost)
  }

  /** Empties it. A hint of two topics is returned once. */
  take(): { lines: string[]; lost: Lost[] } {
    const taken = {
      lines: [...new Set([...this.#lines.values()].flatMap(lines => [...lines]))],
      lost: [...this.#lost],
    }
    this.#lines.clear()
    this.#lost.clear()
    this.#count = 0
    return taken
  }
}

/** What a stream sends in place of the hints that were lost. */
export function toResync(lost: Lost) {
  const [owner, id] = lost?.split(':') ?? []
  return {
    kind: 'resync',
    location_id: owner === 'location' ? Number(id) : null,
    partner_id: owner === 'partner' ? Number(id) : null,
  }
}
