import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grant, install, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const url = 'https://hooks.example/explained'
const closing: (() => Promise<void>)[] = []
// The clock moves on, so that the changes of a test are later than those of the test before it.
beforeEach(() => world.clock.advance(10))
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await uninstall(world)
  await world.query("update applications set rights = rights || '{clients_access}' where id = 1")
  await world.query('delete from endpoints')
  await world.query('delete from hook_settings')
})

interface ExplainQuery {
  who?: string
  resource?: string
  location?: number
  more?: string
}

const ask = (
  id: number,
  { who = as.otherPartner, resource = 'client', location = 1, more = '' }: ExplainQuery = {},
) =>
  world.api.get(
    `/v2/webhooks/explain?location_id=${location}&resource=${resource}&resource_id=${id}${more}`,
    { as: who },
  )
const sentences = async (id: number, asked?: ExplainQuery): Promise<string[]> => {
  const { json } = await ask(id, asked)
  return json.data.map(({ sentence }: { sentence: string }) => sentence)
}

async function receiver(status: number) {
  const started = await startReceiver((_got, response) => void response.writeHead(status).end())
  closing.push(started.close)
  return started
}

async function sendAll() {
  await fannedOut(world)
  world.clock.advance(5)
  await settled(world)
}

async function change(): Promise<number> {
  const { id } = await createClient(world)
  await fannedOut(world)
  world.clock.advance(1)
  return id
}

/** Installs the application with an endpoint that includes the partner's own changes. */
async function installWithEndpoint() {
  await install(world, { settings: { webhook_urls: [url] } })
  await world.query('update endpoints set includes_own_changes = true')
}

/** Deletes the deliveries of a client, as if its events had not been fanned out. */
const removeDeliveries = (clientId: number) =>
  world.query(
    `with gone as (delete from deliveries where resource_id = $1 returning id)
     delete from due_deliveries where delivery_id in (select id from gone)`,
    [clientId],
  )

const freeze = () =>
  world.query("update installations set status = 'freezed', frozen_by = 'billing' where application_id = 1")

