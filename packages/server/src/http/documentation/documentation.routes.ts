import { join } from 'node:path'
import { anyone } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nothingThere } from '../../platform/http/create-listener.ts'
import { isBrowsing } from '../../platform/http/is-browsing.ts'
import { pageHeaders } from '../../platform/http/security-headers.ts'
import { refuseOtherMethods } from '../../platform/http/serve.ts'
import { packageRoot } from '../../platform/package-root.ts'
import { type SiteFile, SiteFiles } from './site-files.ts'

const access = anyone('the documentation is public')
const built = join(packageRoot, 'dist/site')

/** No page has a script or a style in it, and none reads anything but the site. */
const contentSecurityPolicy = (host: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${host}/docs/`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Serves the documentation site, and the two files that machines look for at the root. */
export function serveDocumentation(app: FastifyInstance, folder = built): void {
  const files = new SiteFiles(folder)
  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    if (!(await files.refresh())) return sendNotBuilt(request, reply)
    const file = await files.find(name)
    if (file) return sendFile(request, reply, file)
    const page = isBrowsing(request) ? await files.find('404.html') : undefined
    if (!page) return nothingThere(request)
    reply.code(404)
    return sendFile(request, reply, page)
  }
  // The links of a page are relative, so that a page under another path would lead nowhere.
  app.get('/docs', { config: { access } }, (request, reply) =>
    pathOf(request) === '/docs/' ? answer(request, reply, 'index.html') : reply.redirect('/docs/', 301),
  )
  app.get<{ Params: { '*': string } }>('/docs/*', { config: { access } }, async (request, reply) => {
    const path = pathOf(request)
    if (path.includes('//')) {
      const target = path.replaceAll(/\/+/g, '/')
      const page = (await files.refresh()) ? await files.find(target.slice('/docs/'.length)) : undefined
      return page ? reply.redirect(target, 301) : nothingThere(request)
    }
    return answer(request, reply, path.endsWith('/') ? '' : request.params['*'])
  })
  const forMachines = ['llms.txt', 'llms-full.txt']
  for (const name of forMachines)
    app.get(`/${name}`, { config: { access } }, (request, reply) => answer(request, reply, name))
  for (const url of ['/docs', '/docs/*', ...forMachines.map(name => `/${name}`)])
    refuseOtherMethods(app, { url, isForPartners: false, methods: ['GET'] })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

async function sendFile(request: FastifyRequest, reply: FastifyReply, { content, type, isHashed }: SiteFile) {
  reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (type.startsWith('text/html'))
    reply.headers({
      ...pageHeaders,
      'Content-Security-Policy': contentSecurityPolicy(request.host),
      'Referrer-Policy': 'same-origin',
    })
  await content.send(request, reply, type)
  return reply
}

/** A first start builds the site beside the program. */
function sendNotBuilt(request: FastifyRequest, reply: FastifyReply) {
  reply.code(503).header('Retry-After', '3')
  return isBrowsing(request)
    ? reply.headers(pageHeaders).type('text/html; charset=utf-8').send(notBuilt)
    : reply
        .type('text/plain; charset=utf-8')
        .send('The documentation is being built. Does it stay so? Then run: npm run build -- site\n')
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Foyer documentation</title>
<h1>The documentation is being built</h1>
<p>The first start takes a few seconds for it. This page reloads itself.</p>
<p>Does it stay here? Nobody builds it then: run <code>npm run build -- site</code>.</p></html>`
