import { createServer, type Server } from 'node:http'

/**
 * A receiver as one writes it in a hurry. It parses before it looks who sent the body, verifies nothing, and fails with
 * what it does not know. `npm run check-endpoint` says so: see check-endpoint.test.ts.
 */
export const wrongReceiver = (): Server =>
  createServer(async (request, response) => {
    let text = ''
    try {
      for await (const part of request) text += part
      const { resource, status } = JSON.parse(text)
      const isKnown = resource === 'client' && ['create', 'update', 'delete'].includes(status)
      response.writeHead(isKnown ? 200 : 500).end()
    } catch {
      response.writeHead(500).end()
    }
  })
