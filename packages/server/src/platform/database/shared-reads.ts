import pg from 'pg'
import type { SqlQuery } from './db.ts'

/** This many reads run at once, each on its own connection; only further reads share one. */
const maxConnections = 8

interface Lease {
  client: Promise<pg.PoolClient>
  inFlight: number
  failure: Error | undefined
}

/**
 * Runs reads outside transactions. Under load they share connections through pg's pipeline. A statement that waits for
 * a lock would delay the reads behind it, perhaps those of the lock's owner, and PostgreSQL could not see that
 * deadlock. Therefore these connections are read-only, and PostgreSQL refuses any other statement.
 */
export class SharedReads {
  readonly pool: pg.Pool
  readonly #leases = new Set<Lease>()
  readonly #max: number

  constructor(
    createPool: (options: pg.PoolConfig) => pg.Pool,
    { options = '', max = maxConnections }: pg.PoolConfig,
  ) {
    this.#max = Math.min(max, maxConnections)
    this.pool = createPool({
      max: this.#max,
      options: `${options} -c default_transaction_read_only=on`.trim(),
    })
  }

  async run<Row extends pg.QueryResultRow>(query: SqlQuery): Promise<Row[]> {
    const lease = this.#take()
    try {
      return (await (await lease.client).query<Row>(query)).rows
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.#giveUp(lease, error as Error)
      throw error
    } finally {
      this.#release(lease)
    }
  }

  #take(): Lease {
    let least: Lease | undefined
    if (this.#leases.size >= this.#max)
      for (const lease of this.#leases) if (!least || lease.inFlight < least.inFlight) least = lease
    if (!least) this.#leases.add((least = { client: this.pool.connect(), inFlight: 0, failure: undefined }))
    least.inFlight++
    return least
  }

  /** The state of a connection is unknown after an error that is not PostgreSQL's. */
  #giveUp(lease: Lease, failure: Error): void {
    lease.failure ??= failure
    this.#leases.delete(lease)
  }

  #release(lease: Lease): void {
    if (--lease.inFlight > 0) return
    this.#leases.delete(lease)
    lease.client.then(
      client => client.release(lease.failure),
      () => undefined,
    )
  }
}
