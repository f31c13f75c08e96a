import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../test/receiver.ts'
import { Outbound, type OutboundOptions, parseTarget } from './outbound.ts'
import { privateNetworks } from './private-networks.ts'

const names: Record<string, string[]> = { 'hooks.example.com': ['127.0.0.1'] }
const closing: (() => Promise<unknown>)[] = []
function open(options: Partial<OutboundOptions> = {}): Outbound {
  const outbound = new Outbound({
    mode: 'sandbox',
    privateNetworks: privateNetworks([], []),
    connectionsPerOrigin: 4,
    timeoutMs: 15_000,
    idleConnectionMs: 2000,
    storedBodyBytes: 4096,
    maxBodyBytes: 65_536,
    resolve: async hostname => names[hostname] ?? [],
    ...options,
  })
  closing.push(() => outbound.close())
  return outbound
}
const usual = open()
afterAll(async () => {
  for (const close of closing) await close()
})

const post = (url: string, outbound = usual) =>
  outbound.post({
    target: parseTarget(url),
    headers: ['content-type', 'application/json'],
    body: Buffer.from('{}'),
  })

/** Opens a server that speaks as badly as the test wants. */
async function raw(speak: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = []
  const server: Server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    speak(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

// The tests wait for timeouts most of the time.
describe.concurrent('outgoing requests', () => {
  it('WEB-05 end after their time, whatever the endpoint does with it', async () => {
    const never = await raw(() => undefined)
    const dripping = await raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const headless = await raw(socket => socket.write('HTTP/1.1 200 OK\r\nX-Slow: '))
    const impatient = open({ timeoutMs: 150 })
    const results = await Promise.all([never, dripping, headless].map(url => post(url, impatient)))
    for (const { failure, response, durationMs } of results) {
      expect(failure).toBe('No complete response within 0.15 seconds.')
      expect(response).toBeUndefined()
      // A timer may end up to a millisecond early.
      expect(durationMs).toBeGreaterThan(149)
    }
  })

  it('WEB-05 have their time each, also when an earlier one has ended', async () => {
    const silent = await raw(() => undefined)
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const impatient = open({ timeoutMs: 1000 })
    const waiting = [silent, receiver.url, silent, receiver.url, silent].map(url => post(url, impatient))
    expect((await Promise.all(waiting)).map(({ response }) => response?.status)).toEqual([
      undefined,
      200,
      undefined,
      200,
      undefined,
    ])
    expect(await post(silent, impatient)).toMatchObject({
      failure: 'No complete response within 1 seconds.',
    })
  })

  it('WEB-05 WEB-11 a server that hangs in the TLS handshake is given up, and reached once it is well again', async ({
    expect,
  }) => {
    let isWell = false
    const sockets = new Set<Socket>()
    const url = await raw(socket => {
      sockets.add(socket)
      socket.resume().on('close', () => sockets.delete(socket))
      // What it says is not TLS and ends the connection; until then it is silent.
      if (isWell) socket.end('no TLS here')
    })
    const secure = url.replace('http:', 'https:')
    const impatient = open({ timeoutMs: 1000, connectionsPerOrigin: 2 })
    const hung = await Promise.all([1, 2, 3, 4].map(() => post(secure, impatient)))
    for (const { failure } of hung) expect(failure).toMatch(/within 1 seconds|made in time/)
    await expect.poll(() => sockets.size, { timeout: 10_000 }).toBe(0)
    isWell = true
    expect((await post(secure, impatient)).failure).toMatch(/TLS handshake failed|closed|reset|failed/)
  })

  it('WEB-05 an address that does not respond leaves time for the next one of its name', async () => {
    const deaf = await raw(() => undefined)
    const { port } = new URL(deaf)
    names['two.example.com'] = ['127.0.0.1', '::1']
    const { durationMs } = await post(`https://two.example.com:${port}/`, open({ timeoutMs: 4500 }))
    expect(durationMs).toBeLessThan(4500)
  })

  it('keep the headers of a response as they arrived, also in chunks', async () => {
    const slow = await raw(async socket => {
      for (const chunk of [
        'HTTP/1.1 200 OK\r\nX-Lo',
        'ng: a',
        'b\r\nSet-Cookie: a=1\r\n',
        'Set-Cookie: b=2\r\n\r\n',
      ])
        await new Promise(resolve => socket.write(chunk, () => setImmediate(resolve)))
      socket.end()
    })
    const { response } = await post(slow)
    expect(response?.head).toBe('x-long: ab\r\nset-cookie: a=1\r\nset-cookie: b=2')
  })

  it('keep the first 4 KiB of a response and stop reading one without end', async () => {
    const endless = await raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      const write = () => {
        while (socket.writable && socket.write(`400\r\n${'é'.repeat(512)}\r\n`));
      }
      socket.on('drain', write)
      write()
    })
    const result = await post(endless)
    expect(result).toMatchObject({ response: { status: 200 } })
    expect(Buffer.byteLength(result.response?.body ?? '')).toBe(4096)
  })

  it('explain a response that is not HTTP', async () => {
    const rude = await raw(socket => void socket.end('HELLO THERE\r\n\r\n'))
    expect(await post(rude)).toMatchObject({ failure: expect.stringMatching(/response/) })
    const hidden = await raw(socket => void socket.end('HTTP/1.1 200 OK\r\nX-Nul: a\u0000b\r\n\r\n'))
    expect(await post(hidden)).toMatchObject({ failure: 'The response is not HTTP.' })
  })

  it('resolve names with the injected lookup', async () => {
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const { port } = new URL(receiver.url)
    expect(await post(`http://hooks.example.com:${port}/`)).toMatchObject({ response: { status: 200 } })
    expect(await post('http://nowhere.example.com/')).toMatchObject({ failure: 'The name does not resolve.' })
  })

  it.each([
    ['a private address', ['10.0.0.7']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['one private address among others', ['93.184.215.14', '192.168.0.1']],
    ['a mapped loopback address', ['::ffff:127.0.0.1']],
  ])('WEB-12 a name that was moved to %s is never dialled', async (_name, addresses) => {
    const receiver = await startReceiver()
    const { port } = new URL(receiver.url)
    const hostname = `moved-${addresses[0]?.replaceAll(/[:.]/g, '-')}.example.com`
    names[hostname] = ['127.0.0.1']
    expect(await post(`http://${hostname}:${port}/`)).toMatchObject({ response: { status: 200 } })
    // The kept connection is closed, and the name now resolves elsewhere.
    await receiver.close()
    names[hostname] = addresses
    const before = receiver.received.length
    expect(await post(`http://${hostname}:${port}/`)).toMatchObject({
      failure: 'The address leads into a private network; nothing was sent.',
    })
    expect(receiver.received).toHaveLength(before)
  })

  it('WEB-12 an address in the URL itself is judged as well', async () => {
    for (const url of ['http://10.0.0.1/', 'http://[fd00::1]/', 'http://0x0a000001/'])
      expect(await post(url)).toMatchObject({
        failure: 'The address leads into a private network; nothing was sent.',
      })
  })
})

// It counts the timers of the whole process, so it runs alone.
describe('outgoing requests at their end', () => {
  it('WEB-05 leave no timer behind, whether a response comes or their time runs out', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length
    const silent = await raw(() => undefined)
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const impatient = open({ timeoutMs: 20, connectionsPerOrigin: 50 })
    const before = timers()
    const ends = await Promise.all(Array.from({ length: 50 }, () => post(silent, impatient)))
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(receiver.url)))
    expect(ends.every(({ response }) => response === undefined)).toBe(true)
    expect(responses.every(({ response }) => response?.status === 200)).toBe(true)
    expect(timers() - before).toBeLessThan(20)
  })
})
