import { randomBytes } from 'node:crypto'
import {
  anyone,
  type DocumentName,
  documents,
  forGenerators,
  forReference,
  type JsonObject,
  openApiDocument,
} from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import type { FastifyApiReferenceOptions } from '@scalar/fastify-api-reference'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Context, Urls } from '../../context.ts'
import { demoAuthentication } from '../../features/sandbox/demo-world/demo-file.ts'
import { notFound } from '../../platform/errors.ts'
import { MemoryFile } from '../../platform/http/memory-file.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'

const pagePath = '/explorer/'
const scriptPath = '/explorer/js/scalar.js'
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
 * The API explorer is a large third-party program on the origin where people are signed in. The policy runs only
 * scripts with the nonce of this answer. They reach the documents, the API and the partner operations of the app
 * listener, but no account operation, frame or other window.
 */
const contentSecurityPolicy = ({ nonce, host, urls }: ContentPolicy) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // The explorer writes its own styles, and sets style attributes on elements.
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
export function serveExplorer(app: FastifyInstance, ctx: Context): void {
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
  const addresses = () => ({ apiUrl: ctx.urls.api, appUrl: ctx.urls.app })
  const published = (name: DocumentName) => openApiDocument(name, { ...addresses(), examples })
  serveDocuments('/openapi', published)
  serveDocuments('/openapi/reference', name => forReference(published(name)))
  serveDocuments('/openapi/generators', name => forGenerators(openApiDocument(name, addresses())))

  // The library reads its program of several megabytes when it is registered, so that waits for the first visitor.
  const load = onFirstUse(() =>
    loadExplorer({
      pageTitle: 'Foyer API explorer',
      sources: names.map(name => ({
        title: documents[name].title,
        slug: name,
        url: `/openapi/reference/${name}.json`,
        ...(ctx.config.mode === 'sandbox' ? { authentication: demoAuthentication[name] } : {}),
      })),
    }),
  )
  app.get(pagePath, { config: { access } }, async ({ url, headers: { host = '' } }, reply) => {
    if (!url.split('?', 1)[0]?.endsWith('/')) return reply.redirect(pagePath, 301)
    const { page } = await load()
    const nonce = randomBytes(16).toString('base64url')
    const policy = contentSecurityPolicy({ nonce, host, urls: ctx.urls })
    reply.headers({ ...pageHeaders, 'Content-Security-Policy': policy }).type('text/html; charset=utf-8')
    // The page consists only of the library's template and our own settings, so every script in it may run.
    return page.replaceAll('<script', `<script nonce="${nonce}"`)
  })
  app.get(scriptPath, { config: { access } }, async (request, reply) => {
    const { script } = await load()
    reply.header('Cache-Control', 'public, max-age=3600')
    await script.send(request, reply, 'application/javascript; charset=utf-8')
    return reply
  })
}

/** The library is a plugin: it gets a listener without a port, and what it answers is stored. */
async function loadExplorer(configuration: FastifyApiReferenceOptions['configuration']) {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const listener = Fastify()
  await listener.register(scalar, {
    routePrefix: '/explorer',
    configuration: {
      ...configuration,
      theme: 'default',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
    },
  })
  const { payload: page } = await listener.inject(pagePath)
  const { payload: script } = await listener.inject(scriptPath)
  await listener.close()
  return { page, script: new MemoryFile(script) }
}

/** Loads once; after a failure the next caller tries again. */
function onFirstUse<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}
