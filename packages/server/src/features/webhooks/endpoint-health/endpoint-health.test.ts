import { failuresOfIncident } from '@foyer/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { addEndpoint, createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const developer = bearer(demo.developer.accessToken)
let operator = ''
let ofDeveloper: Record<string, string> = {}
beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
  ofDeveloper = (await openSession(world, demo.developer)).headers
})
beforeEach(async () => {
  await world.query('delete from endpoints')
  await world.query('delete from notices')
  await world.query('delete from endpoint_health')
})

interface Health {
  url: string
  consecutive_failures: number
  notified_at: string | null
}

/** What each of the four readers says of the endpoints of the partner. */
async function read() {
  const get = async (path: string, as: string) => (await world.app.get(path, { as })).json.data
  const endpoints: { url: string; health: Health }[] = await get('/account/partners/1/endpoints', developer)
  const overview: { failing_endpoints: Health[] } = await get('/account/partners/1/figures', developer)
  const operators: Health[] = await get('/account/operator/health/endpoints?partner_id=1', operator)
  const notices: { kind: string }[] = (await world.app.get('/account/notices', { headers: ofDeveloper })).json
    .data
  return {
    endpoints: endpoints.map(({ url, health }) => ({ ...health, url })),
    overview: overview.failing_endpoints,
    operators,
    notices: notices.map(({ kind }) => kind),
  }
}

const stateOf = ({ consecutive_failures, notified_at }: Health) => [
  consecutive_failures,
  notified_at !== null,
]

describe('the health of an endpoint', () => {
  async function failing() {
    let status = 500
    const { url: base } = await receiver((_got, response) => void response.writeHead(status).end())
    const url = new URL('/hooks/of-acme?key=secret-of-acme', base).href
    const id = await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
    const send = async (count: number, next = 500) => {
      status = next
      for (let made = 0; made < count; made++) await createClient(world)
      await fiveSecondsLater()
      await settled(world)
    }
    return { id, url, send }
  }

  it('OPR-35 BEN-70 is the same for notices, the list of endpoints, the overview and operators', async () => {
    const { send } = await failing()
    const all = async () => {
      const { endpoints, overview, operators, notices } = await read()
      return [...[endpoints, overview, operators].map(list => list.map(stateOf)), notices]
    }
    const few = failuresOfIncident - 1
    await send(few)
    expect(await all()).toEqual([[[few, false]], [[few, false]], [[few, false]], []])
    await send(1)
    await expect.poll(async () => (await read()).notices).toEqual(['endpoint_failing'])
    const many = [[failuresOfIncident, true]]
    expect(await all()).toEqual([many, many, many, ['endpoint_failing']])
    await send(2)
    expect((await read()).notices).toEqual(['endpoint_failing'])
    await send(1, 200)
    await expect.poll(async () => (await read()).notices).toEqual(['endpoint_recovered', 'endpoint_failing'])
    expect(await all()).toEqual([[[0, false]], [], [], ['endpoint_recovered', 'endpoint_failing']])
  })

  it('TRU-09 is notified once per incident; mails are rare, and carry no path', async () => {
    await world.query('delete from mails')
    const { url, send } = await failing()
    const notices = async () => (await read()).notices
    await send(failuresOfIncident)
    await expect.poll(notices).toEqual(['endpoint_failing'])
    await send(1, 200)
    await expect.poll(notices).toEqual(['endpoint_recovered', 'endpoint_failing'])
    // The unread notice of the first incident makes room for the second.
    await send(failuresOfIncident)
    await expect.poll(notices).toEqual(['endpoint_failing', 'endpoint_recovered'])
    const mails = await mailsTo(world, demo.developer.login)
    expect(mails.map(({ subject }) => subject)).toEqual(['Webhooks of “Acme Integrations” fail'])
    const text = mails[0]?.text ?? ''
    expect(text).toContain('/partners/1/deliveries?outcome=failed')
    // The host is readable, and an invisible character keeps it from becoming a link.
    const { host, pathname, search } = new URL(url)
    expect(text.replaceAll('\u200c', '')).toContain(`Deliveries to ${host} have failed`)
    expect(text).not.toContain(host)
    expect(pathname.length + search.length).toBeGreaterThan(5)
    expect(text).not.toContain(pathname + search)
    expect(text).toMatch(
      /Failing since: \d{1,2} \p{L}+ 20\d\d, \d\d:\d\d UTC\nLast response: 500\nLocation: “Bloom Mission”/u,
    )
  })

  it('BEN-71 fails no more when it is paused or removed', async () => {
    const { id, send } = await failing()
    await send(1)
    const counts = async () => {
      const { overview, operators } = await read()
      return [overview.length, operators.length]
    }
    expect(await counts()).toEqual([1, 1])
    await world.query('update endpoints set is_active = false where id = $1', [id])
    expect(await counts()).toEqual([0, 0])
    await world.query('update endpoints set is_active = true where id = $1', [id])
    expect(await counts()).toEqual([1, 1])
    await world.query('update endpoints set removed_at = now() where id = $1', [id])
    expect(await counts()).toEqual([0, 0])
  })
})
