import { describe, expect, it } from 'vitest'
import { callsOfChain, everyDay, openPbx } from '../../../server/test/telephony.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { UsageError } from '../command.ts'
import { voipCommand } from './voip.ts'

const world = useWorld(withoutWorker)

/** Runs the command in this process, so that its requests can be many. */
async function simulate(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = []
  const surroundings = {
    env: { FOYER_DATA_DIR: world.program.ctx.config.dataDir, ...env },
    print: (text: string) => void lines.push(...text.split('\n')),
  }
  const code = await voipCommand.run(['simulate', ...args], surroundings)
  return { code, lines }
}

const demoCalls = async () => {
  const { data } = await callsOfChain(world, 1, `${everyDay}&limit=300`)
  return data.filter(({ call_id }: { call_id: string }) => call_id.startsWith('simulated'))
}

describe('foyer voip simulate', () => {
  it('plays a call on the demo Chain and prints every request with its answer, not the token', async () => {
    const { code, lines } = await simulate(['--phone', '+14155551001', '--diversion', '+14155550110'])
    expect(code).toBe(0)
    expect(lines.filter(line => line.startsWith('POST'))).toHaveLength(3)
    expect(lines.filter(line => line === '202 Accepted')).toHaveLength(3)
    expect(lines.join('\n')).not.toContain('foyer_chain_')
    expect(await demoCalls()).toMatchObject([
      { caller_phone: '+14155551001', status: 'success', client_id: 1, user: '101' },
    ])
  })

  it('each scenario has calls of its own, and a recording that comes late belongs to its call', async () => {
    const exchange = await openPbx(world, { isEnabled: false })
    await simulate(['--scenario', 'late-recording'], { FOYER_CRM_TOKEN: exchange.crmToken })
    await simulate(['--scenario', 'missed', '--crm-token', exchange.crmToken])
    await simulate(['--scenario', 'diverted', '--crm-token', exchange.crmToken, '--disable'])
    const { data } = await callsOfChain(world, exchange.chainId)
    expect(data).toMatchObject([
      { status: 'success', user: '102' },
      { status: 'missed', record_link: '' },
      { status: 'success', user: '101', record_link: expect.stringContaining('https://') },
    ])
    expect(
      (await exchange.send({ command: 'event', type: 'incoming', phone: '1', diversion: '1' })).status,
    ).toBe(403)
  })

  it('random calls are the same for the same seed, so that a repeat updates them', async () => {
    const exchange = await openPbx(world)
    const args = ['--scenario', 'random', '--count', '12', '--seed', '9', '--crm-token', exchange.crmToken]
    const first = await simulate(args)
    const again = await simulate(args)
    expect(again.lines).toEqual(first.lines)
    expect((await callsOfChain(world, exchange.chainId)).data).toHaveLength(12)
  })

  it.each([[['--scenario', 'dance']], [['--count', 'many']], [['--seed', '-1']], [['--count', '1', 'more']]])(
    '%j is not how it is said',
    async args => {
      await expect(simulate(args)).rejects.toBeInstanceOf(UsageError)
    },
  )

  it('reports an unknown token', async () => {
    await expect(simulate(['--crm-token', 'foyer_chain_unknown'])).rejects.toMatchObject({
      status: 404,
      message: 'No Chain has this crm_token.',
    })
  })
})
