import type { Database } from './database.ts'
import { change } from './statement.ts'

/** What a process writes at once, and so what is lost when it is killed. */
const flushMs = 1000
/** Lines of one statement. */
const maxBatch = 1000
/** Further lines of a second are dropped; they are counted all the same. */
const maxWaiting = 20_000

export type CallerKind = 'partner' | 'user' | 'application' | 'oauth_client'

/** What was wrong, without what was sent. */
interface LoggedRefusal {
  code: string
  message: string
  fields: readonly string[]
}

/** Without tokens, bodies and values of the query. */
export interface LoggedRequest {
  /** The time of the platform. */
  at: Date
  partnerId: number
  requestId: string
  method: string
  path: string
  /** The name of the operation. */
  operation: string
  queryFields: readonly string[]
  locationId: number | null
  status: number
  durationMs: number
  tokenKind: CallerKind
  userId: number | null
  clientId: string | null
  refusal: LoggedRefusal | null
}

interface RequestLogParts {
  db: Database
  onWritten(partnerIds: number[]): void
  /** Called with the reason when lines are lost, or wait for longer. */
  onTrouble(err: unknown): void
}

interface CountedRequests {
  partnerId: number
  hourSeconds: number
  requests: number
  errors: number
}

/** Gathers the requests of partners and writes them together, so that no request waits for its line. */
export class RequestLog {
  readonly #parts: RequestLogParts
  readonly #lines: LoggedRequest[] = []
  #counts = new Map<number, CountedRequests[]>()
  #dropped = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(parts: RequestLogParts) {
    this.#parts = parts
  }

  add(line: LoggedRequest): void {
    if (this.#lines.length < maxWaiting) this.#lines.push(line)
    else this.#dropped++
    this.#count(line)
    this.#writeSoon()
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write())
    await this.#writing
    clearTimeout(this.#timer)
  }

  #count({ at, partnerId, status }: LoggedRequest): void {
    const hourSeconds = Math.floor(at.getTime() / 3_600_000) * 3600
    const counted = this.#countedIn(partnerId, hourSeconds)
    counted.requests++
    if (status >= 400) counted.errors++
  }

  /** Of the hour; the first second of an hour may have two of them. */
  #countedIn(partnerId: number, hourSeconds: number): CountedRequests {
    const ofPartner = this.#counts.get(partnerId)
    const known = ofPartner?.find(each => each.hourSeconds === hourSeconds)
    if (known) return known
    const counted = { partnerId, hourSeconds, requests: 0, errors: 0 }
    this.#counts.set(partnerId, [...(ofPartner ?? []), counted])
    return counted
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#writing = this.#writing.then(() => this.#write())
    }, flushMs).unref()
  }

  /** What cannot be written is tried again a second later, together with what has come meanwhile. */
  async #write(): Promise<void> {
    const { db, onTrouble, onWritten } = this.#parts
    if (this.#dropped > 0) onTrouble(new Error(`${this.#dropped} lines were too many for one second.`))
    this.#dropped = 0
    const partnerIds = new Set(this.#lines.map(({ partnerId }) => partnerId))
    try {
      while (this.#lines.length > 0) {
        const batch = this.#lines.slice(0, maxBatch)
        await writeLines(db, toColumns(batch))
        this.#lines.splice(0, batch.length)
      }
      const counts = [...this.#counts.values()].flat()
      if (counts.length > 0) {
        // Requests that come meanwhile are counted in the next turn.
        this.#counts = new Map()
        await writeCounts(db, toCounts(counts)).catch(err => {
          this.#putBack(counts)
          throw err
        })
      }
      if (partnerIds.size > 0) onWritten([...partnerIds])
    } catch (err) {
      onTrouble(err)
      this.#writeSoon()
    }
  }

  #putBack(counts: CountedRequests[]): void {
    for (const { partnerId, hourSeconds, requests, errors } of counts) {
      const counted = this.#countedIn(partnerId, hourSeconds)
      counted.requests += requests
      counted.errors += errors
    }
  }
}

const writeLines = change(
  'requests.write',
  `insert into api_requests (at, partner_id, request_id, method, path, operation, query_fields, location_id, status,
     duration_ms, token_kind, user_id, client_id, error_code, error_message, error_fields)
   select to_timestamp(at_seconds), partner_id, request_id, method, path, operation,
     case when query_fields = '' then '{}' else string_to_array(query_fields, ' ') end, location_id, status,
     duration_ms, token_kind, user_id, client_id, error_code, error_message,
     case when error_fields = '' then '{}' else string_to_array(error_fields, ' ') end
   from unnest($1::float8[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[],
     $9::int[], $10::float8[], $11::text[], $12::bigint[], $13::text[], $14::text[], $15::text[], $16::text[]
   ) as line (at_seconds, partner_id, request_id, method, path, operation, query_fields, location_id, status,
     duration_ms, token_kind, user_id, client_id, error_code, error_message, error_fields)`,
)

function toColumns(lines: LoggedRequest[]): unknown[] {
  return [
    lines.map(({ at }) => at.getTime() / 1000),
    lines.map(({ partnerId }) => partnerId),
    lines.map(({ requestId }) => requestId),
    lines.map(({ method }) => method),
    lines.map(({ path }) => path),
    lines.map(({ operation }) => operation),
    lines.map(({ queryFields }) => queryFields.join(' ')),
    lines.map(({ locationId }) => locationId),
    lines.map(({ status }) => status),
    lines.map(({ durationMs }) => durationMs),
    lines.map(({ tokenKind }) => tokenKind),
    lines.map(({ userId }) => userId),
    lines.map(({ clientId }) => clientId),
    lines.map(({ refusal }) => refusal?.code ?? null),
    // PostgreSQL has no place for the character 0 in a text.
    lines.map(({ refusal }) => refusal?.message.replaceAll('\0', '…') ?? null),
    lines.map(({ refusal }) => refusal?.fields.join(' ') ?? ''),
  ]
}

const writeCounts = change(
  'requests.count',
  `insert into figure_increments (partner_id, hour, measure, count)
   select partner_id, to_timestamp(hour_seconds), measure, count
   from unnest($1::bigint[], $2::float8[], $3::int[], $4::int[]) as counted (partner_id, hour_seconds, requests, errors)
   cross join lateral (values ('requests', requests), ('request_errors', errors)) as each (measure, count)
   where count > 0`,
)

const toCounts = (counts: CountedRequests[]): unknown[] => [
  counts.map(({ partnerId }) => partnerId),
  counts.map(({ hourSeconds }) => hourSeconds),
  counts.map(({ requests }) => requests),
  counts.map(({ errors }) => errors),
]
