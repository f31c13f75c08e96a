import { startEmbeddedDatabase } from '../../src/platform/database/embedded/embedded.ts'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'

/** Starts a database and returns its URL. It is durable, so that a commit costs what it costs in production. */
export async function startDatabase(dataDir: string, shutdownStack: ShutdownStack): Promise<string> {
  const database = await startEmbeddedDatabase({ dataDir, log: line => console.error(line), durable: true })
  shutdownStack.add('database', () => database.stop())
  const { host, port, user, password } = database.connection
  const query = new URLSearchParams({ host })
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/foyer?${query}`
}
