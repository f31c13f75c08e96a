import { createServer } from 'node:net'
import type { Config } from '../config/config.ts'
import { explainListenError, type ListenAddress } from './listen.ts'

/** Finds a port that cannot be had before a start spends seconds on a database; the listeners take theirs at its end. */
export async function checkPorts(config: Config): Promise<void> {
  for (const address of addressesOf(config)) if (address.port !== 0) await tryPort(address)
}

function addressesOf({ host, roles, apiPort, appPort, healthPort }: Config): ListenAddress[] {
  return [
    ...(healthPort === undefined ? [] : [{ host, port: healthPort, setting: 'HEALTH_PORT' } as const]),
    ...(roles.has('api') ? [{ host, port: apiPort, setting: 'API_PORT' } as const] : []),
    ...(roles.has('app') ? [{ host, port: appPort, setting: 'APP_PORT' } as const] : []),
  ]
}

async function tryPort(address: ListenAddress): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explainListenError(error, address)))
    server.listen({ host: address.host, port: address.port }, resolve)
  })
  await new Promise(resolve => server.close(resolve))
}
