import { isIP } from 'node:net'
import { type FieldErrors, wire } from '@foyer/contract'
import { invalid } from '../errors.ts'
import { isAllowedAddress, isLoopback, type NetworkMode } from './addresses.ts'
import type { Resolve } from './resolve.ts'

export interface UrlRules {
  mode: NetworkMode
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
export async function checkUrl(text: string, { mode, allowedPorts, resolve }: UrlRules): Promise<UrlCheck> {
  const problem = findUrlProblem(text, mode)
  if (problem) return refuse(problem)
  const { protocol, port } = new URL(text)
  const host = hostOf(text)
  const isLocal = isLocalName(host)
  const addresses = isIP(host) ? [host] : isLocal ? [] : await resolve(host)
  if (!addresses.every(address => isAllowedAddress(address, mode))) return refuse(privateNetwork)

  // A loopback address gets this far only in the sandbox, where tests listen on any port.
  if (isLocal || (addresses.length > 0 && addresses.every(isLoopback))) return ok
  const usual = protocol === 'http:' ? 80 : 443
  const isAllowedPort = port === '' || allowedPorts.includes(Number(port)) || Number(port) === usual
  return isAllowedPort ? ok : refuse(`must use one of the ports ${portsOf(allowedPorts)}`)
}

/** Finds what is wrong with a URL wherever its name leads, without asking a name server. */
export function findUrlProblem(text: string, mode: NetworkMode): string | undefined {
  const problem = findProblemOfText(text)
  if (problem) return problem
  if (new URL(text).protocol === 'http:' && mode === 'production') return 'must begin with https://'
  const host = hostOf(text)
  const isPrivate = isLocalName(host)
    ? mode === 'production'
    : isPrivateName(host) || (isIP(host) !== 0 && !isAllowedAddress(host, mode))
  return isPrivate ? privateNetwork : undefined
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

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

/** No public name server answers for these names (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const isPrivateName = (host: string): boolean =>
  !isIP(host) && (!host.includes('.') || /\.(local|localdomain|internal|home\.arpa)$/.test(host))

const portsOf = (ports: readonly number[]): string => [...new Set([443, ...ports])].join(', ')

interface Guarding {
  config: { mode: NetworkMode; webhookPorts: readonly number[] }
  resolve: Resolve
}

/** Throws 422 for every field whose URL is refused. Empty fields are skipped. */
export async function guardFields(
  { config, resolve }: Guarding,
  fields: Record<string, string | undefined>,
): Promise<void> {
  const rules = { mode: config.mode, allowedPorts: config.webhookPorts, resolve }
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
