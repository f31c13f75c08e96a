import { isIP } from 'node:net'
import { type FieldErrors, wire } from '@foyer/contract'
import { invalid } from '../errors.ts'
import { isAllowedAddress, isLoopback, type NetworkRules } from './addresses.ts'
import { isPrivateName, type Resolve } from './resolve.ts'

export interface UrlRules extends NetworkRules {
  allowedPorts: readonly number[]
  resolve: Resolve
}

/** The refusal follows the field's name in a sentence. */
export type UrlCheck = { ok: true } | { refusal: string }

const ok = { ok: true } as const
const refuse = (refusal: string) => ({ refusal })
const privateNetwork = 'must not lead into a private network'

/**
 * Checks a URL that a partner gives when it is saved. A name that does not resolve now is accepted, because it may
 * resolve later and every connection checks the address again.
 */
export async function checkUrl(text: string, rules: UrlRules): Promise<UrlCheck> {
  const { allowedPorts, privateNetworks, resolve } = rules
  const problem = findUrlProblem(text, rules)
  if (problem) return refuse(problem)
  const { protocol, port } = new URL(text)
  const host = hostOf(text)
  const isLocal = isLocalName(host)
  const addresses = isIP(host) ? [host] : isLocal ? [] : await resolve(host)
  if (!addresses.every(address => isAllowedAddress(address, host, rules))) return refuse(privateNetwork)

  // Such addresses get this far only in the sandbox, where tests and containers listen on any port.
  const isNear = (address: string) => isLoopback(address) || privateNetworks.allows(host, address)
  const mayBeNear = isLocal || isPrivateName(host) || privateNetworks.hasHost(host)
  if (addresses.length > 0 ? addresses.every(isNear) : mayBeNear) return ok
  const usual = protocol === 'http:' ? 80 : 443
  const isAllowedPort = port === '' || allowedPorts.includes(Number(port)) || Number(port) === usual
  return isAllowedPort ? ok : refuse(`must use one of the ports ${portsOf(allowedPorts)}`)
}

/** Finds what is wrong with a URL wherever its name leads, without asking a name server. */
export function findUrlProblem(text: string, rules: NetworkRules): string | undefined {
  const { mode, privateNetworks } = rules
  const problem = findProblemOfText(text)
  if (problem) return problem
  if (new URL(text).protocol === 'http:' && mode === 'production') return 'must begin with https://'
  const host = hostOf(text)
  const isPrivate = isLocalName(host)
    ? mode === 'production'
    : (isPrivateName(host) && privateNetworks.isEmpty) ||
      (isIP(host) !== 0 && !isAllowedAddress(host, host, rules))
  return isPrivate ? privateNetwork : undefined
}

const hostOf = (url: string): string => bareHost(new URL(url).hostname)

/** Removes the brackets of IPv6 and the dot of the root. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Refuses spellings that other programs read differently, so that everybody sees the same host. */
function findProblemOfText(text: string): string | undefined {
  if (text.length > wire.maxUrlLength) return `must have at most ${wire.maxUrlLength} characters`
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'must be an http or https address'
  if (/[\s\\\u0000-\u001f\u007f]/.test(text))
    return 'must not contain spaces, backslashes or control characters'
  if (/^\w+:\/\/[^/?#]*@/.test(text)) return 'must not contain a user name or a password'
  return undefined
}

export const isLocalName = (host: string): boolean => /(^|\.)localhost(\.localdomain)?$/.test(host)

const portsOf = (ports: readonly number[]): string => [...new Set([443, ...ports])].join(', ')

interface Guarding {
  config: NetworkRules & { webhookPorts: readonly number[] }
  resolve: Resolve
}

/** Throws 422 for every field whose URL is refused. Empty fields are skipped. */
export async function guardFields(
  { config, resolve }: Guarding,
  fields: Record<string, string | undefined>,
): Promise<void> {
  const { mode, privateNetworks, webhookPorts: allowedPorts } = config
  const rules = { mode, privateNetworks, allowedPorts, resolve }
  const fieldErrors: FieldErrors = {}
  await Promise.all(
    Object.entries(fields).map(async ([field, url]) => {
      if (url === undefined || url === '') return
      const check = await checkUrl(url, rules)
      if ('refusal' in check) fieldErrors[field] = [check.refusal]
    }),
  )
  if (Object.keys(fieldErrors).length > 0) throw invalid(fieldErrors)
}
