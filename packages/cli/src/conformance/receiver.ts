import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NotChecked } from './outcomes.ts'

interface Body {
  company_id: number
  resource: string
  resource_id: number
  status: string
  data: unknown
}

/** A delivery as it came. */
export interface Got {
  path: string
  method: string
  headers: IncomingHttpHeaders
  text: string
  /** The body as it should be. */
  json: Body
  atMs: number
}

/** How a path of the receiver responds. */
const responses: Record<string, number> = { '/accepts': 204, '/fails': 500, '/redirects': 302 }

/** An endpoint on this machine. A path that it does not know never gets a response. */
export async function startReceiver() {
  const got: Got[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request
      const text = Buffer.concat(chunks).toString()
      got.push({ path, method, headers, text, json: parse(text), atMs: performance.now() })
      const status = responses[path]
      if (status) response.writeHead(status, { location: '/accepts' }).end()
      server.emit('delivery')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** Waits until this many deliveries fit. */
  const wait = async (fits: (got: Got) => boolean, count: number, signal: AbortSignal): Promise<Got[]> => {
    for (;;) {
      const fitting = got.filter(fits)
      if (fitting.length >= count) return fitting
      await once(server, 'delivery', { signal }).catch(() => {
        throw new NotChecked('needs a receiver that the server can reach: nothing arrived on this machine')
      })
    }
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: (path: string) => `http://127.0.0.1:${port}${path}`, got, wait, close }
}

function parse(text: string): Body {
  try {
    return Object(JSON.parse(text))
  } catch {
    return Object({})
  }
}
