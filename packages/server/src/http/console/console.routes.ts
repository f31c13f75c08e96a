import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hasCard } from '../../features/marketplace/directory/directory.ts'
import { nothingThere } from '../../platform/http/create-listener.ts'
import { isBrowsing } from '../../platform/http/is-browsing.ts'
import { MemoryFile } from '../../platform/http/memory-file.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { isConsolePath } from './console-paths.ts'

const favicon = join(packageRoot, 'assets/favicon.svg')
const built = join(packageRoot, 'dist/console')
const page = anyone('the page itself is public; what it shows is asked for with the session')

const headers = {
  ...pageHeaders,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data: https:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
}

const index = join(built, 'index.html')
let kept: { stampMs: number; html: MemoryFile } | undefined

/** The page of the console, compressed once; a new build replaces it. Undefined if it is not built. */
async function findIndex(): Promise<MemoryFile | undefined> {
  const stampMs = (await stat(index).catch(() => undefined))?.mtimeMs
  if (stampMs === undefined) return undefined
  if (kept?.stampMs !== stampMs) kept = { stampMs, html: new MemoryFile(await readFile(index)) }
  return kept.html
}

/** Serves the console: one page that routes by the path, and its files. */
export async function serveConsole(app: FastifyInstance, ctx: Context): Promise<void> {
  await serveFolder(app, {
    root: join(packageRoot, 'assets'),
    prefix: '/assets/',
    isHashed: false,
  })
  // The name of a file in this folder changes with its content.
  if (existsSync(built))
    await serveFolder(app, {
      root: join(built, 'app'),
      prefix: '/app/',
      isHashed: true,
    })

  app.get('/favicon.ico', { config: { access: page } }, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=86400')
      .send(await readFile(favicon)),
  )
  app.get('/', { config: { access: page } }, (_request, reply) => sendPage(reply, 200))
  app.get<{ Params: { id: string } }>(
    '/appstore/applications/:id',
    { config: { access: page } },
    async ({ params }, reply) => sendPage(reply, (await isCard(ctx, params.id)) ? 200 : 404),
  )
}

const isCard = async (ctx: Context, id: string): Promise<boolean> =>
  /^[1-9]\d{0,14}$/.test(id) && (await hasCard(ctx, Number(id)))

/** A browser gets a page for an unknown path too. */
export async function pageOrNothing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (isBrowsing(request)) return sendPage(reply, isConsolePath(request.url) ? 200 : 404)
  return nothingThere(request)
}

async function sendPage(reply: FastifyReply, status: number): Promise<FastifyReply> {
  const html = (await findIndex()) ?? new MemoryFile(notBuilt)
  reply
    .code(status)
    .headers(headers)
    .headers(isOpenedByOthers(reply.request.url) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {})
    .header('Cache-Control', 'no-cache')
  await html.send(reply.request, reply, 'text/html; charset=utf-8')
  return reply
}

/** Partners' programs open these pages in a new window, and wait for its return. */
const isOpenedByOthers = (url: string) => /^\/(consent|connect)(\/|\?|$)/.test(url)

const notBuilt =
  '<!doctype html><title>Foyer</title><p>The console is not built: run <code>npm run build</code>.</p>'

async function serveFolder(
  app: FastifyInstance,
  { root, prefix, isHashed }: { root: string; prefix: string; isHashed: boolean },
): Promise<void> {
  await app.register(async scope => {
    scope.decorate('scopeAccess', page)
    await scope.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      immutable: isHashed,
      maxAge: isHashed ? '1y' : '5m',
      // Nobody asks again for a file whose name changes with its content.
      etag: !isHashed,
      lastModified: !isHashed,
      // The build has written them compressed, too.
      preCompressed: true,
      setHeaders: response => response.setHeader('Vary', 'Accept-Encoding'),
      decorateReply: false,
    })
  })
}
