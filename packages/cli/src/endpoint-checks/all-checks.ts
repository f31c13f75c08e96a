import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { Check } from './check.ts'
import { certificate, connectionChecks } from './connection-checks.ts'
import { eventChecks } from './event-checks.ts'
import { marketplaceChecks } from './marketplace-checks.ts'
import { rightSignature, signatureChecks } from './signature-checks.ts'

/** Every check, in the order in which they run. */
export const allChecks: Check[] = [
  certificate,
  rightSignature,
  ...signatureChecks,
  ...eventChecks,
  ...marketplaceChecks,
  ...connectionChecks,
]

const names = allChecks.map(({ name }) => name)

/** Collects names of checks, from a repeated option or separated by commas. */
export function checkNames(text: string, previous: string[] = []): string[] {
  const given = text.split(',').map(each => each.trim())
  for (const name of given)
    if (!names.includes(name))
      throw new UsageError(
        `There is no check ${name}.${didYouMean(name, names) || ' `foyer check-endpoint --list` lists them.'}`,
      )
  return [...previous, ...given]
}

interface Selection {
  only: string[] | undefined
  skip: string[] | undefined
  isHttps: boolean
  withMarketplace: boolean
}

/** Selects the checks. The gates run before any other, because the others mean nothing without them. */
export function selectChecks({ only, skip = [], isHttps, withMarketplace }: Selection): Check[] {
  if (skip.includes(rightSignature.name))
    throw new UsageError(
      `${rightSignature.name} cannot be skipped: a refusal proves nothing before a right delivery was accepted.`,
    )
  const selected = allChecks.filter(({ name, isGate, onlyFor }) => {
    if (skip.includes(name) || (onlyFor === 'https' && !isHttps)) return false
    if (only) return isGate || only.includes(name)
    return onlyFor !== 'marketplace' || withMarketplace
  })
  if (selected.length === 0) throw new UsageError('--only and --skip leave nothing to check.')
  return selected
}
