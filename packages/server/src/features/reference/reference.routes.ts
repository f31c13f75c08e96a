import { anyone, type DocumentName, documents, openApiDocument } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { demoAuthentication, demoExamples } from '../demo/demo-file.ts'

const access = anyone('the description of the API is public')

// The page is ours alone: scripts and styles of the reference are inline, nothing is loaded from elsewhere.
const contentSecurityPolicy = (apiUrl: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${apiUrl}`,
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
  ].join('; ')

/** The OpenAPI documents, and the page that shows them and lets one try them; it works without the internet. */
export async function serveReference(app: FastifyInstance, ctx: Context): Promise<void> {
  const names = (Object.keys(documents) as DocumentName[]).filter(
    name => name !== 'v3' || ctx.config.previewV3,
  )
  const examples = ctx.config.mode === 'sandbox' ? demoExamples : {}

  app.get<{ Params: { file: string } }>('/openapi/:file', { config: { access } }, async request => {
    const name = names.find(each => request.params.file === `${each}.json`)
    if (!name) throw notFound(`There are the documents ${names.map(each => `${each}.json`).join(', ')}.`)
    return openApiDocument(name, { apiUrl: ctx.urls.api, appUrl: ctx.urls.app, examples })
  })

  // Some megabytes: only the process that shows the page loads them.
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  await app.register(async scope => {
    scope.decorate('scopeAccess', access)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('Content-Security-Policy', contentSecurityPolicy(ctx.urls.api))
    })
    await scope.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        pageTitle: 'Foyer API reference',
        sources: names.map(name => ({
          title: documents[name].title,
          slug: name,
          url: `/openapi/${name}.json`,
        })),
        ...(ctx.config.mode === 'sandbox' ? { authentication: demoAuthentication } : {}),
        theme: 'default',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}
