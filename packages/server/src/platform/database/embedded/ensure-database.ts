import pg from 'pg'
import { cannotStart } from './errors.ts'
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [connection.database])
    if (found.rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`)
    }
  } catch (error) {
    const isWrongPassword = (error as { code?: string }).code === '28P01'
    throw cannotStart(
      isWrongPassword
        ? 'database.password in the data folder is not the one it was made with'
        : String(error),
      error,
    )
  } finally {
    await client.end()
  }
}
