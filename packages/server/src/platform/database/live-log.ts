import { BatchedLines } from './batched-lines.ts'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'
import { KnownProcesses, Presence } from './presence.ts'

/** Streams of one partner, in all processes. */
export const maxStreamsOfPartner = 5
/** Streams of one process. What it says of them must fit into one notification. */
const maxStreams = 400

export type LogLine = { type: string } & Record<string, unknown>
type OnLine = (line: LogLine) => void

interface LiveLogParts {
  db: Db
  notifications: NotificationListener
  /** Called with the reason when streams are not announced, or lines are lost. */
  onTrouble(err: unknown): void
}

/**
 * Carries lines from whichever process has them to whichever process holds a stream for them. Nothing is stored. While
 * nobody listens, a line costs one look into an empty map.
 */
export class LiveLog {
  readonly #onTrouble: LiveLogParts['onTrouble']
  readonly #streams = new Map<number, Set<OnLine>>()
  readonly #presence: Presence
  readonly #batches: BatchedLines
  /** How many streams each partner has in each process. */
  readonly #processes = new KnownProcesses<Map<number, number>>()

  constructor(parts: LiveLogParts) {
    this.#onTrouble = parts.onTrouble
    this.#presence = new Presence({
      ...parts,
      channel: 'foyer_log_presence',
      describe: () => this.#describe(),
      onAnnounced: (processId, said) =>
        processId === this.#presence.processId
          ? this.#recordOwn()
          : this.#processes.record(processId, toCounts(said)),
    })
    this.#batches = new BatchedLines({
      ...parts,
      channel: 'foyer_log_lines',
      onLines: ({ topic, lines, dropped }) => {
        for (const onLine of this.#streams.get(Number(topic)) ?? []) {
          for (const line of lines) onLine(JSON.parse(line) as LogLine)
          if (dropped > 0) onLine({ type: 'dropped', count: dropped })
        }
      },
    })
  }

  /** Whether some process has a stream of this partner. */
  isWanted(partnerId: number | undefined): partnerId is number {
    if (this.#processes.isEmpty || partnerId === undefined) return false
    for (const [, streams] of this.#processes.present()) if (streams.has(partnerId)) return true
    return false
  }

  /** Sends a line to every stream of the partner. */
  publish(partnerId: number, line: LogLine): void {
    this.#batches.add(String(partnerId), JSON.stringify(line))
  }

  /** The streams of a partner in this process. */
  countStreams = (partnerId: number): number => this.#streams.get(partnerId)?.size ?? 0

  /** Whether the partner, and this process, can have one more stream. */
  findFull(partnerId: number): 'partner' | 'process' | undefined {
    let ofPartner = this.countStreams(partnerId)
    for (const [processId, streams] of this.#processes.present())
      if (processId !== this.#presence.processId) ofPartner += streams.get(partnerId) ?? 0
    if (ofPartner >= maxStreamsOfPartner) return 'partner'
    const ofProcess = [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0)
    return ofProcess >= maxStreams ? 'process' : undefined
  }

  /** Resolves when processes know of the stream; call the returned function when it ends. */
  async subscribe(partnerId: number, onLine: OnLine): Promise<() => void> {
    const streams = this.#streams.get(partnerId) ?? new Set()
    this.#streams.set(partnerId, streams.add(onLine))
    const leave = () => {
      streams.delete(onLine)
      if (streams.size === 0 && this.#streams.get(partnerId) === streams) this.#streams.delete(partnerId)
      this.#presence.announce().catch(this.#onTrouble)
    }
    try {
      await this.#presence.announce()
    } catch (error) {
      leave()
      throw error
    }
    this.#recordOwn()
    return leave
  }

  #recordOwn(): void {
    this.#processes.record(this.#presence.processId, toCounts(this.#describe()))
  }

  #describe(): string | undefined {
    if (this.#streams.size === 0) return undefined
    return [...this.#streams].map(([partnerId, { size }]) => `${partnerId}:${size}`).join(',')
  }
}

const toCounts = (description: string | undefined): Map<number, number> | undefined =>
  description === undefined
    ? undefined
    : new Map(description.split(',').map(each => each.split(':').map(Number) as [number, number]))
