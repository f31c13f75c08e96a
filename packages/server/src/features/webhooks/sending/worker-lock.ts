import pg from 'pg'
import { type ConnectionOptions, connectionTimeoutMillis } from '../../../platform/database/database.ts'
import { Transaction } from '../../../platform/database/transaction.ts'
import { keepAliveIdleMs } from '../limits.ts'
import { insertWorker, lockWorker, noticeSilence } from './workers.store.ts'

export interface WorkerLock {
  id: number
  release(): Promise<void>
}

/**
 * Registers this process and holds its lock on a connection of its own: PostgreSQL lets go of it the moment the process
 * dies, and a quarter of a minute after its machine has gone silent; others take over what it had claimed.
 */
export async function holdWorkerLock(
  connection: ConnectionOptions,
  { at, onLost }: { at: Date; onLost(): void },
): Promise<WorkerLock> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveIdleMs,
  })
  let isReleased = false
  const lost = () => {
    if (isReleased) return
    isReleased = true
    onLost()
    void client.end().catch(() => undefined)
  }
  client.on('error', lost)
  client.on('end', lost)
  const release = async () => {
    isReleased = true
    await client.end().catch(() => undefined)
  }
  try {
    await client.connect()
    return { id: await register(new Transaction(client), at), release }
  } catch (error) {
    await release()
    throw error
  }
}

/** The lock is taken before others can see the row, because a worker without its lock counts as dead. */
async function register(tx: Transaction, at: Date): Promise<number> {
  tx.begin()
  await noticeSilence(tx)
  const id = await insertWorker(tx, at)
  await lockWorker(tx, id)
  await tx.commit()
  return id
}
