import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { withDatabase } from '../../../test/global-setup.ts'
import { Http } from '../../../test/http.ts'
import { as, startWorld, useWorld } from '../../../test/world.ts'

const world = useWorld({ env: { ALLOWED_HOSTS: 'foyer.test, box.test:9000', HEALTH_PORT: '0' } })

const portOf = (http: Http) => new URL(http.url).port
const asking = (http: Http, host: string, path: string) =>
  http.get(path, { as: as.partner, headers: { host } })

function sendRaw(http: Http, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(portOf(http)), '127.0.0.1', () => socket.write(text))
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const foreign = (port: string) => [
  'evil.example',
  `evil.example:${port}`,
  `127.0.0.1.evil.example:${port}`,
  `localhost.evil.example:${port}`,
  `evil.localhost:${port}`,
  `notlocalhost:${port}`,
  `10.0.0.5:${port}`,
  `[2001:db8::1]:${port}`,
  'localhost',
  '127.0.0.1',
  'localhost:1',
  `127.0.0.1:${port}0`,
  `2130706433:${port}`,
  `0x7f.1:${port}`,
  `localhost:${port}@evil.example`,
  `evil.example@localhost:${port}`,
  `evil.example/localhost:${port}`,
  `localhost:${port}, evil.example`,
  'box.test',
  'box.test:9001',
  'sub.foyer.test',
]

