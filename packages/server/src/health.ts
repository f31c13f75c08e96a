import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { type Readiness, serveHealth } from './http/health/health.routes.ts'
import { listenerOptions } from './listener-options.ts'
import { createListener } from './platform/http/create-listener.ts'

/** The health listener: what the operator watches and nothing else, for processes without the app listener. */
export function createHealth(ctx: Context, readiness: Readiness): FastifyInstance {
  const health = createListener(listenerOptions(ctx, 'health'))
  serveHealth(health, ctx, { readiness, isOwnPort: true })
  return health
}
