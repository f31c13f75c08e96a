import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../platform/start-error.ts'

export interface ListenAddress {
  host: string
  port: number
  /** The variable that sets the port, for the error message. */
  setting: 'API_PORT' | 'APP_PORT' | 'HEALTH_PORT' | 'SANDBOX_WORLD_PORTS'
}

/** Returns the address that the listener really has. */
export async function listen(app: FastifyInstance, { host, port, setting }: ListenAddress): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, { host, port, setting })
  }
  const { port: actual } = app.server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host
  return `${app.initialConfig.https ? 'https' : 'http'}://${name}:${actual}`
}

export function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port, setting }: ListenAddress,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use by another program: set ${setting} to another one.`, {
        cause: error,
      })
    case 'EACCES':
      return new StartError(
        `Port ${port} needs rights that this user does not have: set ${setting} above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}
