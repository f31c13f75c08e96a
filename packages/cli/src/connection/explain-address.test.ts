import type { Server } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useEndpoints } from '../../test/endpoints.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { run, here } = useFoyer(world)
const { listen } = useEndpoints()
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const urls = () => world.program.ctx.urls
const callAt = (url: string, ...args: string[]) =>
  here(['call', 'companies.list', '--my', '1', '--api-url', url, ...args])
const meAt = (url: string) => here(['call', 'account.me', '--app-url', url])
const loginAt = (url: string) =>
  run(['login', '--app-url', url], { FOYER_PERSONAL_ACCESS_TOKEN: 'foyer_pat_demo_owner' })
const firstLine = (text: string) => text.split('\n')[0]

/** A server that is not a Foyer. */
async function stranger(status: number, body: string): Promise<string> {
  const { url, close } = await startReceiver(
    (_got, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body),
  )
  closing.push(close)
  return new URL(url).origin
}

async function closedPort(): Promise<string> {
  const server: Server = createSocketServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

describe('EXA-165 a wrong address gets one sentence that says what it is and what to do', () => {
  it('the console where the API is needed, and the API where the console is needed', async () => {
    const { api, app } = urls()
    const isApp = `${app} is the app listener of a Foyer (the console), not the API listener: give it as --app-url, and ${api} as --api-url.`
    for (const url of [app, `${app}/sign-in`]) {
      const { code, stderr } = await callAt(url)
      expect([code, firstLine(stderr)]).toEqual([2, isApp])
    }
    const isApi = `${api} is the API listener of a Foyer, not the app listener: give it as --api-url, and the address of the console as --app-url.`
    for (const { code, stderr } of [await meAt(api), await loginAt(api)])
      expect([code, firstLine(stderr)]).toEqual([2, isApi])
  })

  it('https where http is spoken, and http where https is spoken', async () => {
    const { host } = new URL(urls().app)
    for (const { code, stderr } of [await meAt(`https://${host}`), await loginAt(`https://${host}`)])
      expect([code, firstLine(stderr)]).toEqual([
        2,
        `https://${host} is a port for http, not for https: write http://${host}.`,
      ])
    const secure = new URL(
      (await listen((_request, response) => void response.end(), { isSecure: true })).url,
    )
    const plain = await callAt(`http://${secure.host}`)
    expect([plain.code, firstLine(plain.stderr)]).toEqual([
      2,
      `http://${secure.host} is a port for https, not for http: write https://${secure.host}.`,
    ])
    const untrusted = await callAt(secure.origin)
    expect([untrusted.code, firstLine(untrusted.stderr)]).toEqual([
      3,
      `${secure.origin} is not trusted, because the certificate is self-signed: NODE_EXTRA_CA_CERTS names a file with the certificate to trust.`,
    ])
  })

  it('a path that is not part of the address', async () => {
    const { api, app } = urls()
    expect((await callAt(`${api}/foo`)).stderr).toContain(
      `There is no Foyer at ${api}/foo: leave out the path, and write ${api}.`,
    )
    expect((await loginAt(`${app}/locations`)).stderr).toContain(`leave out the path, and write ${app}.`)
    for (const ending of ['/', '/api', '/api/v1/']) expect((await callAt(`${api}${ending}`)).code).toBe(0)
  })

  it('a port that nobody listens on', async () => {
    const url = await closedPort()
    for (const [{ code, stderr }, option] of [
      [await callAt(url), '--api-url'],
      [await loginAt(url), '--app-url'],
    ] as const)
      expect([code, stderr]).toEqual([
        3,
        `Nobody listens at ${url}: is the server running? \`foyer start\` runs a sandbox, ${option} names another address.\n`,
      ])
  })

  it.each([
    [200, '<h1>Hello</h1>'],
    [200, '{"hello":1}'],
    [200, 'null'],
    [404, 'nothing'],
  ])('a server that is not a Foyer and responds %i %s', async (status, body) => {
    const url = await stranger(status, body)
    for (const { code, stdout, stderr } of [await callAt(url), await loginAt(url)]) {
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr).toContain(`${url} is not a Foyer, something else responds there: `)
    }
  })

  it('is not claimed when a record is missing, or when a proxy says that the server is away', async () => {
    const missing = await here(['call', 'companies.get', '--location_id', '99999'])
    expect([missing.code, firstLine(missing.stderr)]).toEqual([1, '404 There is no such Location.'])
    const away = await callAt(await stranger(500, 'away'))
    expect([away.code, firstLine(away.stderr)]).toEqual([1, '500 The server answered 500.'])
  })

  it.each([
    [
      'localhost:8080',
      '--api-url must be an address such as http://127.0.0.1:8080; localhost:8080 is none. Did you mean http://localhost:8080?',
    ],
    [
      'http://user:hunter2@127.0.0.1:8080',
      'Leave user and password out of --api-url: Foyer asks for tokens instead.',
    ],
    ['http://127.0.0.1:8080/?my=1', '--api-url is an address without ? and #: write http://127.0.0.1:8080.'],
  ])('%s is refused before anything is sent', async (url, sentence) => {
    const { code, stderr } = await callAt(url)
    expect([code, firstLine(stderr)]).toEqual([2, sentence])
  })
})
