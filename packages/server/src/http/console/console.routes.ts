import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hasCard } from '../../features/marketplace/directory/directory.ts'
import { nothingThere } from '../../platform/http/create-listener.ts'
import { isBrowsing } from '../../platform/http/is-browsing.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'
import { packageRoot } from '../../platform/package-root.ts'

const favicon = join(packageRoot, 'assets/favicon.svg')
const built = join(packageRoot, 'dist/console')
const page = anyone('the page itself is public; what it shows is asked for with the session')

const headers = {
  ...pageHeaders,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data: https:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
}

/** Serves the console: one page that routes by the path, and its files. */
export async function serveConsole(app: FastifyInstance, ctx: Context): Promise<void> {
  await serveFolder(app, { root: join(packageRoot, 'assets'), prefix: '/assets/' })
  if (existsSync(built)) await serveFolder(app, { root: join(built, 'app'), prefix: '/app/' })

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
  if (isBrowsing(request)) return sendPage(reply, isPage(request.url) ? 200 : 404)
  return nothingThere(request)
}

/** The paths that the console knows. For any other path it shows "not found", and the status is 404. */
const isPage = (url: string) =>
  /^\/(sign-in|sign-up|invitations|consent|connect|locations|partners|telephony|operator|profile)(\/|\?|$)/.test(
    url,
  ) ||
  /^\/(confirm-email|forgot-password|reset-password|outbox)\/?(\?|$)/.test(url) ||
  /^\/appstore(\/applications)?\/?(\?|$)/.test(url)

async function sendPage(reply: FastifyReply, status: number): Promise<FastifyReply> {
  const html = await readFile(join(built, 'index.html'), 'utf8').catch(() => notBuilt)
  return reply
    .code(status)
    .headers(headers)
    .headers(isOpenedByOthers(reply.request.url) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {})
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Partners' programs open these pages in a new window, and wait for its return. */
const isOpenedByOthers = (url: string) => /^\/(consent|connect)(\/|\?|$)/.test(url)

const notBuilt =
  '<!doctype html><title>Foyer</title><p>The console is not built: run <code>npm run build</code>.</p>'

async function serveFolder(
  app: FastifyInstance,
  { root, prefix }: { root: string; prefix: string },
): Promise<void> {
  await app.register(async scope => {
    scope.decorate('scopeAccess', page)
    await scope.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      immutable: true,
      maxAge: '1d',
      decorateReply: false,
    })
  })
}