describe('the explanation says', () => {
  it('that it was delivered, and when', async () => {
    const { url: working } = await receiver(200)
    await addEndpoint(world, { url: working })
    const { id } = await createClient(world)
    await sendAll()
    const { status, json } = await ask(id)
    expect(status).toBe(200)
    expect(Check(catalogue.webhooks.explain.data, json.data)).toBe(true)
    expect(json.data).toEqual([
      {
        status: 'create',
        occurred_at: expect.any(String),
        application_id: null,
        url: working,
        delivery_id: expect.any(Number),
        sentence: `It was delivered at ${world.clock.real().toISOString()}, with attempt 1.`,
        code: 'delivered',
        values: { at: world.clock.real().toISOString(), attempt: '1' },
      },
    ])
  })

  it.each([
    ['{"success": false, "said": "\\u0000 \\ud800 \\\\u0041"}', true],
    ['{"success": false}', true],
    [' {"meta": {}, "success":\n false}', true],
    ['{"success": "false"}', false],
    ['{"success": true, "data": false}', false],
    ['[false]', false],
    ['"success: false"', false],
    ['{"success": false', false],
    ['{"data": {"success": false}}', false],
    [`{"success": false, "data": "${'x'.repeat(5000)}"}`, false],
  ])(
    'EXA-44 whether a 2xx reported a failure, as the list and the log do (body %#)',
    async (body, isReported) => {
      const started = await startReceiver((_got, response) => void response.end(body))
      closing.push(started.close)
      await addEndpoint(world, { url: started.url })
      const { id } = await createClient(world)
      await sendAll()
      const [sentence] = await sentences(id)
      expect(sentence).toMatch(/^It was delivered at .*, with attempt 1/)
      expect(sentence?.includes('the endpoint reported a failure')).toBe(isReported)
      const { json } = await world.api.get(`/v2/webhooks/deliveries?resource_id=${id}`, {
        as: as.otherPartner,
      })
      expect(json.data).toMatchObject([{ outcome: 'delivered', reported_failure: isReported }])
      const one = await world.api.get(`/v2/webhooks/deliveries/${json.data[0].id}`, { as: as.otherPartner })
      expect(one.json.data).toMatchObject({
        reported_failure: isReported,
        log: [{ reported_failure: isReported }],
      })
    },
  )

  it('EXA-44 that of several attempts the last one counts', async () => {
    let body = '{"success": false}'
    const started = await startReceiver((_got, response) => void response.end(body))
    closing.push(started.close)
    await addEndpoint(world, { url: started.url })
    const { id } = await createClient(world)
    await sendAll()
    expect((await sentences(id))[0]).toContain('reported a failure')
    body = '{"success": true}'
    const { data } = (
      await world.api.get(`/v2/webhooks/deliveries?resource_id=${id}`, { as: as.otherPartner })
    ).json
    const again = await world.api.post(`/v2/webhooks/deliveries/${data[0].id}/redeliver`, {
      as: as.otherPartner,
    })
    expect(again.json.data).toMatchObject({ outcome: 'scheduled', reported_failure: false })
    await started.waitFor(2)
    await settled(world)
    expect((await sentences(id))[0]).toMatch(/with attempt 2\.$/)
  })

  it('that it failed, and why', async () => {
    const { url: broken } = await receiver(500)
    await addEndpoint(world, { url: broken })
    const { id } = await createClient(world)
    await sendAll()
    const [sentence] = await sentences(id)
    expect(sentence).toContain('and failed: The endpoint responded with 500.')
  })

  it('that it is to be sent', async () => {
    await addEndpoint(world, { url })
    const { id } = await createClient(world)
    await fannedOut(world)
    const due = new Date(world.clock.now().getTime() + 5000).toISOString()
    expect(await sentences(id)).toEqual([`It is to be sent at ${due}.`])
  })

  it('that its deliveries are not made yet', async () => {
    await addEndpoint(world, { url })
    const id = await change()
    await removeDeliveries(id)
    await world.query('update fan_out_cursors set number = number - 1 where location_id = 1')
    expect(await sentences(id)).toEqual([
      'The change has just happened, and its deliveries are not made yet.',
    ])
    await world.query('update fan_out_cursors set number = number + 1 where location_id = 1')
  })

  it('that it is held, and what to do', async () => {
    await installWithEndpoint()
    await freeze()
    const id = await change()
    const [sentence] = await sentences(id, { who: as.partner })
    expect(sentence).toBe(
      'It is held: The application is frozen in this Location. Replay it when the application is active again.',
    )
  })

  it('that it was cancelled, and why', async () => {
    const id = await addEndpoint(world, { url })
    const { id: clientId } = await createClient(world)
    await fannedOut(world)
    await world.query('update endpoints set is_active = false where id = $1', [id])
    await sendAll()
    const [sentence] = await sentences(clientId)
    expect(sentence).toMatch(/^It was cancelled before it was sent: ./)
  })

  it('that there was no such change', async () => {
    await addEndpoint(world, { url })
    expect(await sentences(987_654)).toEqual(['There was no such change within the last 30 days.'])
  })

  it('that the endpoint was set later', async () => {
    const id = await change()
    await addEndpoint(world, { url })
    expect(await sentences(id)).toEqual([
      `This endpoint was set later, at ${world.clock.now().toISOString()}.`,
    ])
  })

  it('that the owner switched the endpoint off', async () => {
    await installWithEndpoint()
    const since = world.clock.now()
    await world.query('update endpoints set switched_off_at = $1', [since])
    world.clock.advance(1)
    const id = await change()
    const sentence = `The owner of the Location switched this endpoint off at ${since.toISOString()}.`
    expect(await sentences(id, { who: as.partner })).toEqual([sentence])
  })

  it('that the owner turned it off, without revealing changes that the partner may not see', async () => {
    await addEndpoint(world, { url })
    const id = await change()
    await world.query('update endpoints set switched_off_at = $1', [world.clock.now()])
    const { json } = await ask(id)
    expect(json.data).toMatchObject([{ status: null, occurred_at: null, url }])
    expect((await ask(987_654)).json.data).toEqual(json.data)
  })

  it('that the endpoint is not active', async () => {
    await addEndpoint(world, { url })
    await world.query('update endpoints set is_active = false')
    world.clock.advance(1)
    expect(await sentences(await change())).toEqual([
      'This endpoint is not active: active is 0 in the hooks settings.',
    ])
  })

  it('that the endpoint is not subscribed to this kind', async () => {
    await addEndpoint(world, { url, kinds: ['record'] })
    await addEndpoint(world, { url: `${url}/2` })
    world.clock.advance(1)
    expect(await sentences(await change())).toEqual([
      expect.stringMatching(/^It is to be sent/),
      'This endpoint is not subscribed to client: the flag client is 0 in the hooks settings.',
    ])
  })

  it('that the application does not name the kind', async () => {
    await install(world, { applicationId: demo.applications.chatBot, settings: { webhook_urls: [url] } })
    await world.query("update applications set rights = rights || '{storages_access}' where id = 4")
    world.clock.advance(1)
    const good = await world.query(
      "insert into events select 1, 1000000, 'good', 77, 'update', '[]', null, null, $1",
      [world.clock.now()],
    )
    expect(good).toEqual([])
    await world.query('update fan_out_cursors set number = 1000000 where location_id = 1')
    expect(await sentences(77, { who: as.partner, resource: 'good' })).toEqual([
      'The application does not name good among the kinds of records that it gets.',
    ])
    await world.query('delete from events where number = 1000000')
    await world.query(
      'update fan_out_cursors set number = (select last_number from event_counters where location_id = 1) where location_id = 1',
    )
    await uninstall(world, { applicationId: demo.applications.chatBot })
  })

  it('that the application does not declare the right, and nothing of the change', async () => {
    await installWithEndpoint()
    await world.query("update applications set rights = array_remove(rights, 'clients_access') where id = 1")
    world.clock.advance(1)
    const { json } = await ask(await change(), { who: as.partner })
    expect(json.data).toMatchObject([
      {
        status: null,
        occurred_at: null,
        application_id: 1,
        sentence: 'The application does not declare clients_access, the right to client.',
      },
    ])
  })

  it('that the change was the partner’s own', async () => {
    await install(world, { settings: { webhook_urls: [url] } })
    world.clock.advance(1)
    expect(await sentences(await change(), { who: as.partner })).toEqual([
      'The change was made with your own partner token, and self_sending is 0.',
    ])
  })

  it('EXA-162 that the change was the partner’s own, also where the endpoint was set later', async () => {
    await install(world)
    const id = await change()
    await install(world, { settings: { webhook_urls: [url] } })
    expect(await sentences(id, { who: as.partner })).toEqual([
      expect.stringMatching(
        /^The change was made with your own .* self_sending is 0\. The endpoint was also set later, at /,
      ),
    ])
  })

  it('that the hooks settings were changed later', async () => {
    const body = { urls: [url], active: 1, record: 1 }
    const set = (more: object) =>
      world.api.post('/v1/hooks_settings/1', { as: as.owner, body: { ...body, ...more } })
    await set({})
    world.clock.advance(1)
    const id = await change()
    await set({ client: 1 })
    expect(await sentences(id, { who: as.partner })).toEqual([
      `The hooks settings were changed later, at ${world.clock.now().toISOString()}; what they said before is not kept.`,
    ])
  })

  it('that the application was not active at that time', async () => {
    await grant(world)
    world.clock.advance(1)
    const id = await change()
    await installWithEndpoint()
    await world.query('update endpoints set created_at = $1, set_after_number = 0', [new Date(0)])
    expect(await sentences(id, { who: as.partner })).toEqual([
      'The application was not active in this Location at that time: it was pending.',
    ])
  })

  it('what it does not know', async () => {
    await addEndpoint(world, { url })
    world.clock.advance(1)
    const id = await change()
    await removeDeliveries(id)
    expect(await sentences(id)).toEqual([
      'It was not sent, and nothing that is set now says why; what was set at that time is not kept.',
    ])
  })

  it('that an application has no endpoint, or is not connected, or not confirmed, or frozen', async () => {
    const id = await change()
    const asked = { who: as.partner, more: '&application_id=1' }
    expect(await sentences(id, asked)).toEqual(['The application is not connected to this Location.'])
    await grant(world)
    expect(await sentences(id, asked)).toEqual([
      'The application is not active in this Location: its installation is not confirmed.',
    ])
    await install(world)
    expect(await sentences(id, asked)).toEqual([
      'The application has no endpoint in this Location: name one with the callback, or in the hooks settings.',
    ])
    await freeze()
    expect(await sentences(id, asked)).toEqual(['The application is frozen in this Location.'])
  })

  it('that there is nobody of the partner in the Location', async () => {
    const { json } = await ask(await change())
    expect(json.data).toMatchObject([
      {
        occurred_at: null,
        sentence:
          'No application of yours is connected to this Location, and no endpoint of yours is set there.',
      },
    ])
  })

  it('the same to the developer, of partner accounts of their own', async () => {
    const developer = await signedIn(world, demo.developer)
    const query = 'location_id=1&resource=client&resource_id=1'
    const get = (partnerId: number) =>
      world.app.get(`/account/partners/${partnerId}/webhooks/explain?${query}`, { as: developer })
    expect((await get(1)).json.data).toHaveLength(1)
    expect((await get(2)).status).toBe(404)
  })

  it('nothing for invalid requests, which are refused in the usual order', async () => {
    expect((await world.api.get('/v2/webhooks/explain')).status).toBe(401)
    const rejected = await world.api.get('/v2/webhooks/explain?resource=cat', { as: as.partner })
    expect(rejected.status).toBe(422)
    expect(Object.keys(rejected.json.meta.errors).sort()).toEqual(['location_id', 'resource', 'resource_id'])
    expect((await ask(1, { location: 987_654 })).status).toBe(404)
    expect((await ask(1, { more: '&application_id=987654' })).status).toBe(404)
    expect((await ask(1, { more: '&application_id=1' })).status).toBe(403)
  })
})
