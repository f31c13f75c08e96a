import type { Config } from '../../config/config.ts'
import type { Context, Urls } from '../../context.ts'
import { listenerOptions } from '../../listener-options.ts'
import { createListener } from '../../platform/http/create-listener.ts'
import { drain } from '../drain.ts'
import { listen } from '../listen.ts'
import type { Serve } from './life.ts'

export interface Fronts {
  urls: Urls
  close(): Promise<void>
}

/** The two ports of a world, which stay when its life is replaced. Connections stay open as well. */
export async function openFronts(
  main: Context,
  config: Config,
  serveOf: (listener: 'api' | 'app') => Serve,
): Promise<Fronts> {
  const open = async (name: 'api' | 'app') => {
    const front = createListener(listenerOptions({ ...main, config }, name))
    front.addHook('onRequest', (request, reply) => {
      reply.hijack()
      serveOf(name)(request.raw, reply.raw)
    })
    const setting = name === 'api' ? 'API_PORT' : 'APP_PORT'
    return { url: await listen(front, { host: config.host, port: 0, setting }), close: () => drain(front) }
  }
  const api = await open('api')
  const app = await open('app').catch(async error => {
    await api.close()
    throw error
  })
  return {
    urls: { api: api.url, app: app.url },
    async close() {
      await Promise.all([api.close(), app.close()])
    },
  }
}
