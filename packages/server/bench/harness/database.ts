import { startEmbeddedDatabase } from '../../src/platform/database/embedded/embedded.ts'
import type { Undo } from '../../src/start/undo.ts'

/** Starts a database and returns its URL. It is durable, so that a commit costs what it costs in production. */
export async function startDatabase(dataDir: string, undo: Undo): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDir, log: line => console.error(line), durable: true })
  undo.add('database', () => database.stop())
  const { host, port, user, password } = database.connection
  const query = new URLSearchParams({ host })
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/foyer?${query}`
}
