import sql from 'sql-template-tag'
import type { Db } from './db.ts'
import type { NotificationListener } from './listener.ts'

/** Lines wait this long, so that a busy process sends few notifications. */
const flushMs = 100
/** Lines of a topic that wait for one notification; further ones are counted. */
const maxWaiting = 200
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
  lines: string[]
  /** How many more there were. */
  dropped: number
}

interface WaitingLines {
  lines: Set<string>
  dropped: number
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

  add(topic: string, line: string): void {
    const waiting = this.#waiting.get(topic) ?? { lines: new Set(), dropped: 0 }
    this.#waiting.set(topic, waiting)
    if (waiting.lines.size < maxWaiting) waiting.lines.add(line)
    else if (!waiting.lines.has(line)) waiting.dropped++
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

/** The topic, with the number of dropped lines in the last payload, and then the lines. */
function toPayloads(topic: string, { lines, dropped }: WaitingLines): string[] {
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
  return parts.map((part, index) =>
    [`${topic} ${index === parts.length - 1 ? dropped : 0}`, ...part].join('\n'),
  )
}

function toBatch(payload: string): LineBatch {
  const [head = '', ...lines] = payload.split('\n')
  const [topic = '', dropped] = head.split(' ')
  return { topic, lines, dropped: Number(dropped) }
}
