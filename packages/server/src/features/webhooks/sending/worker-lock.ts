import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  type ConnectionOptions,
  silenceDetection,
  sqlStateOf,
  sqlStates,
} from '../../../platform/database/database.ts'
import { Transaction } from '../../../platform/database/transaction.ts'
import { lockAgainMs, releaseMs } from '../limits.ts'
import { findWorker, insertWorker, limitLockWaits, lockWorker } from './workers.store.ts'

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
  const lock = await hold(connection, onLost, tx => register(tx, at))
  return lock as WorkerLock
}

/** Holds the lock of an earlier registration again. Returns undefined when another process has it, or has taken over. */
export const holdLockAgain = (
  connection: ConnectionOptions,
  { id, onLost }: { id: number; onLost(): void },
): Promise<WorkerLock | undefined> => hold(connection, onLost, tx => lockAgain(tx, id))

async function hold(
  connection: ConnectionOptions,
  onLost: () => void,
  lock: (tx: Transaction) => Promise<number | undefined>,
): Promise<WorkerLock | undefined> {
  const client = new pg.Client({ ...silenceDetection, ...connection })
  let isHeld = false
  const lost = () => {
    if (!isHeld) return
    isHeld = false
    onLost()
    void client.end().catch(() => undefined)
  }
  client.on('error', lost)
  client.on('end', lost)
  const release = async () => {
    isHeld = false
    const ended = client.end().catch(() => undefined)
    // A server that has gone silent never answers.
    await Promise.race([ended, pause(releaseMs, undefined, { ref: false })])
  }
  try {
    await client.connect()
    const id = await lock(new Transaction(client))
    if (id !== undefined) {
      isHeld = true
      return { id, release }
    }
    await release()
    return undefined
  } catch (error) {
    await release()
    throw error
  }
}

/** The lock is taken before others can see the row, because a worker without its lock counts as dead. */
async function register(tx: Transaction, at: Date): Promise<number> {
  tx.begin()
  const id = await insertWorker(tx, at)
  await lockWorker(tx, id)
  await tx.commit()
  return id
}

/**
 * PostgreSQL may need a moment to notice that the former connection has ended. Whoever takes over holds the lock
 * meanwhile, and has removed the row when it lets go.
 */
async function lockAgain(tx: Transaction, id: number): Promise<number | undefined> {
  tx.begin()
  await limitLockWaits(tx, lockAgainMs)
  try {
    await lockWorker(tx, id)
  } catch (error) {
    if (sqlStateOf(error) === sqlStates.lockNotAvailable) return undefined
    throw error
  }
  const isRegistered = await findWorker(tx, id)
  await tx.commit()
  return isRegistered ? id : undefined
}
