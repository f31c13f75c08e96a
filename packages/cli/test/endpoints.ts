import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { nodeWebhook, verifyPayment, verifyWebhook, type WebhookEvent } from '@foyer/sdk/webhooks'
import { afterAll } from 'vitest'

export const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
export const partnerToken = 'foyer_partner_of_the_test'

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../server/test/fixtures/${name}`, import.meta.url))
/** A self-signed certificate for localhost and 127.0.0.1. */
export const certificateFile = fixture('cert.pem')

interface Seen {
  method: string | undefined
  headers: IncomingMessage['headers']
}

const closing: (() => unknown)[] = []

/** Endpoints of partners, which are closed in the end: tests may run at the same time. */
export function useEndpoints() {
  afterAll(async () => {
    for (const close of closing.splice(0)) await close()
  })
  return { listen, listenInProcess }
}

async function listen(answer: RequestListener, { isSecure = false } = {}) {
  const seen: Seen[] = []
  const listener: RequestListener = (request, response) => {
    seen.push({ method: request.method, headers: request.headers })
    answer(request, response)
  }
  const server = isSecure
    ? createSecureServer(
        { cert: readFileSync(certificateFile), key: readFileSync(fixture('key.pem')) },
        listener,
      )
    : createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  closing.push(close)
  const { port } = server.address() as AddressInfo
  return { url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/hook`, seen, close }
}

/** A program of its own, because it may crash. It prints its port. */
async function listenInProcess(program: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  closing.push(() => child.kill())
  const port = await new Promise<string>(resolve =>
    child.stdout.once('data', chunk => resolve(String(chunk))),
  )
  return `http://127.0.0.1:${port.trim()}/hook`
}

/** The receiver of the SDK, which does everything right. */
export const right = (
  onEvent: (event: WebhookEvent) => unknown = () => undefined,
  options: { maxBytes?: number } = {},
): RequestListener =>
  nodeWebhook({
    ...options,
    secret,
    onEvent: async ({ event }) => {
      if ('event' in event && event.event === 'payment')
        await verifyPayment({ partnerToken, payment: event as never })
      await onEvent(event)
    },
    onError: () => undefined,
  })

interface Handmade {
  /** Verifies in another way; what it throws is 400. */
  verify?: typeof verifyWebhook
  read?(request: IncomingMessage): Promise<string | Buffer>
  /** What is refused gets this status. */
  refusal?: number
  respond?(response: ServerResponse, headers: IncomingMessage['headers']): unknown
}

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A receiver that somebody wrote, right except for what is named. */
export function handmade({
  verify = verifyWebhook,
  read = readBytes,
  refusal = 400,
  respond = response => response.end(),
}: Handmade): RequestListener {
  return (request, response) => {
    const { headers } = request
    void read(request)
      .then(body => verify({ secret, headers, body }))
      .then(
        () => respond(response, headers),
        () => response.writeHead(refusal).end(),
      )
  }
}
