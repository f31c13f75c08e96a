import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { type Readiness, serveHealth } from './http/health/health.routes.ts'
import { listenerOptions } from './listener-options.ts'
import { createListener } from './platform/http/create-listener.ts'

/**
 * Creates the health listener, which serves only what the operator monitors, for processes without the app listener.
 */
export function createHealth(ctx: Context, readiness: Readiness): FastifyInstance {
  const health = createListener(listenerOptions(ctx, 'health'))
  serveHealth(health, ctx, { readiness, isOwnPort: true })
  return health
}
