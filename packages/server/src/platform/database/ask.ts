import type pg from 'pg'
import type { Exchange } from './exchange.ts'
import { PreparedQuery, type QueryOptions } from './prepared-query.ts'

/** Rejects with what PostgreSQL said, or with why it could not be asked. */
export const ask = <Row extends pg.QueryResultRow>(
  send: (exchange: Exchange) => void,
  query: QueryOptions<Row>,
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    send(new PreparedQuery<Row>(query, (error, rows) => (error ? reject(error) : resolve(rows as Row[]))))
  })
