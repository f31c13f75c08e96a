import type { Check, Endpoint } from './check.ts'
import type { Judgement } from './judge.ts'
import { StopRun } from './stop-run.ts'

/** A check and what it found, as programs read it. */
export interface CheckResult extends Pick<Check, 'name' | 'production' | 'expected'> {
  state: Judgement['state']
  seen: string
  advice?: string
}

/** An endpoint that responds late every time ends the run after so many timeouts: 5 minutes of 15 s. */
export const maxTimeouts = 20

/** Runs the checks one after the other. What would prove nothing any more is skipped. */
export async function runChecks(
  checks: Check[],
  endpoint: Endpoint,
  onDone: (results: CheckResult[]) => unknown,
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const endMs = endpoint.stopwatchMs() + maxTimeouts * endpoint.timeoutMs
  let blocker = ''
  for (const { name, production, expected, isGate, run } of checks) {
    const { isDown, stopped, ...judgement }: Judgement = blocker
      ? { state: 'skipped', seen: blocker }
      : await run(endpoint).catch(toStopped)
    results.push({ name, production, expected, ...judgement })
    await onDone(results)
    if (stopped !== undefined) blocker ||= stopped
    if (isDown) blocker ||= 'the endpoint is down'
    if (isGate && judgement.state === 'failed') blocker ||= `${name} failed`
    if (endpoint.stopwatchMs() > endMs) blocker ||= 'the time is over'
  }
  return results
}

function toStopped(error: unknown): Judgement {
  if (!(error instanceof StopRun)) throw error
  return { state: 'skipped', seen: error.message, stopped: error.message }
}

export const countRequests = (checks: Check[]): number =>
  checks.reduce((sum, { requests }) => sum + requests, 0)
