import { isIP } from 'node:net'
import { type FieldErrors, wire } from '@foyer/contract'
import { invalid } from '../errors.ts'
import { isAllowedAddress, isLoopback, type Mode } from './addresses.ts'
import type { Resolve } from './resolve.ts'

export interface UrlRules {
  mode: Mode
  allowedPorts: readonly number[]
  resolve: Resolve
}

/** The sentence goes behind the field's name. */
export type Verdict = { ok: true } | { refusal: string }

const ok = { ok: true } as const
const refuse = (refusal: string) => ({ refusal })
const private_ = refuse('must not lead into a private network')

/**
 * Judges a URL that a partner gives, when it is saved. A name that does not resolve now is accepted: it may resolve
 * later, and whoever connects judges the address again.
 */
export async function checkUrl(text: string, { mode, allowedPorts, resolve }: UrlRules): Promise<Verdict> {
  const problem = findProblemOfText(text)
  if (problem) return refuse(problem)
  const { protocol, port, hostname } = new URL(text)
  if (protocol === 'http:' && mode === 'production') return refuse('must begin with https://')

  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isLocal = isLocalName(host)
  if (isLocal ? mode === 'production' : isPrivateName(host)) return private_
  const addresses = isIP(host) ? [host] : isLocal ? [] : await resolve(host)
  if (!addresses.every(address => isAllowedAddress(address, mode))) return private_

  // What got this far with a loopback address is in the sandbox, where tests listen on any port.
  if (isLocal || (addresses.length > 0 && addresses.every(isLoopback))) return ok
  const usual = protocol === 'http:' ? 80 : 443
  const isAllowedPort = port === '' || allowedPorts.includes(Number(port)) || Number(port) === usual
  return isAllowedPort ? ok : refuse(`must use one of the ports ${portsOf(allowedPorts)}`)
}

/** Spellings that other programs read differently are refused, so that everybody sees the same host. */
function findProblemOfText(text: string): string | undefined {
  if (text.length > wire.maxUrlLength) return `must have at most ${wire.maxUrlLength} characters`
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'must be an http or https address'
  if (/[\s\\\u0000-\u001f\u007f]/.test(text))
    return 'must not contain spaces, backslashes or control characters'
  if (/^\w+:\/\/[^/?#]*@/.test(text)) return 'must not contain a user name or a password'
  return undefined
}

export const isLocalName = (host: string): boolean => /(^|\.)localhost(\.localdomain)?$/.test(host)

/** Names that no public name server answers for (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const isPrivateName = (host: string): boolean =>
  !isIP(host) && (!host.includes('.') || /\.(local|localdomain|internal|home\.arpa)$/.test(host))

const portsOf = (ports: readonly number[]): string => [...new Set([443, ...ports])].join(', ')

interface Guarding {
  config: { mode: Mode; webhookPorts: readonly number[] }
  resolve: Resolve
}

/** Throws 422 that names every field whose URL is refused. Empty ones are nobody's address. */
export async function guardFields(
  { config, resolve }: Guarding,
  fields: Record<string, string | undefined>,
): Promise<void> {
  const rules = { mode: config.mode, allowedPorts: config.webhookPorts, resolve }
  const wrong: FieldErrors = {}
  await Promise.all(
    Object.entries(fields).map(async ([field, url]) => {
      if (url === undefined || url === '') return
      const verdict = await checkUrl(url, rules)
      if ('refusal' in verdict) wrong[field] = [verdict.refusal]
    }),
  )
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
