import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener } from '../../platform/http/create-listener.ts'
import { createLog } from '../../platform/log.ts'
import { serveDocumentation } from './documentation.routes.ts'

const browser = { accept: 'text/html', host: 'foyer.test' }
const script = 'assets/site-ABCD1234.js'
const built: Record<string, string> = {
  'index.html': '<h1>Foyer documentation</h1>',
  '404.html': '<h1>There is no such page</h1>',
  'v3-guide.html': `<h1>v3</h1>${' '.repeat(5000)}`,
  'v3-guide.md': '# v3',
  'api/general/clients.html': '<h1>Clients</h1>',
  'api/general/records.html': '<h1>Records</h1>',
  'llms.txt': '# Foyer',
  [script]: 'export {}',
}

let folder: string
let app: FastifyInstance
const get = (url: string, headers: Record<string, string> = browser) => app.inject({ url, headers })

async function build(files: Record<string, string>, stamp: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...files, '.built-from': stamp })) {
    await mkdir(join(folder, 'site', name, '..'), { recursive: true })
    await writeFile(join(folder, 'site', name), text)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-site-'))
  await writeFile(join(folder, 'secret.txt'), 'root:')
  app = createListener({
    log: createLog({ level: 'silent' }),
    trustedProxies: [],
    tls: undefined,
    isHttps: false,
    hosts: { named: ['foyer.test'], isLocal: true },
  })
  serveDocumentation(app, join(folder, 'site'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the documentation', () => {
  it('DOC-08 says that it is being built until it is there, and reloads itself', async () => {
    const page = await get('/docs/')
    expect(page.statusCode).toBe(503)
    expect(page.headers['retry-after']).toBe('3')
    expect(page.body).toContain('<meta http-equiv="refresh"')
    expect((await get('/docs/v3-guide.md', { host: 'foyer.test' })).body).toContain('npm run build -- site')
    await build(built, 'first')
    expect((await get('/docs/')).body).toContain('Foyer documentation')
  })

  it('DOC-09 serves each kind of file as what it is, also to HEAD, and compressed', async () => {
    const types = {
      'v3-guide.html': 'text/html; charset=utf-8',
      'v3-guide.md': 'text/markdown; charset=utf-8',
      [script]: 'text/javascript; charset=utf-8',
    }
    for (const [name, type] of Object.entries(types)) {
      const { statusCode, headers } = await get(`/docs/${name}`)
      expect([statusCode, headers['content-type']], name).toEqual([200, type])
    }
    const head = await app.inject({ method: 'HEAD', url: '/docs/v3-guide.html', headers: browser })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const packed = await get('/docs/v3-guide.html', { ...browser, 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(built['v3-guide.html'])
    expect((await get('/llms.txt')).body).toBe('# Foyer')
  })

  it('DOC-09 a file whose name changes with its content is kept; any other is asked for again', async () => {
    expect((await get(`/docs/${script}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const { headers } = await get('/docs/v3-guide.html')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await get('/docs/v3-guide.html', { ...browser, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('DOC-09 its pages run no script but its own, and read nothing but the site', async () => {
    const policy = String((await get('/docs/v3-guide.html')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain('connect-src foyer.test/docs/;')
    expect(policy).not.toContain('unsafe')
  })

  it('DOC-09 what is not there is 404: a page for people, the envelope for programs', async () => {
    const ways = [
      'gone.html',
      '.built-from',
      'v3-guide.html/',
      '../secret.txt',
      '%2e%2e%2fsecret.txt',
      '..%5csecret.txt',
      'api',
      'api/',
    ]
    for (const way of ways) {
      const page = await get(`/docs/${way}`)
      expect([page.statusCode, page.body.includes('root:')], way).toEqual([404, false])
      const program = await get(`/docs/${way}`, { host: 'foyer.test' })
      expect([program.statusCode, JSON.parse(program.body).success], way).toEqual([404, false])
    }
    expect((await get('/docs/gone.html')).body).toBe(built['404.html'])
  })

  it('DOC-09 leads from a path with doubled slashes to the page itself, where its links work', async () => {
    const ways = {
      '/docs': '/docs/',
      '/docs//': '/docs/',
      '/docs//?x=//y': '/docs/',
      '/docs/api//general/clients.html': '/docs/api/general/clients.html',
    }
    for (const [way, place] of Object.entries(ways)) {
      const { statusCode, headers } = await get(way)
      expect([statusCode, headers.location], way).toEqual([301, place])
      expect((await get(place)).statusCode).toBe(200)
    }
  })

  it('DOC-09 is only read: other methods are 405', async () => {
    for (const url of ['/docs', '/docs/', '/docs/v3-guide.html', '/llms.txt']) {
      const { statusCode, headers } = await app.inject({ method: 'POST', url, headers: browser })
      expect([statusCode, headers.allow], url).toEqual([405, 'GET, HEAD'])
    }
  })

  it('DOC-08 a page that could not be read is served as soon as it is there again', async () => {
    const name = join(folder, 'site/api/general/records.html')
    await rm(name)
    expect((await get('/docs/api/general/records.html')).statusCode).toBeGreaterThanOrEqual(500)
    await writeFile(name, built['api/general/records.html'] ?? '')
    expect((await get('/docs/api/general/records.html')).body).toBe('<h1>Records</h1>')
  })

  it('DOC-08 a new build is served at once', async () => {
    await get('/docs/v3-guide.md')
    await build({ 'v3-guide.md': '# v3, again' }, 'second')
    const later = new Date('2030-01-01T00:00:00Z')
    await utimes(join(folder, 'site/index.html'), later, later)
    expect((await get('/docs/v3-guide.md')).body).toBe('# v3, again')
  })
})
