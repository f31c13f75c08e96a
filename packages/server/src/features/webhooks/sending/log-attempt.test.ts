import { expect, it } from 'vitest'
import { addEndpoint, createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)

const attemptsLogged = () =>
  world.logs.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'delivery.attempted')

it('every attempt is one log line, which names the host and keeps the rest of the URL secret', async () => {
  const good = await receiver()
  const bad = await receiver((_got, response) => void response.writeHead(503).end('wait'))
  await addEndpoint(world, { url: `${good.url}/hook?token=hunter2` })
  await addEndpoint(world, { url: bad.url })
  await createClient(world)
  await fiveSecondsLater()
  await Promise.all([good.waitFor(1), bad.waitFor(1)])
  await settled(world)

  const lines = attemptsLogged()
  const lineOf = (url: string) => lines.filter(line => line.endpoint_host === new URL(url).host)
  const known = {
    level: 30,
    delivery_id: expect.any(Number),
    event_type: 'client.create',
    partner_id: demo.otherPartner.id,
    location_id: demo.locations.main,
    attempt: 1,
    duration_ms: expect.any(Number),
    late_ms: expect.any(Number),
  }
  expect(lines).toHaveLength(2)
  expect(lineOf(good.url)).toEqual([expect.objectContaining({ ...known, status: 200, outcome: 'delivered' })])
  expect(lineOf(bad.url)).toEqual([
    expect.objectContaining({
      ...known,
      status: 503,
      outcome: 'failed',
      reason: expect.stringContaining('503'),
    }),
  ])
  expect(world.logs.join('\n')).not.toContain('hunter2')
})

it('an endpoint that cannot be reached leaves a line without a status', async () => {
  const gone = await receiver()
  await gone.close()
  await addEndpoint(world, { url: gone.url })
  await createClient(world)
  await fiveSecondsLater()
  await settled(world)
  const [line] = attemptsLogged().filter(({ endpoint_host }) => endpoint_host === new URL(gone.url).host)
  expect(line).toMatchObject({ outcome: 'failed', reason: 'The connection was refused.' })
  expect(line).not.toHaveProperty('status')
})
