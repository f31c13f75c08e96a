import { afterEach, describe, expect, it } from 'vitest'
import { freeze, readStatus, uninstall } from '../../../../test/marketplace.ts'
import { fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../demo-world/facts.ts'

const world = useWorld()
const { receiver } = useReceivers(world)
const { main } = demo.locations
const { public: applicationId, paid } = demo.applications

const trigger = (body: object, who = as.partner) =>
  world.api.post('/v2/sandbox/trigger', {
    as: who,
    body: { location_id: main, resource: 'application', ...body },
  })

const setApplication = (url: string, sendsPayments = true) =>
  world.query('update applications set webhook_url = $1, sends_payments = $2 where id = any($3)', [
    url,
    sendsPayments,
    [applicationId, paid],
  ])

const statusNow = async () => (await readStatus(world)).json.data?.connection_status.status

const fiveSecondsLater = async () => {
  await fannedOut(world)
  world.clock.advance(5)
}

afterEach(async () => {
  await uninstall(world)
  await uninstall(world, { applicationId: paid })
  await world.query("update applications set webhook_url = ''")
  await fiveSecondsLater()
  await settled(world)
})

describe('the sandbox makes marketplace events happen', () => {
  it.each(['uninstall', 'freeze', 'payment'])(
    'WEB-13 %s leaves as in production, also from a Location without the application',
    async status => {
      const { url, waitFor } = await receiver()
      await setApplication(url)
      const { json, text } = await trigger({ status })
      expect(json.data, text).toEqual({
        company_id: main,
        resource: 'application',
        resource_id: status === 'payment' ? paid : applicationId,
        status,
      })
      await fiveSecondsLater()
      const [sent] = await waitFor(1)
      expect(JSON.parse(sent?.body ?? '')).toMatchObject({
        salon_id: main,
        application_id: json.data.resource_id,
        event: status,
        ...(status === 'payment'
          ? { payment_id: expect.any(Number), sign: expect.stringMatching(/^\w{64}$/) }
          : {}),
      })
    },
  )

  it('WEB-13 again and again, whatever the status of the installation is', async () => {
    const { url, waitFor } = await receiver()
    await setApplication(url)
    const wanted = ['freeze', 'freeze', 'payment', 'uninstall', 'uninstall', 'freeze', 'unfreeze', 'install']
    for (const status of wanted)
      expect((await trigger({ status, application_id: paid })).status, status).toBe(201)
    const now = await readStatus(world, { applicationId: paid })
    expect(now.json.data.connection_status.status).toBe('active')
    await fiveSecondsLater()
    const sent = await waitFor(6)
    expect(sent.map(({ body }) => JSON.parse(body).event)).toEqual(
      expect.arrayContaining(['freeze', 'freeze', 'payment', 'uninstall', 'uninstall', 'freeze']),
    )
    expect(sent).toHaveLength(6)
    const payments = await world.query('select source from payments where location_id = $1', [main])
    expect(payments.at(-1)).toEqual({ source: 'platform' })
  })

  it('WEB-13 a freeze of the operator is lifted by unfreeze', async () => {
    await trigger({ status: 'install' })
    await freeze(world)
    expect(await statusNow()).toBe('freezed')
    expect((await trigger({ status: 'unfreeze' })).status).toBe(201)
    expect(await statusNow()).toBe('active')
  })

  it('WEB-13 refuses what makes no sense, and what is not the partner’s own', async () => {
    const refused = async (body: object, who?: string) => {
      const answer = await trigger(body, who)
      return [answer.status, Object.keys(answer.json.meta.errors ?? {})]
    }
    expect(await refused({ status: 'update' })).toEqual([422, ['status']])
    expect(await refused({ status: 'freeze', resource: 'client' })).toEqual([422, ['status']])
    expect(await refused({ status: 'create', resource: 'client', application_id: 1 })).toEqual([
      422,
      ['application_id'],
    ])
    expect(await refused({ status: 'freeze', location_id: 987_654 })).toEqual([404, []])
    expect(await refused({ status: 'freeze', application_id: 987_654 })).toEqual([404, []])
    expect(await refused({ status: 'freeze', application_id: applicationId }, as.otherPartner)).toEqual([
      403,
      [],
    ])
    await setApplication('', false)
    const unpaid = await trigger({ status: 'payment' })
    expect([unpaid.status, unpaid.json.meta.message]).toEqual([
      409,
      expect.stringContaining('sends_payments'),
    ])
    expect((await readStatus(world, { applicationId: paid })).status).toBe(404)
  })
})
