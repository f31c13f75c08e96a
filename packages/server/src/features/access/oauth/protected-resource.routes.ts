import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { metadataPathOf, protectedResource, resourcePaths } from './protected-resource.ts'

const access = anyone('a client reads it before it has a token')

/** These routes are on the API host because the tokens open its resources. */
export function serveResourceMetadata(app: FastifyInstance, ctx: Context): void {
  // Without a configured public address, the listener's own address counts, which has no path.
  const api = ctx.config.publicApiUrl ?? 'http://127.0.0.1'
  for (const path of resourcePaths)
    app.get(metadataPathOf(api, path), { config: { access, isForPartners: true } }, async () =>
      protectedResource(ctx.urls, path),
    )
}
