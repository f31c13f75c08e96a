import { readFileSync } from 'node:fs'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { failureReason, tlsProblem } from './failure-reason.ts'
import { privateNetworks } from './private-networks.ts'
import { connectOnce, type SingleOptions, sendSingle } from './single-request.ts'

const names: Record<string, string[]> = { 'inside.example.com': ['10.0.0.7'] }
const options: SingleOptions = {
  mode: 'sandbox',
  privateNetworks: privateNetworks([], []),
  timeoutMs: 5000,
  storedBodyBytes: 4096,
  maxBodyBytes: 65_536,
  resolve: async hostname => names[hostname] ?? [],
}
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** Keeps what comes, and answers when all that was announced is there. */
async function listen() {
  const got: { text: string; isClosed: boolean }[] = []
  const server = createServer(socket => {
    const one = { text: '', isClosed: false }
    got.push(one)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        one.isClosed = true
      })
    socket.on('data', chunk => {
      one.text += chunk
      if (one.text.endsWith('end')) socket.end('HTTP/1.1 204 No Content\r\n\r\n')
    })
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { got, host, origin: `http://${host}` }
}

const usual = { path: '/hook', method: 'POST' as const, headers: { 'webhook-id': 'dlv_1' }, pauseMs: 50 }
const signal = new AbortController().signal

describe('a single request', () => {
  it('CHK-02 sends a body in pieces, with the length of all of them', async () => {
    const { got, ...target } = await listen()
    const parts = ['one ', 'two ', 'end'].map(text => Buffer.from(text))
    const result = await sendSingle(options, { ...usual, ...target, parts, length: 11, isCut: false }, signal)
    expect(result).toMatchObject({ kind: 'response', status: 204 })
    expect(got[0]?.text).toMatch(/content-length: 11\r\n/i)
    expect(got[0]?.text).not.toMatch(/transfer-encoding/i)
    expect(got[0]?.text).toMatch(/\r\n\r\none two end$/)
  })

  it('CHK-02 breaks the connection in the middle of a body', async () => {
    const { got, ...target } = await listen()
    const parts = [Buffer.from('half of ')]
    const result = await sendSingle(options, { ...usual, ...target, parts, length: 99, isCut: true }, signal)
    expect(result).toEqual({ kind: 'cut' })
    expect(got[0]?.text).toMatch(/content-length: 99\r\n\r\nhalf of $/i)
    await expect.poll(() => got[0]?.isClosed).toBe(true)
  })

  it('CHK-03 dials no address of a private network', async () => {
    const target = { host: 'inside.example.com', origin: 'http://inside.example.com' }
    const request = { ...usual, ...target, parts: [Buffer.from('{}')], length: 2, isCut: false }
    const result = await sendSingle(options, request, signal)
    expect(result.kind === 'failure' && failureReason(result.error)).toBe(
      'The address leads into a private network; nothing was sent.',
    )
    expect(await connectOnce(options, new URL('https://inside.example.com'))).toBeInstanceOf(Error)
  })

  it('CHK-03 dials this machine in the sandbox alone', async () => {
    const { got, ...target } = await listen()
    const request = { ...usual, ...target, parts: [Buffer.from('end')], length: 3, isCut: false }
    expect(await sendSingle({ ...options, mode: 'production' }, request, signal)).toMatchObject({
      kind: 'failure',
    })
    expect(got).toEqual([])
  })

  it('gives up after its time, and when it is told to', async () => {
    const { got, ...target } = await listen()
    const request = { ...usual, ...target, parts: [Buffer.from('never')], length: 5, isCut: false }
    expect(await sendSingle({ ...options, timeoutMs: 100 }, request, signal)).toEqual({ kind: 'timeout' })
    const stopping = new AbortController()
    const waiting = sendSingle(options, request, stopping.signal)
    await expect.poll(() => got.length).toBe(2)
    stopping.abort()
    await expect(waiting).rejects.toThrow()
  })

  it('names what is wrong with a certificate', async () => {
    const file = (name: string) => readFileSync(new URL(`../../../test/fixtures/${name}`, import.meta.url))
    const server = createSecureServer({ cert: file('cert.pem'), key: file('key.pem') })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const error = await connectOnce(options, new URL(`https://127.0.0.1:${port}/`))
    expect(error && tlsProblem(error)).toBe('The TLS handshake failed (DEPTH_ZERO_SELF_SIGNED_CERT).')
  })
})

describe('a response without end', () => {
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1'
  it.each([
    ['of extensions of a chunk', chunked, `;${'x'.repeat(16_000)}`],
    ['of interim responses', '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(400)],
    ['of tiny chunks', chunked, '\r\nx\r\n1'],
  ])('CHK-03 is read in part: %s', async (_name, begin, repeated) => {
    let sent = 0
    const server = createServer(socket => {
      const write = () => {
        while (!socket.destroyed && socket.write(repeated)) sent += repeated.length
      }
      socket.on('error', () => undefined).on('drain', write)
      socket.once('data', () => {
        socket.write(begin)
        write()
      })
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const parts = [Buffer.from('end')]
    const request = { ...usual, host, origin: `http://${host}`, parts, length: 3, isCut: false }
    const result = await sendSingle(options, request, signal)
    expect(result.kind).not.toBe('timeout')
    if (result.kind === 'failure') expect(failureReason(result.error)).toBe('The response is too large.')
    // Buffers of the system on both sides hold more than was read.
    expect(sent).toBeLessThan(16 * 1024 * 1024)
  })
})
