import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { World } from './world.ts'

const toleranceMs = 5 * 60 * 1000

/** Verifies as Standard Webhooks says, on the clock of the world. */
function isRight(
  {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': header,
  }: IncomingMessage['headers'],
  body: Buffer,
  { secret, now }: { secret: string; now: Date },
): boolean {
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof header !== 'string') return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return header.split(' ').some(signature => {
    const [version, base64 = ''] = signature.split(',')
    const given = Buffer.from(base64, 'base64')
    return version === 'v1' && given.length === signed.length && timingSafeEqual(given, signed)
  })
}

/** An endpoint that does everything right. */
export const rightEndpoint =
  (world: World, secret: string): RequestListener =>
  async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return
    }
    if (response.headersSent) return
    if (request.method !== 'POST') return response.writeHead(405).end()
    const right = isRight(request.headers, Buffer.concat(chunks), { secret, now: world.clock.real() })
    response.writeHead(right ? 200 : 400).end()
  }

/** Serves on a free port of this machine, and counts the requests. */
export async function serveEndpoint(listener: RequestListener) {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    listener(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    seen,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
