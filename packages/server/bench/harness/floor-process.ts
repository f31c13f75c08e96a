import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { Database } from '../../src/platform/database/database.ts'
import type { Comparison } from '../comparison.ts'

export interface Ready {
  urls: string[]
}

/** Runs in the process of the floors: a bare Fastify for each comparison, and a pool as large as the server's. */
export async function serveFloors(comparisons: readonly Comparison[]): Promise<void> {
  const { DATABASE_URL = '', API_URL = '', APP_URL = '', LOCATIONS = '' } = process.env
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
  const db = new Database({ connectionString: DATABASE_URL }, () => undefined)
  const world = { apiUrl: API_URL, appUrl: APP_URL, pool, db, locations: JSON.parse(LOCATIONS) }
  const urls: string[] = []
  for (const { floor } of comparisons) {
    const app = Fastify()
    await floor(app, world)
    await app.listen({ host: '127.0.0.1', port: 0 })
    urls.push(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  }
  process.on('disconnect', () => process.exit())
  process.send?.({ urls } satisfies Ready)
}
