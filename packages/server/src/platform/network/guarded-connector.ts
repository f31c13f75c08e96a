import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { stopwatchMs } from '../clock.ts'
import { bareHost, isLocalName } from './address-guard.ts'
import { isAllowedAddress, type NetworkRules } from './addresses.ts'
import type { Resolve } from './resolve.ts'

export class NotAllowedError extends Error {}
export class UnknownNameError extends Error {}

interface ConnectorOptions extends NetworkRules {
  resolve: Resolve
  /** The limit for all addresses of a name together. */
  timeoutMs: number
}

type Dial = (target: buildConnector.Options) => Promise<buildConnector.CallbackArgs>

/** Makes undici's `connect` option, which resolves a name, checks its addresses, and dials those, never the name. */
export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  const { timeoutMs } = options
  const dialOnly = dialWithin(timeoutMs)
  // An address that does not respond leaves time for the next one.
  const dialOneOfMany = dialWithin(timeoutMs / 3)

  const dialInTurn = async (target: buildConnector.Options): Promise<buildConnector.CallbackArgs> => {
    const addresses = await checkedAddresses(bareHost(target.hostname), options)
    const dial = addresses.length === 1 ? dialOnly : dialOneOfMany
    const startedMs = stopwatchMs()
    let last: buildConnector.CallbackArgs = [new Error('No address was dialled.'), null]
    for (const hostname of addresses) {
      if (stopwatchMs() - startedMs >= timeoutMs) break
      last = await dial({ ...target, hostname })
      if (last[1]) break
    }
    return last
  }
  return (target, callback) =>
    void dialInTurn(target)
      .catch((error): buildConnector.CallbackArgs => [error, null])
      .then(result => callback(...result))
}

async function checkedAddresses(hostname: string, options: ConnectorOptions): Promise<string[]> {
  const addresses = await addressesOf(hostname, options.resolve)
  if (addresses.length === 0) throw new UnknownNameError()
  if (!addresses.every(address => isAllowedAddress(address, hostname, options))) throw new NotAllowedError()
  return addresses
}

async function addressesOf(hostname: string, resolve: Resolve): Promise<string[]> {
  if (isIP(hostname)) return [hostname]
  return isLocalName(hostname) ? ['127.0.0.1', '::1'] : resolve(hostname)
}

function dialWithin(timeout: number): Dial {
  const connector = buildConnector({ timeout })
  return target => new Promise(resolve => connector(target, (...result) => resolve(result)))
}
