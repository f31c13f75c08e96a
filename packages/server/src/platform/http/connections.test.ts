import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, it } from 'vitest'
import { createLog, type Log } from '../log.ts'
import { packageRoot } from '../package-root.ts'
import type { ConnectionLimits, Timeouts } from './connections.ts'
import { createListener } from './create-listener.ts'

const patient: Timeouts = {
  handshakeMs: 60_000,
  headersMs: 60_000,
  requestMs: 60_000,
  keepAliveMs: 60_000,
  idleMs: 60_000,
  answerMs: 60_000,
  closingMs: 60_000,
  checkMs: 20,
}
const noLimits: ConnectionLimits = {
  inAll: 0,
  perAddress: 0,
  isProxy: () => false,
  onRefuse: () => undefined,
}
const tls = {
  cert: readFileSync(join(packageRoot, 'test/fixtures/cert.pem')),
  key: readFileSync(join(packageRoot, 'test/fixtures/key.pem')),
  minVersion: 'TLSv1.2',
} as const

/** The kernel usually takes this much at once. */
const smallBytes = 14_000

/** This is more than the buffers of both sides hold. */
const largeBytes = 40_000_000

const apps: FastifyInstance[] = []
afterAll(async () => {
  for (const app of apps) {
    app.server.closeAllConnections()
    await app.close()
  }
})

interface TestListenerOptions {
  timeouts?: Partial<Timeouts>
  connections?: Partial<ConnectionLimits>
  log?: Log
  tls?: typeof tls
}

/** Opens a listener with a few routes; `taken` and `freed` are connections that its server accepted and released. */
async function open({ timeouts, connections, ...options }: TestListenerOptions) {
  const app = createListener({
    log: createLog({ level: 'silent' }),
    trustedProxies: [],
    tls: undefined,
    isHttps: false,
    hosts: { named: ['foyer.test'], isLocal: true },
    timeouts: { ...patient, ...timeouts },
    connections: { ...noLimits, ...connections },
    ...options,
  })
  apps.push(app)
  const config = { access: anyone('it is a test') }
  const asked = new EventEmitter()
  app.post('/', { config }, async () => ({ ok: true }))
  app.get('/small', { config }, async () => {
    asked.emit('small')
    return 'x'.repeat(smallBytes)
  })
  app.get('/never', { config }, () => new Promise(() => undefined))
  app.get('/large', { config }, async () => {
    asked.emit('large')
    return 'x'.repeat(largeBytes)
  })
  // This route answers when the test says so.
  app.get('/late', { config }, async () => {
    asked.emit('late')
    await once(asked, 'answer')
    return { ok: true }
  })
  app.get('/silent', { config }, async (_request, reply) => {
    const stream = new Readable({ read() {} })
    stream.push('data: first\n\n')
    return reply.type('text/event-stream').send(stream)
  })
  app.get('/beats', { config }, async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    let count = 0
    const beat = setInterval(() => reply.raw.write(`data: ${++count}\n\n`), 20)
    reply.raw.on('close', () => clearInterval(beat))
  })
  const taken: Socket[] = []
  const freed: Socket[] = []
  app.server.on('connection', (socket: Socket) => {
    taken.push(socket)
    socket.on('close', () => freed.push(socket))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (app.server.address() as AddressInfo).port, server: app.server, taken, freed, asked }
}

/** Connects a client that never hangs up by itself. */
async function openClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  await once(socket, 'connect')
  return {
    socket,
    get text() {
      return text
    },
  }
}

const head = 'Host: foyer.test\r\nContent-Type: application/json\r\n'

