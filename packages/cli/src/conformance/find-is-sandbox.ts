import { tellsClock } from '../connection/tells-clock.ts'
import { CommandFailure } from '../errors/command-failure.ts'
import { authorizationOf } from './callers.ts'
import type { Facts } from './facts.ts'
import { sendRequest } from './send-request.ts'
import type { Addresses } from './session.ts'

/** Only a sandbox tells partners its clock. Whatever is not surely a sandbox is none, so that it is asked first. */
export async function findIsSandbox({ api }: Addresses, facts: Facts, signal: AbortSignal): Promise<boolean> {
  const ask = (path: string, headers = {}) => sendRequest({ url: api + path, method: 'GET', headers }, signal)
  const { status } = await ask('/v1/countries')
  if (![200, 401, 403, 429].includes(status))
    throw new CommandFailure(`${api}/v1/countries answers ${status}: this is not the address of such an API.`)
  if (facts.find('partner.token') === undefined) return false
  const clock = await ask('/v2/sandbox/clock', { authorization: authorizationOf('partner', facts) })
  return clock.status === 200 && tellsClock(dataOf(clock.text))
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)?.data
  } catch {
    return undefined
  }
}
