import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An answer that a proxy may change. */
export interface Passing {
  method: string
  path: string
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** A server before another one, which does something wrong. */
export async function startProxy(
  target: string,
  change: (passing: Passing) => Partial<Passing> | Promise<Partial<Passing>>,
): Promise<string> {
  const server = createServer((asked, response) => {
    const { method = 'GET', url: path = '/', headers } = asked
    const forward = request(
      target + path,
      { method, headers: { ...headers, host: new URL(target).host } },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', async () => {
          const { 'content-length': _length, ...kept } = answer.headers
          const passing = {
            method,
            path,
            status: answer.statusCode ?? 0,
            headers: kept,
            text: Buffer.concat(chunks).toString(),
          }
          const { status, headers, text } = { ...passing, ...(await change(passing)) }
          response.writeHead(status, headers).end(text)
        })
      },
    )
    forward.on('error', () => response.destroy())
    asked.pipe(forward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
