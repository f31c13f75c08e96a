import type { Foyer } from '../sdk.ts'
import { FoyerError } from '../sdk.ts'
import { type Random, seededRandom } from './random.ts'
import { type Line, makeLine, type Step, scenarios } from './scenarios.ts'

export const scenarioNames = [...Object.keys(scenarios), 'random']

export interface Plan {
  scenario: string
  count: number
  seed: number
  given: Partial<Record<'phone' | 'diversion' | 'user', string | undefined>>
}

/** The steps of each call; the same plan makes the same calls. */
export function planCalls({ scenario, count, seed, given }: Plan): Step[][] {
  const random = seededRandom(seed)
  const fixed = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Partial<Line>
  return Array.from({ length: count }, (_, index) => {
    const name = scenario === 'random' ? pickScenario(random) : scenario
    return scenarios[name]?.(makeLine(random, `${name}-${index}`, fixed)) ?? []
  })
}

function pickScenario(random: Random): string {
  const all = Object.keys(scenarios)
  return all[random(all.length)] as string
}

export const setup = (type: 'enable' | 'disable'): Step => ({
  says: `The PBX asks to ${type} the integration`,
  notice: { command: 'setup', type },
})

/** Sends a step and prints the request and its answer, without the token. */
export async function play(
  { voip }: Pick<Foyer, 'voip'>,
  { says, notice }: Step,
  { crmToken, print, signal }: { crmToken: string; print(text: string): void; signal: AbortSignal },
): Promise<void> {
  signal.throwIfAborted()
  print(`# ${says}\nPOST /api/v1/voip/integration ${JSON.stringify({ crm_token: '…', ...notice })}`)
  const input = { crm_token: crmToken, ...notice } as Parameters<Foyer['voip']['integrate']>[0]
  try {
    const { meta } = await voip.integrate(input, { signal })
    print(`202 ${meta.message}\n`)
  } catch (error) {
    if (error instanceof FoyerError && error.status > 0) print(`${error.status} ${error.message}\n`)
    throw error
  }
}