describe('the host of a request in the sandbox', () => {
  it('SEC-13 that is not ours is 421 in the envelope, on both listeners', async () => {
    for (const [http, path] of [
      [world.api, '/v1/countries'],
      [world.app, '/sandbox.json'],
    ] as const)
      for (const host of foreign(portOf(http))) {
        const { status, json } = await asking(http, host, path)
        expect(status, host).toBe(421)
        expect(json).toEqual({
          success: false,
          data: null,
          meta: { message: 'This server does not answer for the host that the request names.' },
        })
      }
  })

  it('SEC-13 a page that was rebound gets no logins, and cannot sign in', async () => {
    const host = `evil.example:${portOf(world.app)}`
    expect((await world.app.get('/sandbox.json', { headers: { host } })).text).not.toContain('password')
    const headers = { host, origin: `http://${host}` }
    const body = { login: 'owner@foyer.example', password: 'x' }
    expect((await world.app.post('/account/sign_in', { headers, body })).status).toBe(421)
    expect((await world.app.get('/', { headers: { host, accept: 'text/html' } })).status).toBe(421)
  })

  it('SEC-13 in v3 it is a problem of its own', async () => {
    const { status, headers, text } = await asking(world.api, 'evil.example', '/v3/locations/1/resources')
    expect([status, headers['content-type']]).toEqual([421, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(text)).toMatchObject({ status: 421, code: 'misdirected' })
  })

  it('SEC-13 may be any name of this machine with its port, in any spelling, and those of ALLOWED_HOSTS', async () => {
    const port = portOf(world.app)
    for (const host of [
      `127.0.0.1:${port}`,
      `127.8.9.1:${port}`,
      `localhost:${port}`,
      `LOCALHOST:${port}`,
      `localhost.:${port}`,
      `[::1]:${port}`,
      'foyer.test',
      'Foyer.Test.:4711',
      'box.test:9000',
    ])
      expect((await asking(world.app, host, '/sandbox.json')).status, host).toBe(200)
  })

  it('SEC-13 counts as the target names it, and X-Forwarded-Host counts for nothing', async () => {
    const own = `127.0.0.1:${portOf(world.app)}`
    const get = (target: string, host: string, more = '') =>
      sendRaw(world.app, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`)
    expect(statusOf(await get('http://evil.example/sandbox.json', own))).toBe(421)
    expect(statusOf(await get(`http://${own}/sandbox.json`, 'evil.example'))).toBe(200)
    expect(statusOf(await get('/sandbox.json', 'evil.example', `X-Forwarded-Host: ${own}\r\n`))).toBe(421)
    expect(statusOf(await get('/sandbox.json', own, 'X-Forwarded-Host: evil.example\r\n'))).toBe(200)
    expect(statusOf(await get('ftp://evil.example/sandbox.json', own))).toBe(404)
    expect(statusOf(await get(`http://${own}`, own))).toBe(200)
    expect(statusOf(await get(`http://${own}//evil.example`, own))).toBe(404)
  })

  it('SEC-13 that is named twice is 400, in any order and spelling, on both listeners', async () => {
    for (const http of [world.api, world.app]) {
      const own = `127.0.0.1:${portOf(http)}`
      const get = (path: string, ...lines: string[]) =>
        sendRaw(http, [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
      for (const [path, ...hosts] of [
        ['/sandbox.json', `Host: ${own}`, 'Host: evil.example'],
        ['/sandbox.json', 'Host: evil.example', `Host: ${own}`],
        ['/sandbox.json', `Host: ${own}`, 'hOST: evil.example'],
        ['/sandbox.json', `Host: ${own}`, `Host: ${own}`],
        [`http://${own}/sandbox.json`, `Host: ${own}`, 'Host: evil.example'],
        ['/healthz', `Host: ${own}`, 'Host: evil.example'],
        ['/%zz', `Host: ${own}`, 'Host: evil.example'],
      ] as [string, ...string[]][]) {
        const answer = await get(path, ...hosts)
        expect(statusOf(answer), `${path} ${hosts}`).toBe(400)
        expect(answer).toContain('The request has more than one Host header.')
        expect(answer).not.toContain('password')
      }
    }
  })

  it('SEC-13 that is missing is 400, in our envelope, on both listeners', async () => {
    for (const http of [world.api, world.app]) {
      const answer = await sendRaw(http, 'GET /sandbox.json HTTP/1.1\r\nConnection: close\r\n\r\n')
      expect(statusOf(answer)).toBe(400)
      expect(answer).toContain('The request has no Host header.')
    }
  })

  it('SEC-13 does not matter to a second Authorization: that is 400, whichever is valid', async () => {
    const own = `Host: 127.0.0.1:${portOf(world.api)}`
    for (const tokens of [
      [as.partner, 'Bearer nonsense'],
      ['Bearer nonsense', as.partner],
      [as.partner, as.partner],
    ]) {
      const lines = tokens.map(
        (token, index) => `${index === 0 ? 'Authorization' : 'aUTHORIZATION'}: ${token}`,
      )
      const answer = await sendRaw(
        world.api,
        ['GET /api/v1/countries HTTP/1.1', own, ...lines, 'Connection: close', '', ''].join('\r\n'),
      )
      expect(statusOf(answer)).toBe(400)
      expect(answer).toContain('The request has more than one Authorization header.')
    }
  })

  it('SEC-13 counts before a path that no route can read', async () => {
    for (const http of [world.api, world.app])
      for (const path of ['/%zz', '/v1/company/%', `/openapi/${'x'.repeat(600)}`]) {
        const { status, json, headers } = await asking(http, 'evil.example', path)
        expect([status, json.success], path).toEqual([421, false])
        expect(headers['x-request-id']).toBeDefined()
        expect((await http.get(path)).status, path).toBeLessThan(421)
      }
  })

  it('SEC-13 is missing in HTTP/1.0, which only probes may leave out', async () => {
    expect(statusOf(await sendRaw(world.app, 'GET /healthz HTTP/1.0\r\n\r\n'))).toBe(200)
    expect(statusOf(await sendRaw(world.app, 'GET /readyz HTTP/1.0\r\n\r\n'))).toBe(200)
    expect(statusOf(await sendRaw(world.app, 'GET /sandbox.json HTTP/1.0\r\n\r\n'))).toBe(421)
    expect(
      statusOf(await sendRaw(world.app, 'GET /sandbox.json HTTP/1.1\r\nConnection: close\r\n\r\n')),
    ).toBe(400)
  })

  it('SEC-13 probes come by any name, and metrics by an address', async () => {
    const health = new Http(world.program.listeners.health)
    for (const http of [world.app, health]) {
      for (const path of ['/healthz', '/readyz'])
        expect((await asking(http, 'backend-7.internal', path)).status).toBe(200)
      for (const host of ['10.0.0.5:9100', '[fd00::5]', 'localhost'])
        expect((await asking(http, host, '/metrics')).status, host).toBe(200)
      expect((await asking(http, `evil.example:${portOf(http)}`, '/metrics')).status).toBe(421)
    }
  })
})

describe('the host of a request in production', () => {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })
  const open = async () => {
    const name = `foyer_hosts_${process.pid}`
    await world.query(`create database ${name}`)
    closing.push(async () => void (await world.query(`drop database ${name} with (force)`)))
    const production = await startWorld({
      beside: { ...world, databaseUrl: withDatabase(world.databaseUrl, name) },
      env: {
        FOYER_MODE: 'production',
        FOYER_SECRET_KEY: 'q83rVu1nYv0m3cQ4sKzN9mC0B3m7fJ2wW1xZr5tXoLE=',
        PUBLIC_API_URL: 'https://api.example.com',
        PUBLIC_APP_URL: 'https://App.Example.com:8443',
        TRUSTED_PROXIES: '127.0.0.1',
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'no-reply@example.com',
        ALLOWED_HOSTS: 'app.internal',
      },
    })
    closing.unshift(production.close)
    return production.world
  }

  let opened: ReturnType<typeof open> | undefined
  const shared = () => (opened ??= open())

  it('SEC-13 is that of a public address or of ALLOWED_HOSTS, and no name of this machine', async () => {
    const own = await shared()
    const port = portOf(own.app)
    const status = async (host: string, path = '/account/me') => (await asking(own.app, host, path)).status
    for (const host of [
      'app.example.com:8443',
      'APP.example.com.:8443',
      'app.internal',
      'api.example.com:443',
    ])
      expect(await status(host), host).toBe(401)
    for (const host of ['app.example.com', 'app.example.com:443', `localhost:${port}`, `127.0.0.1:${port}`])
      expect(await status(host), host).toBe(421)
    for (const path of ['/healthz', '/readyz', '/readyz/', '/healthz?x=1'])
      expect(await status('10.0.0.5:8081', path), path).toBe(200)
    expect((await asking(own.api, 'api.example.com', '/v1/countries')).status).toBe(401)
    expect((await asking(own.api, `127.0.0.1:${portOf(own.api)}`, '/v1/countries')).status).toBe(421)
  })

  it('SEC-13 changes come from pages of the public address, by https', async () => {
    const own = await shared()
    const change = async (origin: string) =>
      (
        await own.app.post('/account/sign_in', {
          headers: { host: 'app.example.com:8443', origin },
          body: { login: 'nobody@example.com', password: 'x' },
        })
      ).status
    expect(await change('https://app.example.com:8443')).toBe(401)
    for (const origin of [
      'http://app.example.com:8443',
      'https://app.example.com',
      'https://evil.example',
      'null',
    ])
      expect(await change(origin), origin).toBe(403)
  })
})