// The tests wait for timeouts most of the time, and each has a listener of its own.
describe.concurrent('a connection that does nothing', () => {
  it('SEC-08 is freed when it says nothing at all, though the other side stays', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { headersMs: 50, closingMs: 50 } })
    const client = await openClient(port)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    expect(client.text).toMatch(/^HTTP\/1\.1 408 /)
    expect(client.text).toContain('"message":"The request took too long to arrive."')
    client.socket.destroy()
  })

  it('SEC-08 is freed when its headers come slowly', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { headersMs: 50, closingMs: 50 } })
    const client = await openClient(port)
    const drip = setInterval(() => client.socket.write('X-Slow: 1\r\n'), 10)
    client.socket.write(`POST / HTTP/1.1\r\n${head}`)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    clearInterval(drip)
    client.socket.destroy()
  })

  it('SEC-08 is freed when its body comes slowly', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { headersMs: 100, requestMs: 100, closingMs: 50 } })
    const client = await openClient(port)
    client.socket.write(`POST / HTTP/1.1\r\n${head}Content-Length: 100000\r\n\r\n[`)
    const drip = setInterval(() => client.socket.write('1,'), 10)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    clearInterval(drip)
    client.socket.destroy()
  })

  it('SEC-08 is freed when it stays after an answer that ends it', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { closingMs: 50 } })
    const client = await openClient(port)
    client.socket.write('NONSENSE\r\n\r\n')
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    expect(client.text).toMatch(/^HTTP\/1\.1 400 /)
    client.socket.destroy()
  })

  it('SEC-08 is freed when nothing follows its last request', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { keepAliveMs: 50 } })
    const client = await openClient(port)
    client.socket.write(`POST / HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    expect(client.text).toMatch(/^HTTP\/1\.1 200 /)
    client.socket.destroy()
  })

  it('SEC-08 is freed when no response is sent and nothing is received', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { idleMs: 50 } })
    const client = await openClient(port)
    client.socket.write(`GET /never HTTP/1.1\r\n${head}\r\n`)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    client.socket.destroy()
  })

  it('SEC-08 is freed when it never begins the handshake of TLS', async ({ expect }) => {
    const { port, freed } = await open({ tls, timeouts: { handshakeMs: 50 } })
    const client = await openClient(port)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    client.socket.destroy()
  })

  it('SEC-08 is freed when it says nothing after the handshake of TLS, or speaks no TLS', async ({
    expect,
  }) => {
    const { port, freed } = await open({ tls, timeouts: { headersMs: 50, closingMs: 50 } })
    const silent = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    silent.on('error', () => undefined)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    const plain = await openClient(port)
    plain.socket.write(`POST / HTTP/1.1\r\n${head}\r\n`)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(2)
    silent.destroy()
    plain.socket.destroy()
  })

  it('SEC-08 a stream lives for as long as it sends something', async ({ expect }) => {
    const { port, freed } = await open({
      timeouts: { headersMs: 60, requestMs: 60, keepAliveMs: 60, idleMs: 1000 },
    })
    const client = await openClient(port)
    client.socket.write(`GET /beats HTTP/1.1\r\n${head}\r\n`)
    await expect.poll(() => client.text, { timeout: 10_000 }).toContain('data: 75\n')
    expect(freed).toEqual([])
    client.socket.destroy()
  })
})

describe.concurrent('a caller that hangs up within its body', () => {
  it('SEC-08 is no failure of ours', async ({ expect }) => {
    const lines: string[] = []
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { port, server, freed } = await open({ log: createLog({ level: 'error', destination }) })
    const { socket } = await openClient(port)
    socket.write(`POST / HTTP/1.1\r\n${head}Content-Length: 100\r\n\r\n{`)
    await once(server, 'request')
    socket.destroy()
    await expect.poll(() => freed).toHaveLength(1)
    expect(lines).toEqual([])
  })
})

describe.concurrent('a connection with an answer on its way', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\n${head}\r\n`

  it('SEC-08 is freed when nobody reads the answer', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { answerMs: 50 } })
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.write(ask('/large'))
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
  })

  it('SEC-08 is freed when nobody reads the answer over TLS', async ({ expect }) => {
    const { port, freed } = await open({ tls, timeouts: { answerMs: 50 } })
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.on('error', () => undefined)
    socket.write(ask('/large'))
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
  })

  it('SEC-08 is freed when nobody reads many small answers, none of which was worth a watch', async ({
    expect,
  }) => {
    const { port, taken, freed, asked } = await open({ timeouts: { answerMs: 50 } })
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    do {
      const answered = once(asked, 'small')
      socket.write(ask('/small'))
      await answered
    } while (freed.length === 0 && taken[0]?.writableLength === 0)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
  })

  it('SEC-08 is freed when nobody reads the answers to pipelined requests', async ({ expect }) => {
    const { port, freed, asked } = await open({ timeouts: { answerMs: 50 } })
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    const behind = once(asked, 'large')
    socket.write(ask('/late') + ask('/large'))
    await behind
    asked.emit('answer')
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    socket.destroy()
  })

  it('SEC-08 stays while somebody reads it, however slowly', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { answerMs: 1000 } })
    const socket = connect({ port, host: '127.0.0.1' })
    const began = performance.now()
    let bytes = 0
    socket.on('data', chunk => {
      bytes += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 4)
    })
    socket.write(ask('/large'))
    await expect.poll(() => bytes, { timeout: 60_000, interval: 200 }).toBeGreaterThan(largeBytes)
    expect(performance.now() - began).toBeGreaterThan(2000)
    expect(freed).toEqual([])
    socket.destroy()
  }, 70_000)

  it('SEC-08 gives the request behind it all of its own time', async ({ expect }) => {
    const { port, taken, freed, asked } = await open({ timeouts: { answerMs: 1000 } })
    const client = await openClient(port)
    for (const requests of [ask('/none') + ask('/late'), ask('/late')]) {
      const late = once(asked, 'late')
      client.socket.write(requests)
      await late
      await expect.poll(() => client.text).toContain('HTTP/1.1 404 ')
      await expect.poll(() => taken[0]?.timeout).toBe(patient.idleMs)
      const before = client.text.length
      asked.emit('answer')
      await expect.poll(() => client.text.slice(before)).toContain('HTTP/1.1 200 ')
    }
    expect(freed).toEqual([])
    client.socket.destroy()
  })

  it('SEC-08 stays when it is a stream that has nothing to tell', async ({ expect }) => {
    const { port, taken } = await open({ timeouts: { answerMs: 1000 } })
    const client = await openClient(port)
    client.socket.write(ask('/silent'))
    await expect.poll(() => client.text).toContain('data: first')
    expect(taken[0]?.timeout).toBe(patient.idleMs)
    client.socket.destroy()
  })
})

