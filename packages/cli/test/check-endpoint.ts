import type { CheckResult } from '@foyer/endpoint-checks'
import { secret } from './endpoints.ts'
import type { Outcome } from './run-foyer.ts'

export const withSecret = { FOYER_WEBHOOK_SECRET: secret }

type Run = (args: string[], env?: Record<string, string>) => Promise<Outcome>

/** Checks an endpoint with the real command, and reads what it found. */
export const checkWith =
  (run: Run) =>
  async (url: string, args: string[] = [], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await run(['check-endpoint', url, ...args], { ...withSecret, ...env })
    const { checks } = JSON.parse(stdout).data as { checks: CheckResult[] }
    const namesOf = (state: CheckResult['state']) =>
      checks.filter(each => each.state === state).map(({ name }) => name)
    return { code, stderr, checks, failed: namesOf('failed'), warned: namesOf('warning'), namesOf }
  }
