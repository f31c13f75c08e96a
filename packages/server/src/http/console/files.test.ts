import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildConsole } from '../../../../console/test/browser.ts'
import { useWorld, withoutWorker } from '../../../test/world.ts'

describe('the files of the console', () => {
  beforeAll(buildConsole, 120_000)
  const world = useWorld(withoutWorker)
  // fetch() would decompress.
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request(new URL(path, world.app.url), { headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end()
    })
  const page = { accept: 'text/html' }
  const scriptIn = (html: string) => /src="(\/app\/[^"]+\.js)"/.exec(html)?.[1] ?? ''

  it('CON-05 are sent compressed, and kept by browsers because their names change with their content', async () => {
    const script = scriptIn((await get('/', page)).body.toString())
    const plain = await get(script)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const brotli = await get(script, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': plain.headers['content-type'],
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    const zipped = await get(script, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
  })

  it('CON-05 are named by a page that is asked for again each time, and unchanged costs nothing', async () => {
    const first = await get('/profile', { ...page, 'accept-encoding': 'br' })
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
    expect(brotliDecompressSync(first.body).toString()).toContain('<div id="root">')
    const again = await get('/profile', { ...page, 'if-none-match': first.headers.etag ?? '' })
    expect(again.body.length).toBe(0)
  })

  it('CON-05 have a limit of their own: a person who opens many pages is not refused', async () => {
    const script = scriptIn((await get('/', page)).body.toString())
    await Promise.all(Array.from({ length: 120 }, () => get(script)))
    expect((await get('/', page)).body.toString()).toContain('<div id="root">')
  })
})