describe.concurrent('a connection with very many requests', () => {
  it('SEC-08 is asked to end after a thousand, gets nothing more, and is freed', async ({ expect }) => {
    const { port, freed } = await open({ timeouts: { keepAliveMs: 1000 } })
    const client = await openClient(port)
    const request = `POST / HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`
    const answers = () => client.text.split('HTTP/1.1 ').slice(1)
    client.socket.write(request.repeat(1002))
    await expect.poll(() => answers().length, { timeout: 10_000 }).toBe(1002)
    const isLast = (answer: string | undefined) => /^connection: close/im.test(answer ?? '')
    expect(answers().map(answer => answer.slice(0, 3))).toEqual([...Array(1000).fill('200'), '503', '503'])
    expect(answers().findIndex(isLast)).toBe(999)
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    client.socket.destroy()
  })
})

describe.concurrent('connections beyond the limit', () => {
  const say = async (port: number) => {
    const client = await openClient(port)
    client.socket.write(`POST / HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`)
    await Promise.race([
      once(client.socket, 'data'),
      once(client.socket, 'end'),
      once(client.socket, 'close'),
    ])
    return client
  }

  for (const [limit, connections] of [
    ['address', { perAddress: 3 }],
    ['all', { inAll: 3 }],
  ] as const)
    it(`SEC-08 are hung up on at once, and others are let in when one leaves (${limit})`, async ({
      expect,
    }) => {
      const refusals: string[] = []
      const { port, freed } = await open({
        connections: { ...connections, onRefuse: by => refusals.push(by) },
      })
      const inside = [await say(port), await say(port), await say(port)]
      for (const { text } of inside) expect(text).toMatch(/^HTTP\/1\.1 200 /)
      for (let count = 1; count <= 3; count++) {
        expect((await say(port)).text).toBe('')
        expect(refusals).toEqual(Array.from({ length: count }, () => limit))
      }
      const before = freed.length
      inside[0]?.socket.destroy()
      await expect.poll(() => freed.length, { timeout: 10_000 }).toBe(before + 1)
      expect((await say(port)).text).toMatch(/^HTTP\/1\.1 200 /)
    })

  it('SEC-08 of one address are not counted where it is a proxy', async ({ expect }) => {
    const { port } = await open({
      connections: { perAddress: 1, isProxy: address => address === '127.0.0.1' },
    })
    for (let count = 0; count < 5; count++) expect((await say(port)).text).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('SEC-08 are hung up on before the handshake of TLS', async ({ expect }) => {
    const { port, freed } = await open({ tls, connections: { perAddress: 1 } })
    const first = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    await once(first, 'secureConnect')
    const second = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    const [error] = await once(second, 'error')
    expect(error.code).toBe('ECONNRESET')
    await expect.poll(() => freed, { timeout: 10_000 }).toHaveLength(1)
    first.destroy()
  })
})
