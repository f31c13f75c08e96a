import { describe, expect, it } from 'vitest'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { install } from '../marketplace.ts'
import { fannedOut, settled, useReceivers } from '../webhooks.ts'
import { as, useWorld } from '../world.ts'

const world = useWorld()
const { receiver } = useReceivers(world)
const of = { applicationId: demo.applications.public, locationId: demo.locations.main }

/** Disconnects as the owner, and waits until the application's delivery is due. */
async function disconnect(): Promise<void> {
  await install(world, of)
  await world.app.delete(`/account/locations/${of.locationId}/applications/${of.applicationId}`, {
    as: as.ownerPerson,
  })
  await fannedOut(world)
  world.clock.advance(5)
}

const setApplication = (webhookUrl: string, sendsToken: boolean) =>
  world.query('update applications set webhook_url = $1, sends_partner_token = $2 where id = $3', [
    webhookUrl,
    sendsToken,
    of.applicationId,
  ])

/** Reads a body as endpoints of the older form do: they know four keys, and compare the token with their own. */
const hasFourKeys = (body: string): boolean => {
  const payload = JSON.parse(body)
  return (
    Object.keys(payload).sort().join() === 'application_id,event,partner_token,salon_id' &&
    payload.partner_token === demo.partner.token
  )
}

describe('what existing applications receive', () => {
  it('EXA-111 the lifecycle webhook has four keys where the application wants them, else three', async () => {
    const { url, waitFor } = await receiver(({ body }, response) => {
      response.statusCode = hasFourKeys(body) ? 200 : 403
      response.end()
    })
    await setApplication(url, true)
    await disconnect()
    const [first] = await waitFor(1)
    expect(JSON.parse(first?.body ?? '')).toEqual({
      salon_id: of.locationId,
      application_id: of.applicationId,
      event: 'uninstall',
      partner_token: demo.partner.token,
    })
    await setApplication(url, false)
    await disconnect()
    const [, second] = await waitFor(2)
    expect(Object.keys(JSON.parse(second?.body ?? '')).sort()).toEqual([
      'application_id',
      'event',
      'salon_id',
    ])
    await settled(world)
    const { data } = (await world.api.get('/v2/webhooks/deliveries?resource=application', { as: as.partner }))
      .json
    expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['failed', 'delivered'])
  })

  it('EXA-111 success: false in the response is delivered, and marked in the log', async () => {
    const answers = [
      '{"success": false, "meta": {"message": "Not now"}}',
      '{"success": true}',
      'success: false',
    ]
    for (const answer of answers) {
      const { url, waitFor } = await receiver((_got, response) => void response.end(answer))
      await setApplication(url, false)
      await disconnect()
      await waitFor(1)
      await settled(world)
      const [newest] = (
        await world.api.get('/v2/webhooks/deliveries?resource=application', { as: as.partner })
      ).json.data
      const { data } = (await world.api.get(`/v2/webhooks/deliveries/${newest.id}`, { as: as.partner })).json
      expect(data).toMatchObject({
        outcome: 'delivered',
        reason: '',
        log: [{ reported_failure: answer === answers[0] }],
      })
    }
  })

  it('EXA-111 the redirect names one Location, or several by their indexes', async () => {
    const connect = async (locationIds: number[]) => {
      const answer = await world.app.post('/account/applications/1/connections', {
        as: as.ownerPerson,
        body: { location_ids: locationIds },
      })
      return new URL(answer.json.data.redirect_url)
    }
    const one = await connect([demo.locations.main])
    expect(one.searchParams.get('salon_id')).toBe('1')
    const several = await connect([demo.locations.main, demo.locations.second])
    expect(several.searchParams.get('salon_ids[0]')).toBe('1')
    expect(several.searchParams.get('salon_ids[1]')).toBe('2')
    expect(several.searchParams.has('salon_ids')).toBe(false)
  })
})
