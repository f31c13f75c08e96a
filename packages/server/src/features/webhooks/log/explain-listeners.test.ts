import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../../test/event-stream.ts'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'

const world = useWorld()
let changes = 0
const streams: Awaited<ReturnType<typeof listen>>[] = []

beforeEach(() => install(world))
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.leave()
  await world.query('update webhook_listeners set ended_at = now()')
  await uninstall(world)
})

/** Opens a listener and returns its URL. */
async function open(query = ''): Promise<string> {
  const stream = await listen(`${world.api.url}/v2/webhooks/listen${query}`, { authorization: as.partner })
  streams.push(stream)
  return JSON.parse((await stream.next())?.data ?? 'null').url
}

async function changeBy(who: string): Promise<number> {
  const made = await world.api.post('/v1/clients/1', {
    as: who,
    body: { name: 'Heard', phone: `+1415555${7000 + changes++}` },
  })
  expect(made.status, made.text).toBe(201)
  await fannedOut(world)
  return made.json.data.id
}

const byOther = as.owner.replace('foyer_partner_demo_acme', 'foyer_partner_demo_other')

async function explained(id: number) {
  const query = `location_id=1&resource=client&resource_id=${id}`
  const { json } = await world.api.get(`/v2/webhooks/explain?${query}`, { as: as.partner })
  return json.data.map(({ url, sentence }: { url: string | null; sentence: string }) => [url, sentence])
}

describe('EXA-162 explain tells of listeners', () => {
  it('that one gets the event, without asking for an endpoint', async () => {
    const url = await open()
    const id = await changeBy(byOther)
    expect(await explained(id)).toEqual([[url, expect.stringMatching(/^It is to be sent at /)]])
  })

  it('that a change of the partner itself is not sent', async () => {
    const url = await open()
    const { id } = await createClient(world)
    await fannedOut(world)
    expect(await explained(id)).toContainEqual([
      url,
      'The change was made with your own partner token: a listener gets it only where an endpoint of yours has self_sending 1.',
    ])
  })

  it('that one asks for something else', async () => {
    const elsewhere = await open('?location_id=2')
    const others = await open('?events=record&events=client.delete')
    const id = await changeBy(byOther)
    const found = await explained(id)
    expect(found).toContainEqual([elsewhere, 'This listener asks for Location 2 alone.'])
    expect(found).toContainEqual([others, 'This listener asks for other events: record, client.delete.'])
  })

  it('nothing where one began later, unless it has missed events, and nothing of one that has ended', async () => {
    const id = await changeBy(byOther)
    const url = await open()
    const targets = async () => (await explained(id)).map(([to]: [string | null]) => to)
    expect(await targets()).toEqual([null])
    await world.query('update webhook_listeners set missed = 3 where ended_at is null')
    expect(await explained(id)).toContainEqual([url, expect.stringMatching(/it has missed 3 events\.$/)])
    await world.query('update webhook_listeners set ended_at = now()')
    expect(await targets()).toEqual([null])
  })
})
