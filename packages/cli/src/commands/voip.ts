import type { Foyer } from '@foyer/sdk'
import { FoyerError } from '@foyer/sdk'
import { type Command, CommandFailure, UsageError } from '../command.ts'
import { connect, connectionHelp, connectionOptions, readConnection } from '../connection.ts'
import { readOptions } from '../read-options.ts'
import { seededRandom } from '../telephony/random.ts'
import { type Line, makeLine, type Step, scenarios } from '../telephony/scenarios.ts'

const names = [...Object.keys(scenarios), 'random']

export const voipCommand: Command = {
  summary: 'Simulate a PBX',
  usage: `foyer voip simulate [--scenario ${names.join('|')}] [--count 1] [--seed 1]

Enables the integration, lets calls ring and saves them, and prints every request and its answer.
The same scenario with the same seed makes the same calls; a repeat updates them.

  --phone, --diversion, --user     the caller, the number called, the SIP subscriber
  --crm-token, FOYER_CRM_TOKEN     the token of the Chain; by default that of the demo Chain
  --disable                        disables the integration in the end

  foyer voip simulate --scenario late-recording
  foyer voip simulate --scenario random --count 20 --seed 7

${connectionHelp}`,

  async run([verb, ...args], { env, print }) {
    if (verb !== 'simulate') throw new UsageError('Say `simulate`.')
    const { values, positionals } = readOptions(args, {
      ...connectionOptions,
      scenario: { type: 'string', default: 'answered' },
      count: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      phone: { type: 'string' },
      diversion: { type: 'string' },
      user: { type: 'string' },
      'crm-token': { type: 'string' },
      disable: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new UsageError(`${positionals[0]} is one word too many.`)
    const calls = planCalls({
      scenario: values.scenario,
      count: toCount(values.count, 'count'),
      seed: toCount(values.seed, 'seed'),
      given: { phone: values.phone, diversion: values.diversion, user: values.user },
    })
    const connection = await readConnection(values, env)
    const crmToken = values['crm-token'] || env.FOYER_CRM_TOKEN || connection.demoCrmToken
    if (!crmToken) throw new CommandFailure('Name the token of the Chain with --crm-token.')
    const foyer = connect(connection)
    const steps = [setup('enable'), ...calls.flat(), ...(values.disable ? [setup('disable')] : [])]
    for (const step of steps) await play(foyer, step, { crmToken, print })
    print(`${calls.length === 1 ? 'One call' : `${calls.length} calls`}, ${steps.length} requests.`)
    return 0
  },
}

const setup = (type: 'enable' | 'disable'): Step => ({
  says: `The PBX asks to ${type} the integration`,
  notice: { command: 'setup', type },
})

interface Plan {
  scenario: string
  count: number
  seed: number
  given: Partial<Record<'phone' | 'diversion' | 'user', string | undefined>>
}

function planCalls({ scenario, count, seed, given }: Plan): Step[][] {
  if (!names.includes(scenario)) throw new UsageError(`${scenario} is not one of: ${names.join(', ')}.`)
  const random = seededRandom(seed)
  const fixed = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Partial<Line>
  return Array.from({ length: count }, (_, index) => {
    const all = Object.keys(scenarios)
    const name = scenario === 'random' ? (all[random(all.length)] as string) : scenario
    return scenarios[name]?.(makeLine(random, `${name}-${index}`, fixed)) ?? []
  })
}

function toCount(text: string, option: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} must be a whole number.`)
  return Number(text)
}

async function play(
  foyer: Foyer,
  { says, notice }: Step,
  { crmToken, print }: { crmToken: string; print(text: string): void },
): Promise<void> {
  print(`# ${says}\nPOST /api/v1/voip/integration ${JSON.stringify({ crm_token: '…', ...notice })}`)
  const input = { crm_token: crmToken, ...notice } as Parameters<Foyer['voip']['integrate']>[0]
  try {
    const { meta } = await foyer.voip.integrate(input)
    print(`202 ${meta.message}\n`)
  } catch (error) {
    if (error instanceof FoyerError && error.status > 0) print(`${error.status} ${error.message}\n`)
    throw error
  }
}
