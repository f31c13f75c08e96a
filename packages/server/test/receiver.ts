import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withDeadline } from './until.ts'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

let started = 0

/** Starts an HTTP server that stores the requests it gets. `answer` decides its responses; by default 200. */
export async function startReceiver(
  answer: (got: Received, response: ServerResponse) => void = (_got, response) => void response.end(),
) {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The caller hung up: there is no request to store, and nobody to answer.
      return
    }
    const got = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    received.push(got)
    for (const wake of waiting.splice(0)) wake()
    answer(got, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A closed port may be reused, so a unique path keeps the deliveries of two receivers apart.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${++started}`
  return {
    url,
    received,
    /** Resolves when this many requests have arrived. */
    async waitFor(count: number, options?: { timeoutMs: number }): Promise<Received[]> {
      const come = async () => {
        while (received.length < count) await new Promise<void>(resolve => waiting.push(resolve))
      }
      await withDeadline(come(), () => `${count} requests came to ${url}; ${received.length} came`, options)
      return received
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
