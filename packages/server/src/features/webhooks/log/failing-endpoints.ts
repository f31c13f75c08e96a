import type { Context } from '../../../context.ts'
import { findFailingEndpoints } from './failing-endpoints.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Endpoints that fail now: the newest delivery of the last day that has a result failed. */
export const listFailingEndpoints = ({ db, clock }: Pick<Context, 'db' | 'clock'>, partnerId: number) =>
  findFailingEndpoints(db, { partnerId, since: new Date(clock.now().getTime() - dayMs) })
