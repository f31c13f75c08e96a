import sql from 'sql-template-tag'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'

/** Lines wait this long, so that a busy process sends few notifications. */
const flushMs = 100
/** Lines of a topic that wait for one notification; further ones are counted, and of each kind one is kept. */
const maxWaiting = 200
/** Of more kinds than these, none is kept. */
const maxLostKinds = 20
/** PostgreSQL takes less than 8,000 bytes. */
const maxPayloadBytes = 7000

interface BatchedLinesParts {
  db: Db
  notifications: NotificationListener
  channel: string
  onLines(batch: LineBatch): void
  /** Called with the reason when lines are lost. */
  onTrouble(err: unknown): void
}

interface LineBatch {
  topic: string
  /** The lines; or, if there were too many, one of each kind that was dropped, or none if it is unknown. */
  lines: string[]
  /** How many more there were. */
  dropped: number
}

interface WaitingLines {
  lines: Set<string>
  dropped: number
  lost: Map<string, string>
}

/** Carries lines of text to every process of a database. Nothing is stored; the same line is sent once in a batch. */
export class BatchedLines {
  readonly #parts: BatchedLinesParts
  readonly #waiting = new Map<string, WaitingLines>()
  #flushing: NodeJS.Timeout | undefined

  constructor(parts: BatchedLinesParts) {
    this.#parts = parts
    parts.notifications.on(parts.channel, payload => parts.onLines(toBatch(payload)))
  }

  add(topic: string, line: string, kind?: string): void {
    const waiting = this.#waiting.get(topic) ?? { lines: new Set(), dropped: 0, lost: new Map() }
    this.#waiting.set(topic, waiting)
    if (waiting.lines.size < maxWaiting) waiting.lines.add(line)
    else if (!waiting.lines.has(line)) {
      waiting.dropped++
      if (kind !== undefined && waiting.lost.size <= maxLostKinds) waiting.lost.set(kind, line)
    }
    this.#flushing ??= setTimeout(() => void this.#flush(), flushMs).unref()
  }

  async #flush(): Promise<void> {
    this.#flushing = undefined
    const all = [...this.#waiting]
    this.#waiting.clear()
    const { db, channel, onTrouble } = this.#parts
    for (const [topic, waiting] of all)
      for (const payload of toPayloads(topic, waiting))
        await db.run(sql`select pg_notify(${channel}, ${payload})`).catch(onTrouble)
  }
}

/** The topic and its lines; then, if lines were dropped, how many, and one of each kind. */
function toPayloads(topic: string, { lines, dropped, lost }: WaitingLines): string[] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const line of lines) {
    const length = Buffer.byteLength(line) + 1
    if (bytes + length > maxPayloadBytes && bytes > 0) {
      parts.push([])
      bytes = 0
    }
    bytes += length
    parts.at(-1)?.push(line)
  }
  const payloads = parts.map(part => [`${topic} 0`, ...part].join('\n'))
  if (dropped === 0) return payloads
  const kinds = lost.size > maxLostKinds ? [] : lost.values()
  return [...payloads, [`${topic} ${dropped}`, ...kinds].join('\n')]
}

function toBatch(payload: string): LineBatch {
  const [head = '', ...lines] = payload.split('\n')
  const [topic = '', dropped] = head.split(' ')
  return { topic, lines, dropped: Number(dropped) }
}
