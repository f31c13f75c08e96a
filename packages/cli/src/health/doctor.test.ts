import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { until } from '../../../server/test/until.ts'
import { useWorld } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import type { Finding } from './finding.ts'

const world = useWorld()
const { here } = useFoyer(world)

async function findings(
  args: string[] = [],
): Promise<{ code: number | null; of(subject: string): Finding[] }> {
  const { code, stdout } = await here(['doctor', ...args])
  const { data } = JSON.parse(stdout) as { data: Finding[] }
  return { code, of: subject => data.filter(finding => finding.subject === subject) }
}

describe('EXA-163 foyer doctor', () => {
  it('looks at the connection, the database, Redis, the version and both clocks', async () => {
    const { code, of } = await findings()
    expect(code).toBe(0)
    expect(of('connection')).toMatchObject([{ says: expect.stringContaining('demo.json') }])
    expect(of('database')).toMatchObject([{ state: 'ok', says: 'responds' }])
    expect(of('redis')).toMatchObject([{ state: 'ok', says: expect.stringMatching(/^not used/) }])
    expect(of('version')).toMatchObject([{ state: 'ok' }])
    expect(of('sandbox clock')).toHaveLength(1)
  })

  it('does not blame the user token for a wrong partner token', async () => {
    const { code, of } = await findings(['--partner-token', 'foyer_partner_wrong'])
    expect(code).toBe(1)
    expect(of('partner token')).toMatchObject([{ state: 'problem' }])
    expect(of('user token')).toMatchObject([
      { state: 'warning', says: 'not checked: it goes with a partner token' },
    ])
  })

  it('names an endpoint whose deliveries fail, and no listener', async () => {
    const refusing = await startReceiver((_got, response) => void response.writeHead(500).end())
    await here(['trigger', '--steps', 'installation', '--set', `url=${refusing.url}`])
    await until(async () => {
      world.clock.advance(1)
      return (await findings()).of('endpoint').length > 0
    }, 'a delivery has failed')
    const says = () => findings().then(({ of }) => of('endpoint').map(each => each.says))
    expect(await says()).toEqual([expect.stringMatching(/: \d+ failed deliver(y|ies); the latest: /)])
    await world.query("update deliveries set url = 'listener:1'")
    expect(await says()).toEqual([])
    await refusing.close()
  })

  it('says what a replay did not find', async () => {
    const { stdout } = await here(['replay', '--from', '2001-01-01', '--till', '2001-01-02', '-o', 'table'])
    expect(stdout).toMatch(/^Nothing is sent again: no delivery that is failed or held is in this range\./)
  })
})
