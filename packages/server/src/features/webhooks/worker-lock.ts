import pg from 'pg'
import type { ConnectionOptions } from '../../platform/database/database.ts'
import { Transaction } from '../../platform/database/transaction.ts'
import { insertWorker, lockWorker } from './workers.store.ts'

export interface WorkerLock {
  id: number
  release(): Promise<void>
}

/**
 * Registers this process and holds its lock on a connection of its own: PostgreSQL lets go of it the moment the process
 * dies, whichever way, and others take over what it had in hand.
 */
export async function holdWorkerLock(
  connection: ConnectionOptions,
  { at, onLost }: { at: Date; onLost(): void },
): Promise<WorkerLock> {
  const client = new pg.Client({ ...connection, keepAlive: true })
  let isReleased = false
  const lost = () => {
    if (isReleased) return
    isReleased = true
    onLost()
    void client.end().catch(() => undefined)
  }
  client.on('error', lost)
  client.on('end', lost)
  await client.connect()
  const tx = new Transaction(client)
  // Locked before anybody else can see it: a worker without its lock counts as dead.
  tx.begin()
  const id = await insertWorker(tx, at)
  await lockWorker(tx, id)
  await tx.commit()
  return {
    id,
    async release() {
      isReleased = true
      await client.end().catch(() => undefined)
    },
  }
}
