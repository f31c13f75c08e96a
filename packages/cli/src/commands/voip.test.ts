import { describe, expect, it } from 'vitest'
import { callsOfChain, everyDay, openPbx } from '../../../server/test/telephony.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { here } = useFoyer(world)

async function simulate(args: string[], env?: Record<string, string>) {
  const { code, stdout, stderr } = await here(['voip', 'simulate', ...args], env)
  return { code, lines: stdout.split('\n'), stderr }
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

  it.each([
    [['--scenario', 'dance'], '--scenario must be one of: answered'],
    [['--count', '0'], '--count must be a whole number from 1'],
    [['--seed', '-1'], '--seed must be a whole number'],
    [['--count', '1', 'more'], 'more is one word too many.'],
  ])('EXA-141 %j is not how it is said', async (args, sentence) => {
    const { code, stderr } = await simulate(args)
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
  })

  it('reports an unknown token', async () => {
    const { code, stderr } = await simulate(['--crm-token', 'foyer_chain_unknown'])
    expect(code).toBe(1)
    expect(stderr).toContain('404 No Chain has this crm_token.')
  })
})
