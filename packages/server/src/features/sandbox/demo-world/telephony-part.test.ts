import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demoFacts } from './demo-file.ts'
import { demo } from './facts.ts'

const world = useWorld(withoutWorker)
const today = () => world.clock.now().toISOString().slice(0, 10)

describe('the demo telephony', () => {
  it('is enabled, has routes, and calls of the last days with clients and without', async () => {
    expect(demoFacts(world.program.ctx.urls).chain).toEqual({ id: 1, crm_token: demo.telephony.crmToken })
    const routes = await world.api.get('/v2/chains/1/voip/routes', { as: as.owner })
    expect(routes.json.data.map(({ value }: { value: string }) => value)).toEqual([
      demo.telephony.numbers.main,
      demo.telephony.numbers.second,
      demo.telephony.receptionSubscriber,
    ])
    const { data } = (
      await world.api.get(
        `/v1/voip/integration/calls?salon_id=1&date_from=2000-01-01&date_to=${today()}&limit=300`,
        {
          as: as.owner,
        },
      )
    ).json
    expect(data).toHaveLength(demo.telephony.calls)
    const known = data.filter(({ client_id }: { client_id: number }) => client_id > 0)
    expect(known.length).toBeGreaterThan(20)
    expect(known.length).toBeLessThan(data.length)
  })
})
