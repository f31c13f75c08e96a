import { setTimeout as pause } from 'node:timers/promises'
import { BatchedLines } from './batched-lines.ts'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'
import { KnownProcesses, Presence } from './presence.ts'
import { TopicBits } from './topic-bits.ts'

/** Whoever has just begun to listen learns within this time who watches; until then everything counts as watched. */
const askingMs = 1000
/** A process that is busy learns of new topics a little later than others. */
const arrivalMs = 100

export interface TopicReader {
  onLine(topic: string, line: string): void
  /** Some lines of the topic were lost, or of all topics; `examples` has one of each kind, or none if it is unknown. */
  onLost(topic: string | undefined, examples: readonly string[]): void
}

interface LiveTopicsParts {
  db: Db
  notifications: NotificationListener
  /** Called with the reason when readers are not announced, or lines are lost. */
  onTrouble(err: unknown): void
}

/**
 * Carries lines about a topic, such as `location:1`, from whichever process has them to whichever process has readers
 * for it. Nothing is stored. While nobody reads, a line costs one look into memory. A process announces its topics as
 * hashed bits of a fixed size, so it may get lines that it does not want.
 */
export class LiveTopics {
  readonly #parts: LiveTopicsParts
  readonly #readers = new Map<string, Set<TopicReader>>()
  readonly #presence: Presence
  readonly #batches: BatchedLines
  readonly #processes = new KnownProcesses<TopicBits>()
  #announced = new TopicBits()
  #announcement: Promise<void> = Promise.resolve()
  #asking: NodeJS.Timeout | undefined

  constructor(parts: LiveTopicsParts) {
    this.#parts = parts
    this.#presence = new Presence({
      ...parts,
      channel: 'foyer_topic_presence',
      describe: () => {
        this.#announced = this.#ownBits()
        return this.#readers.size === 0 ? undefined : this.#announced.toText()
      },
      onAnnounced: (processId, text) =>
        processId === this.#presence.processId
          ? this.#recordOwn()
          : this.#processes.record(processId, text === undefined ? undefined : TopicBits.from(text)),
    })
    this.#batches = new BatchedLines({
      ...parts,
      channel: 'foyer_topic_lines',
      onLines: ({ topic, lines, dropped }) => {
        for (const reader of this.#readers.get(topic) ?? [])
          if (dropped > 0) reader.onLost(topic, lines)
          else for (const line of lines) reader.onLine(topic, line)
      },
    })
    parts.notifications.onReturn(() => this.#return())
  }

  /** Whether some process may have a reader of the topic. */
  isWanted(topic: string): boolean {
    if (this.#asking || !this.#parts.notifications.isListening) return true
    if (this.#processes.isEmpty) return false
    for (const [, bits] of this.#processes.present()) if (bits.has(topic)) return true
    return false
  }

  /** Whether nobody reads anything, so that nothing has to be looked up for a line. */
  get isIdle(): boolean {
    return this.#processes.isEmpty && !this.#asking && this.#parts.notifications.isListening
  }

  /** Sends a line to every reader of the topic. Of lines that are lost, readers learn the kinds. */
  publish(topic: string, line: string, kind?: string): void {
    if (this.isWanted(topic)) this.#batches.add(topic, line, kind)
  }

  /** Resolves when the processes know of the topics. Replaces the former topics of the reader. */
  async read(reader: TopicReader, { topics, before }: { topics: string[]; before: string[] }): Promise<void> {
    const wanted = new Set(topics)
    for (const topic of before) if (!wanted.has(topic)) this.#remove(reader, topic)
    for (const topic of topics) {
      const readers = this.#readers.get(topic) ?? new Set()
      this.#readers.set(topic, readers.add(reader))
    }
    if (!this.#announced.includes(this.#ownBits())) this.#announce()
    await this.#announcement
  }

  leave(reader: TopicReader, topics: string[]): void {
    for (const topic of topics) this.#remove(reader, topic)
    // Otherwise the next announcement says so, and until then a few lines come for nobody.
    if (this.#readers.size > 0) return
    this.#announce()
    this.#announcement.catch(this.#parts.onTrouble)
  }

  #remove(reader: TopicReader, topic: string): void {
    const readers = this.#readers.get(topic)
    readers?.delete(reader)
    if (readers?.size === 0) this.#readers.delete(topic)
  }

  #announce(): void {
    this.#announcement = this.#presence.announce().then(
      () => pause(arrivalMs),
      error => {
        // Nobody knows of the topics: the next reader announces them again.
        this.#announced = new TopicBits()
        throw error
      },
    )
    this.#recordOwn()
  }

  #recordOwn(): void {
    this.#processes.record(this.#presence.processId, this.#readers.size === 0 ? undefined : this.#announced)
  }

  #ownBits(): TopicBits {
    const bits = new TopicBits()
    for (const topic of this.#readers.keys()) bits.add(topic)
    return bits
  }

  /** Lines, and what others said of their readers, may have been missed. */
  #return(): void {
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
    }, askingMs).unref()
    this.#presence.ask().catch(this.#parts.onTrouble)
    for (const reader of new Set([...this.#readers.values()].flatMap(readers => [...readers])))
      reader.onLost(undefined, [])
  }
}
