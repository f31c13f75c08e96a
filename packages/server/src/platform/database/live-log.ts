import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { stopwatchMs } from '../clock.ts'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'

const presence = 'foyer_log_presence'
const lines = 'foyer_log_lines'

/** How often a process says for whom it holds streams. */
const presenceMs = 5000
/** A process that has not heard of a stream for this long sends nothing for it. */
const absentMs = 3 * presenceMs
/** Streams of one partner, in all processes. */
export const maxStreamsOfPartner = 5
/** Streams of one process. What it says of them must fit into one notification. */
const maxStreams = 400
/** Lines wait this long, so that a busy process sends few notifications. */
const flushMs = 100
/** Lines that wait for one notification; further ones are counted. */
const maxWaiting = 200
/** PostgreSQL takes less than 8,000 bytes. */
const maxPayloadBytes = 7000

export type LogLine = { type: string } & Record<string, unknown>
type OnLine = (line: LogLine) => void

/** What another process said of its streams. */
interface Presence {
  atMs: number
  /** How many streams each partner has there. */
  streams: Map<number, number>
}

interface LiveLogParts {
  db: Db
  notifications: NotificationListener
  /** Called with the reason when streams are not announced, or lines are lost. */
  onTrouble(err: unknown): void
}

interface WaitingLines {
  lines: string[]
  dropped: number
}

/**
 * Carries lines from whichever process has them to whichever process holds a stream for them. Nothing is stored. While
 * nobody listens, a line costs one look into an empty map.
 */
export class LiveLog {
  readonly #db: Db
  readonly #onTrouble: LiveLogParts['onTrouble']
  readonly #heardOfAtMs = new Map<number, number>()
  readonly #streams = new Map<number, Set<OnLine>>()
  readonly #others = new Map<string, Presence>()
  readonly #processId = randomUUID()
  readonly #waiting = new Map<number, WaitingLines>()
  #announcing: NodeJS.Timeout | undefined
  #flushing: NodeJS.Timeout | undefined

  constructor({ db, notifications, onTrouble }: LiveLogParts) {
    this.#db = db
    this.#onTrouble = onTrouble
    notifications.on(presence, payload => this.#hear(payload))
    notifications.on(lines, payload => this.#receive(payload))
  }

  /** Whether some process has a stream of this partner. */
  isWanted(partnerId: number | undefined): partnerId is number {
    if (this.#heardOfAtMs.size === 0 || partnerId === undefined) return false
    const heardOfAtMs = this.#heardOfAtMs.get(partnerId)
    if (heardOfAtMs === undefined) return false
    if (stopwatchMs() - heardOfAtMs <= absentMs) return true
    this.#heardOfAtMs.delete(partnerId)
    return false
  }

  /** Sends a line to every stream of the partner. */
  publish(partnerId: number, line: LogLine): void {
    const waiting = this.#waiting.get(partnerId) ?? { lines: [], dropped: 0 }
    this.#waiting.set(partnerId, waiting)
    if (waiting.lines.length < maxWaiting) waiting.lines.push(JSON.stringify(line))
    else waiting.dropped++
    this.#flushing ??= setTimeout(() => void this.#flush(), flushMs).unref()
  }

  /** The streams of a partner in this process. */
  countStreams = (partnerId: number): number => this.#streams.get(partnerId)?.size ?? 0

  /** Whether the partner, and this process, can have one more stream. */
  findFull(partnerId: number): 'partner' | 'process' | undefined {
    let ofPartner = this.countStreams(partnerId)
    for (const [process, { atMs, streams }] of this.#others)
      if (stopwatchMs() - atMs > absentMs) this.#others.delete(process)
      else ofPartner += streams.get(partnerId) ?? 0
    if (ofPartner >= maxStreamsOfPartner) return 'partner'
    const ofProcess = [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0)
    return ofProcess >= maxStreams ? 'process' : undefined
  }

  /** Resolves when processes know of the stream; call the returned function when it ends. */
  async subscribe(partnerId: number, onLine: OnLine): Promise<() => void> {
    const streams = this.#streams.get(partnerId) ?? new Set()
    this.#streams.set(partnerId, streams.add(onLine))
    this.#announcing ??= setInterval(() => void this.#announce().catch(this.#onTrouble), presenceMs).unref()
    const leave = () => {
      streams.delete(onLine)
      if (streams.size === 0 && this.#streams.get(partnerId) === streams) this.#streams.delete(partnerId)
      void this.#announce().catch(this.#onTrouble)
      if (this.#streams.size > 0) return
      clearInterval(this.#announcing)
      this.#announcing = undefined
    }
    try {
      await this.#announce()
    } catch (error) {
      leave()
      throw error
    }
    this.#heardOfAtMs.set(partnerId, stopwatchMs())
    return leave
  }

  async #announce(): Promise<void> {
    const counts = [...this.#streams].map(([partnerId, { size }]) => `${partnerId}:${size}`)
    await this.#db.run(sql`select pg_notify(${presence}, ${[this.#processId, ...counts].join(',')})`)
  }

  #hear(payload: string): void {
    const [process = '', ...counts] = payload.split(',')
    const atMs = stopwatchMs()
    const streams = new Map(counts.map(each => each.split(':').map(Number) as [number, number]))
    for (const partnerId of streams.keys()) this.#heardOfAtMs.set(partnerId, atMs)
    if (process !== this.#processId) this.#others.set(process, { atMs, streams })
  }

  async #flush(): Promise<void> {
    this.#flushing = undefined
    const all = [...this.#waiting]
    this.#waiting.clear()
    // Nothing is stored: lines that cannot be sent are lost.
    for (const [partnerId, waiting] of all)
      for (const payload of toPayloads(partnerId, waiting))
        await this.#db.run(sql`select pg_notify(${lines}, ${payload})`).catch(this.#onTrouble)
  }

  #receive(payload: string): void {
    const end = payload.indexOf('\n')
    const streams = this.#streams.get(Number(payload.slice(0, end)))
    if (!streams) return
    for (const text of payload.slice(end + 1).split('\n'))
      for (const onLine of streams) onLine(JSON.parse(text) as LogLine)
  }
}

/** The partner and then one line of JSON for each line of the log. */
function toPayloads(partnerId: number, { lines, dropped }: WaitingLines): string[] {
  const payloads: string[] = []
  let payload = String(partnerId)
  const all = dropped === 0 ? lines : [...lines, JSON.stringify({ type: 'dropped', count: dropped })]
  for (const line of all) {
    if (Buffer.byteLength(payload) + Buffer.byteLength(line) > maxPayloadBytes && payload.includes('\n')) {
      payloads.push(payload)
      payload = String(partnerId)
    }
    payload += `\n${line}`
  }
  return [...payloads, payload]
}
