import { randomBytes } from 'node:crypto'
import {
  anyone,
  type DocumentName,
  documents,
  forReference,
  type JsonObject,
  openApiDocument,
} from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context, Urls } from '../../context.ts'
import { demoAuthentication } from '../../features/sandbox/demo-world/demo-file.ts'
import { notFound } from '../../platform/errors.ts'
import { MemoryFile } from '../../platform/http/memory-file.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'

const isHtml = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html')
const isScript = (reply: FastifyReply) => String(reply.getHeader('content-type')).includes('javascript')

const access = anyone('the description of the API is public')

interface DocumentRequest {
  Params: { file: string }
}

interface ContentPolicy {
  nonce: string
  /** The host of the request, which may be another name of the public address. */
  host: string
  urls: Urls
}

/**
 * The API reference is a large third-party program on the origin where people are signed in. The policy runs only
 * scripts with the nonce of this answer. They reach the documents, the API and the partner operations of the app
 * listener, but no account operation, frame or other window.
 */
const contentSecurityPolicy = ({ nonce, host, urls }: ContentPolicy) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // The reference writes its own styles, and sets style attributes on elements.
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    `connect-src ${new URL(urls.app).host}/openapi/ ${host}/openapi/ ${urls.api}/api/ ${urls.app}/marketplace/`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-same-origin allow-downloads allow-modals',
  ].join('; ')

/**
 * Serves the OpenAPI documents, and the page that shows them and lets people try them. It works without the internet.
 */
export async function serveReference(app: FastifyInstance, ctx: Context): Promise<void> {
  const names = (Object.keys(documents) as DocumentName[]).filter(
    name => name !== 'v3' || ctx.config.previewV3,
  )

  // A document takes tens of milliseconds to build, so it is built once, at its first use, when the addresses are
  // known.
  const serveDocuments = (folder: string, make: (name: DocumentName) => JsonObject) => {
    const cached = new Map<DocumentName, MemoryFile>()
    app.get<DocumentRequest>(`${folder}/:file`, { config: { access } }, async (request, reply) => {
      const name = names.find(candidate => request.params.file === `${candidate}.json`)
      if (!name)
        throw notFound(`There are the documents ${names.map(candidate => `${candidate}.json`).join(', ')}.`)
      const document = cached.get(name) ?? MemoryFile.ofJson(make(name))
      cached.set(name, document)
      await document.sendJson(request, reply)
      return reply
    })
  }
  const published = (name: DocumentName) =>
    openApiDocument(name, { apiUrl: ctx.urls.api, appUrl: ctx.urls.app, examples })
  serveDocuments('/openapi', published)
  serveDocuments('/openapi/reference', name => forReference(published(name)))

  // The package has several megabytes, so only the process that serves the page loads it.
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  await app.register(async scope => {
    scope.decorate('scopeAccess', access)
    scope.addHook('onSend', async ({ headers: { host = '' } }, reply, payload) => {
      if (typeof payload !== 'string' || !isHtml(reply)) return payload
      const nonce = randomBytes(16).toString('base64url')
      const policy = contentSecurityPolicy({ nonce, host, urls: ctx.urls })
      reply.headers({ ...pageHeaders, 'Content-Security-Policy': policy })
      // The page consists only of the library's template and our own settings, so every script in it may run.
      return payload.replaceAll('<script', `<script nonce="${nonce}"`)
    })
    // The library sends its program as a text of several megabytes each time; a cacheable file replaces it.
    let script: MemoryFile | undefined
    scope.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload !== 'string' || !isScript(reply)) return payload
      script ??= new MemoryFile(payload)
      const shared = await script.payloadFor(request, reply)
      reply.header('Cache-Control', 'public, max-age=3600')
      // Fastify measures the payload of a HEAD although it does not send it, and cannot measure null.
      return shared ?? (request.method === 'HEAD' ? Buffer.alloc(0) : null)
    })
    await scope.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        pageTitle: 'Foyer API reference',
        sources: names.map(name => ({
          title: documents[name].title,
          slug: name,
          url: `/openapi/reference/${name}.json`,
          ...(ctx.config.mode === 'sandbox' ? { authentication: demoAuthentication[name] } : {}),
        })),
        theme: 'default',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
      },
    })
  })
}
