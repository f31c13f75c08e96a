import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from './db.ts'

/** Runs before the commit of every transaction of the work; an error from it aborts the transaction. */
type Join = (tx: Tx) => Promise<void>

const joins = new AsyncLocalStorage<Join | undefined>()

/**
 * Lets `join` take part in every change that `work` makes, however deep the transaction is. It is for what belongs to
 * the request and not to the rule: see docs/decisions/0104.
 */
export const joinTransactions = <T>(join: Join, work: () => Promise<T>): Promise<T> => joins.run(join, work)

export const presentJoin = (): Join | undefined => joins.getStore()

/** Starts something that outlives the request, or changes another database: it is no part of the request's change. */
export const startApart = <T>(start: () => T): T => joins.run(undefined, start)
