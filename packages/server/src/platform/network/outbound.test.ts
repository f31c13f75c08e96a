import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../test/receiver.ts'
import { Outbound } from './outbound.ts'

const names: Record<string, string[]> = { 'hooks.example.com': ['127.0.0.1'] }
const outbound = new Outbound({
  mode: 'sandbox',
  connectionsPerOrigin: 4,
  resolve: async hostname => names[hostname] ?? [],
})
const closing: (() => Promise<unknown>)[] = [() => outbound.close()]
afterAll(async () => {
  for (const close of closing) await close()
})

const post = (url: string, timeoutMs = 15_000) =>
  outbound.post({ url, headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs })

/** A server that speaks as badly as the test wants. */
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

describe('outgoing requests', () => {
  it('WEB-05 end after their time, whatever the receiver does with it', async () => {
    const never = await raw(() => undefined)
    const dripping = await raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n')
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const headless = await raw(socket => socket.write('HTTP/1.1 200 OK\r\nX-Slow: '))
    for (const url of [never, dripping, headless])
      expect(await post(url, 150)).toEqual({ failure: 'No whole answer within 0.15 seconds.' })
  })

  it('keep the first 4 KiB of an answer and stop reading one without end', async () => {
    const endless = await raw(socket => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      const write = () => {
        while (socket.writable && socket.write(`400\r\n${'é'.repeat(512)}\r\n`));
      }
      socket.on('drain', write)
      write()
    })
    const result = await post(endless)
    expect(result).toMatchObject({ answer: { status: 200 } })
    expect('answer' in result && Buffer.byteLength(result.answer.body)).toBe(4096)
  })

  it('say in words what is not HTTP', async () => {
    const rude = await raw(socket => void socket.end('HELLO THERE\r\n\r\n'))
    expect(await post(rude)).toMatchObject({ failure: expect.stringMatching(/answer/) })
  })

  it('go by the injected names', async () => {
    const receiver = await startReceiver()
    closing.push(receiver.close)
    const { port } = new URL(receiver.url)
    expect(await post(`http://hooks.example.com:${port}/`)).toMatchObject({ answer: { status: 200 } })
    expect(await post('http://nowhere.example.com/')).toEqual({ failure: 'The name does not resolve.' })
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
    expect(await post(`http://${hostname}:${port}/`)).toMatchObject({ answer: { status: 200 } })
    // The kept connection is closed, and the name leads elsewhere now.
    await receiver.close()
    names[hostname] = addresses
    const before = receiver.received.length
    expect(await post(`http://${hostname}:${port}/`)).toEqual({
      failure: 'The address leads into a private network; nothing was sent.',
    })
    expect(receiver.received).toHaveLength(before)
  })

  it('WEB-12 an address in the URL itself is judged as well', async () => {
    for (const url of ['http://10.0.0.1/', 'http://[fd00::1]/', 'http://0x0a000001/'])
      expect(await post(url)).toEqual({
        failure: 'The address leads into a private network; nothing was sent.',
      })
  })
})
