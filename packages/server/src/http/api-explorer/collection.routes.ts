import { anyone } from '@foyer/contract'
import { postmanCollection } from '@foyer/contract/examples'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { demoCredentials } from '../../features/sandbox/demo-world/demo-file.ts'
import { MemoryFile } from '../../platform/http/memory-file.ts'

const access = anyone('the description of the API is public')

/** Serves the Postman collection with the addresses of this server; the tokens are those of the demo world, or empty. */
export function serveCollection(app: FastifyInstance, ctx: Context): void {
  let file: MemoryFile | undefined
  app.get('/openapi/foyer.postman_collection.json', { config: { access } }, async (request, reply) => {
    file ??= MemoryFile.ofJson(
      postmanCollection({
        apiUrl: ctx.urls.api,
        appUrl: ctx.urls.app,
        credentials: ctx.config.mode === 'sandbox' ? demoCredentials : withoutValues(demoCredentials),
      }),
    )
    await file.sendJson(request, reply)
    return reply
  })
}

const withoutValues = <T extends Record<string, string>>(credentials: T): T =>
  Object.fromEntries(Object.keys(credentials).map(name => [name, ''])) as T
