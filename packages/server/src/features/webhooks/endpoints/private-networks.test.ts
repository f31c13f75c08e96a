import { afterAll, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../test/receiver.ts'
import { as, useWorld } from '../../../../test/world.ts'

// On the network of a test, the containers are this machine.
const resolve = async (host: string) => (host === 'app' ? ['127.0.0.1'] : [])
const world = useWorld({ env: { WEBHOOK_ALLOW_PRIVATE: 'app, 172.16.0.0/12' }, resolve })
const receiver = await startReceiver()
afterAll(() => receiver.close())

const set = (url: string) =>
  world.api.post('/v1/hooks_settings/1', {
    as: as.owner,
    body: { urls: [url], active: 1, client: 1, self_sending: 1 },
  })

describe('webhooks into private networks', () => {
  it('WEB-14 go to a host that the sandbox allows, on any port', async () => {
    const url = new URL(receiver.url)
    url.hostname = 'app'
    expect((await set(url.href)).status).toBe(201)
    await world.api.post('/v2/sandbox/trigger', {
      as: as.partner,
      body: { location_id: 1, resource: 'client', status: 'create' },
    })
    world.clock.advance(6)
    const [delivery] = await receiver.waitFor(1)
    expect(delivery?.headers.host).toBe(url.host)
  })

  it('WEB-14 an address in an allowed range is accepted, and any other private one is refused', async () => {
    expect((await set('http://172.20.0.5:3000/hooks')).status).toBe(201)
    for (const url of ['http://10.0.0.5/', 'http://169.254.169.254/', 'http://[::ffff:172.20.0.5]/']) {
      const { status, json } = await set(url)
      expect([status, JSON.stringify(json.meta)]).toEqual([
        422,
        expect.stringContaining('must not lead into a private network'),
      ])
    }
  })
})
