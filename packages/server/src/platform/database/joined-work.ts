import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './db.ts'

/** Runs before the commit of every transaction of a piece of work; what it throws ends the transaction. */
type Join = (tx: Tx) => Promise<void>

const joins = new AsyncLocalStorage<Join>()

/**
 * Lets `join` take part in every change that `work` makes, however deep in it the transaction is. For what belongs to
 * the request rather than to the rule that is carried out: see docs/decisions/0104.
 */
export const joinTransactions = <T>(join: Join, work: () => Promise<T>): Promise<T> => joins.run(join, work)

export const presentJoin = (): Join | undefined => joins.getStore()
