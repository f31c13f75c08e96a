import { maskIssued, maskKnown } from '../secrets/mask.ts'
import type { Surroundings } from '../surroundings.ts'
import { openProgress } from '../terminal/progress.ts'
import type { Check } from './check.ts'
import type { Facts } from './facts.ts'
import { reasons } from './reasons.ts'
import type { Result } from './report.ts'
import type { Requirement } from './requirements.ts'
import { type Finding, runCheck } from './run-checks.ts'
import { type Addresses, Session } from './session.ts'
import { Wire } from './wire.ts'

/** How long the removal may take after Ctrl-C; a second Ctrl-C ends it at once. */
const cleaningMs = 20_000

interface Run {
  requirements: Requirement[]
  checks: readonly Check[]
  facts: Facts
  addresses: Addresses
  isSandbox: boolean
}

/** Runs the checks one after the other, and returns a row for each requirement. */
export async function runConformance(
  { requirements, checks, facts, addresses, isSandbox }: Run,
  surroundings: Surroundings,
): Promise<{ results: Result[]; left: string[] }> {
  const { signal } = surroundings
  const wire = new Wire(signal)
  // What was made is removed also after Ctrl-C, within this time.
  const cleaning = cleaningSignal(signal)
  const cleaner = new Wire(cleaning, { changeSignal: cleaning })
  surroundings.graceMs = cleaningMs + 1000
  const session = new Session({ facts, addresses, wire, isSandbox })
  const progress = openProgress(surroundings, 'checks')
  const findings = new Map<string, Finding>()
  const left: string[] = []
  try {
    for (const [index, check] of checks.entries()) {
      progress.show(index, checks.length)
      const finding = await runCheck(check, session, { cleaner, left })
      findings.set(check.number, masked(finding, facts.secrets()))
      signal.throwIfAborted()
    }
  } catch (error) {
    // There is no report that could name it.
    if (left.length > 0) surroundings.stderr.write(`Left behind: ${left.join(', ')}.\n`)
    throw error
  } finally {
    progress.end()
  }
  const results = requirements.map(requirement => ({
    ...requirement,
    ...(findings.get(requirement.number) ?? notChecked(requirement)),
  }))
  return { results, left }
}

/** Aborted some time after the run is interrupted. */
function cleaningSignal(signal: AbortSignal): AbortSignal {
  const cleaning = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => cleaning.abort(), cleaningMs).unref(), {
    once: true,
  })
  return cleaning.signal
}

const notChecked = ({ number }: Requirement): Finding => ({
  state: 'not checked',
  reason: reasons[number] ?? 'has no check yet',
})

const masked = (finding: Finding, secrets: string[]): Finding =>
  finding.came === undefined ? finding : { ...finding, came: maskIssued(maskKnown(finding.came, secrets)) }
