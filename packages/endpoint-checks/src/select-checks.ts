import type { Check } from './check.ts'
import { certificate, connectionChecks } from './connection-checks.ts'
import { eventChecks } from './event-checks.ts'
import { marketplaceChecks } from './marketplace-checks.ts'
import { proveSecret } from './prove-secret.ts'
import { restart } from './restart-check.ts'
import { rightSignature, signatureChecks, wrongSignature } from './signature-checks.ts'

/** Every check, in the order in which they run. */
export const allChecks: Check[] = [
  certificate,
  rightSignature,
  wrongSignature,
  ...signatureChecks,
  ...eventChecks,
  ...marketplaceChecks,
  ...connectionChecks,
  restart,
]

interface Selection {
  only?: string[] | undefined
  skip?: string[] | undefined
  isHttps: boolean
  withMarketplace: boolean
  /** Nobody knows yet that the endpoint has the secret: it must tell right signatures from wrong ones before it gets more. */
  mustProveSecret?: boolean
}

/** Selects the checks. The gates run before any other, because the others mean nothing without them. */
export function selectChecks({ only, skip = [], ...selection }: Selection): Check[] {
  const { isHttps, withMarketplace, mustProveSecret = false } = selection
  const selected = allChecks.filter(({ name, isGate, onlyFor }) => {
    if (skip.includes(name) || (onlyFor === 'https' && !isHttps)) return false
    if (only) return isGate || only.includes(name)
    return onlyFor !== 'marketplace' || withMarketplace
  })
  return selected.map(check => (mustProveSecret && check === wrongSignature ? proveSecret : check))
}
