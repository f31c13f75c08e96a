import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../server/test/receiver.ts'
import { ConfigurationError, ConnectionError, FoyerError, findApiUrl } from './index.ts'

/** An app that says where the API is. */
const telling = (url: unknown): typeof fetch =>
  (async () => Response.json({ servers: [{ url }] })) as typeof fetch

describe('the address of the API, as the app tells it', () => {
  it.each([
    ['http://127.0.0.1:8081', 'http://127.0.0.1:8080'],
    ['http://localhost:8081', 'http://127.0.0.1:8080'],
    ['http://10.0.0.7:8081', 'http://10.0.0.7:8080'],
    ['http://foyer.example', 'https://foyer.example:8443'],
    ['https://foyer.example', 'https://foyer.example:8443'],
    ['https://app.foyer.example', 'https://api.foyer.example'],
    ['https://app.foyer.example', 'https://foyer.example'],
    ['https://foyer.example/', 'https://api.foyer.example'],
    ['https://foyer.example', 'https://eu.api.foyer.example'],
    ['https://console.foyer.co.uk', 'https://api.foyer.co.uk'],
  ])('EXA-172 of %s may be %s', async (app, api) => {
    expect(await findApiUrl(app, telling(api))).toBe(api)
  })

  it.each([
    ['https://app.foyer.example', 'http://api.foyer.example', 'which is not encrypted'],
    ['https://foyer.example', 'http://foyer.example', 'which is not encrypted'],
    ['https://app.foyer.example', 'https://api.other.example', 'which is another site'],
    ['https://foyer.example', 'https://example', 'which is another site'],
    ['https://foyer.example', 'https://other.example', 'which is another site'],
    ['https://app.foyer.example', 'https://foyer.example.other.org', 'which is another site'],
    ['https://app.foyer.example', 'https://app.foyer.example@other.org', 'which is another site'],
    ['https://foyer.co.uk', 'https://other.co.uk', 'which is another site'],
    ['https://foyer.github.io', 'https://other.github.io', 'which is another site'],
    ['https://foyer.github.io', 'https://api.github.io', 'which is another site'],
    ['https://foyer.s3.amazonaws.example', 'https://other.s3.amazonaws.example', 'which is another site'],
    ['https://app.foyer.example', 'https://api.foyer', 'which is another site'],
    ['https://10.0.0.7', 'https://11.0.0.7', 'which is another site'],
    ['http://app.foyer.example', 'http://api.foyer.example', 'which is another host'],
    ['http://127.0.0.1:8081', 'https://foyer.example', 'which is another host'],
  ])('EXA-172 of %s cannot be %s', async (app, api, reason) => {
    const error = await findApiUrl(app, telling(api)).catch(caught => caught)
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.message).toBe(
      `${app}/openapi/general.json names ${new URL(api).origin} as the API, ${reason}.`,
    )
    expect(error.isLocal).toBe(true)
  })

  it.each([undefined, null, '', '/', 'ftp://foyer.example', 'javascript:alert(1)', {}])(
    'EXA-172 is refused in words when it is %j',
    async named => {
      const error = await findApiUrl('https://foyer.example', telling(named)).catch(caught => caught)
      expect(error).toBeInstanceOf(FoyerError)
      expect(error.message).toBe('https://foyer.example/openapi/general.json names no address of the API.')
    },
  )

  it('EXA-172 is refused in words when the document never ends', async () => {
    const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(2 ** 20))
    const endless = async () => new Response(new ReadableStream({ pull }))
    await expect(findApiUrl('https://foyer.example', endless)).rejects.toThrow('names no address of the API')
  })

  it('EXA-172 is refused in words when no document comes, and no redirect is followed', async () => {
    const other = await startReceiver(
      (_got, response) => void response.end('{"servers":[{"url":"http://127.0.0.1:1"}]}'),
    )
    const first = await startReceiver((got, response) => {
      if (got.path.includes('html')) response.end('<h1>Hello</h1>')
      else response.writeHead(302, { location: other.url }).end()
    })
    const { origin } = new URL(first.url)
    for (const path of ['', '/html', '/moved'])
      await expect(findApiUrl(origin + path)).rejects.toThrow('names no address of the API')
    expect(other.received).toEqual([])
    await Promise.all([first.close(), other.close()])
    await expect(findApiUrl(origin)).rejects.toThrow(ConnectionError)
    await expect(findApiUrl(undefined as unknown as string)).rejects.toThrow('appUrl is missing')
  })
})
