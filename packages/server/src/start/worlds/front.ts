import type { Socket } from 'node:net'
import type { Config } from '../../config/config.ts'
import type { Context, Urls } from '../../context.ts'
import { listenerOptions } from '../../listener-options.ts'
import { createListener } from '../../platform/http/create-listener.ts'
import { bareHost } from '../../platform/network/address-guard.ts'
import { isLoopback } from '../../platform/network/addresses.ts'
import type { Serve } from './life.ts'
import type { WorldPorts } from './world-ports.ts'

export interface Fronts {
  urls: Urls
  /** Takes no more connections. Those that are open are cut after `lastAnswers`. */
  close(lastAnswers: Promise<unknown>): Promise<void>
}

interface FrontParts {
  main: Context
  config: Config
  /** The name in the addresses of the world; if it is empty, that of the listeners. */
  host: string
  ports: WorldPorts
  serveOf(listener: 'api' | 'app'): Serve
}

/** The two ports of a world, which stay when its life is replaced. Connections stay open as well. */
export async function openFronts({ main, config, host, ports, serveOf }: FrontParts): Promise<Fronts> {
  const open = async (name: 'api' | 'app') => {
    const front = createListener(listenerOptions({ ...main, config }, name))
    front.addHook('onRequest', (request, reply) => {
      reply.hijack()
      serveOf(name)(request.raw, reply.raw)
    })
    const sockets = new Set<Socket>()
    front.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    const close = async (lastAnswers: Promise<unknown>) => {
      const closed = front.close()
      await lastAnswers
      // Those on which nothing was ever asked count as busy for Node.
      for (const socket of sockets) socket.destroy()
      await closed
    }
    const url = new URL(await ports.listen(front, config.host))
    // A loopback address is that of the listener, whichever one was called.
    if (host && !isLoopback(bareHost(host))) url.hostname = host
    return { url: url.origin, close }
  }
  const api = await open('api')
  const app = await open('app').catch(async error => {
    await api.close(Promise.resolve())
    throw error
  })
  return {
    urls: { api: api.url, app: app.url },
    async close(lastAnswers) {
      await Promise.all([api.close(lastAnswers), app.close(lastAnswers)])
    },
  }
}
