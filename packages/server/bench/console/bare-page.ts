import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShutdownStack } from '../../src/start/shutdown-stack.ts'

const page = '<!doctype html><html lang="en"><title>Floor</title><h1>One sentence.</h1></html>'

/** Serves the least that a browser can paint. */
export async function startBarePage(shutdownStack: ShutdownStack): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  shutdownStack.add('bare page', async () => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
