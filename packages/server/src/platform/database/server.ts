import pg from 'pg'
import { NoDatabaseError, StartError } from '../start-error.ts'
import { type ConnectionOptions, silenceDetection } from './database.ts'

const oldestVersion = 15
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']

/** Checks the server behind DATABASE_URL before anything else does, and explains what is wrong. */
export async function checkServer(connection: ConnectionOptions): Promise<void> {
  const client = new pg.Client({ ...silenceDetection, ...connection })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < oldestVersion)
      throw new StartError(`DATABASE_URL is a PostgreSQL ${version}; Foyer needs ${oldestVersion} or newer.`)
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code } = error as { code?: string }
    const Refusal = code && unreachable.includes(code) ? NoDatabaseError : StartError
    throw new Refusal(explain(error), { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  switch (code) {
    case 'ECONNREFUSED':
      return 'Nothing answers at the address in DATABASE_URL: is the PostgreSQL server running there?'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The host in DATABASE_URL is not known.'
    case '28P01':
    case '28000':
      return 'The PostgreSQL server refuses the user or the password in DATABASE_URL.'
    case '3D000':
      return 'The database named in DATABASE_URL does not exist: create it first (createdb).'
    default:
      return `The PostgreSQL server in DATABASE_URL cannot be used: ${message || code}.`
  }
}
