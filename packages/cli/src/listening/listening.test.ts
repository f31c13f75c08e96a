import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'
import { type Received, startReceiver } from '../../../server/test/receiver.ts'
import { until } from '../../../server/test/until.ts'
import { addEndpoint } from '../../../server/test/webhooks.ts'
import { useWorld } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld()
const { here, follow } = useFoyer(world)

// A lost listener may come back; otherwise the server would wait for the reports of the ones that ended here.
afterEach(() => world.query('update webhook_listeners set ended_at = now() where ended_at is null'))

/** Time passes, so that scheduled deliveries become due. */
const untilPassing = (look: () => Promise<boolean>, what: string) =>
  until(async () => {
    world.clock.advance(1)
    return look()
  }, what)

describe('EXA-147 foyer listen', () => {
  it('forwards the true headers and bytes, prints a line, reports the response, and ends with 130', async () => {
    const { stdout } = await here(['call', 'webhooks.rotateSecret'])
    const { secret } = JSON.parse(stdout).data as { secret: string }
    const local = await startReceiver((_got, response) => void response.writeHead(201).end('thanks'))
    await here(['trigger', '--steps', 'installation'])
    const listening = follow([
      'listen',
      '--forward-to',
      local.url,
      '--events',
      'client.update',
      '--location',
      '1',
    ])
    await listening.says(`forwards to ${local.url}`)
    expect(listening.printed.stderr).toContain(secret.slice(-4))
    await here(['trigger', 'client.update'])
    await untilPassing(async () => local.received.length > 0, 'the delivery is forwarded')
    const [got] = local.received
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = got?.headers ?? {}
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${at}.${got?.body}`).digest('base64')
    expect(String(signature)).toContain(`v1,${expected}`)
    await listening.says('in Location 1')
    expect(listening.printed.stdout).toMatch(
      /^\d\d:\d\d:\d\d {2}client\.update {2}\d+ {2}in Location 1 {2}201 {2}\d+ ms {2}delivery \d+\n$/,
    )
    const delivery = String(id).replace('dlv_', '')
    await untilPassing(async () => {
      const { data } = JSON.parse(
        (await here(['call', 'webhooks.getDelivery', '--delivery_id', delivery])).stdout,
      )
      return data.outcome === 'delivered' && data.log[0]?.answer?.body === 'thanks'
    }, 'the response is in the log')
    expect(await listening.interrupt()).toMatchObject({ code: 130 })
    await local.close()
  })

  it('sends every header that an endpoint gets from the worker, and no other', async () => {
    const local = await startReceiver()
    const endpoint = await startReceiver()
    await here(['trigger', '--steps', 'installation'])
    await addEndpoint(world, { url: endpoint.url, partnerId: demo.partner.id })
    const listening = follow(['listen', '--forward-to', local.url, '--events', 'client.create'])
    await listening.says('Ready')
    await here(['trigger', 'client.create'])
    const find = (all: Received[]) => all.find(({ body }) => body.includes('"create"'))
    await untilPassing(
      async () => find(local.received) !== undefined && find(endpoint.received) !== undefined,
      'both have come',
    )
    const ownOf = (got: Received | undefined) => ({
      ...got?.headers,
      host: expect.any(String),
      'webhook-id': expect.any(String),
      'webhook-timestamp': expect.any(String),
      'webhook-signature': expect.any(String),
    })
    expect(find(local.received)?.headers).toEqual(ownOf(find(endpoint.received)))
    expect(find(local.received)?.body).toBe(find(endpoint.received)?.body)
    await listening.interrupt()
    await world.query('delete from endpoints where url = $1', [endpoint.url])
    await local.close()
    await endpoint.close()
  })

  it('says once that nobody responds, and prints JSON', async () => {
    const nobody = await startReceiver()
    await nobody.close()
    const listening = follow(['listen', '--forward-to', nobody.url, '--print-json'])
    await listening.says('Ready')
    await here(['trigger', 'client.update'])
    await here(['trigger', 'client.create'])
    await untilPassing(
      async () => listening.printed.stdout.split('\n').length > 2,
      'two deliveries are printed',
    )
    const { code, stdout, stderr } = await listening.interrupt()
    expect(code).toBe(130)
    expect(stderr.match(/Nobody responds at/g)).toHaveLength(1)
    expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({
      delivery: { resource: 'client' },
      result: { error: 'The connection was refused.' },
    })
  })

  it('EXA-141 refuses what it does not understand', async () => {
    expect(await here(['listen'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--forward-to is required\./),
    })
    expect(await here(['listen', '--forward-to', 'nowhere'])).toMatchObject({ code: 2 })
    expect(await here(['listen', '--forward-to', 'http://127.0.0.1:9', '--events', 'dance'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^There is no event dance\./),
    })
  })
})

it('EXA-141 foyer listen refuses a misspelled event, with what was meant', async () => {
  const args = ['listen', '--forward-to', 'http://127.0.0.1:9', '--events', 'clinet.update']
  const { code, stderr } = await here(args)
  expect(code).toBe(2)
  expect(stderr).toContain('There is no event clinet.update. Did you mean client.update?')
})

describe('EXA-148 foyer logs tail', () => {
  it('prints requests as they happen, filtered, and ends with 130', async () => {
    const tail = follow(['logs', 'tail', '--kind', 'request', '--status', '4xx', '-o', 'table'])
    await tail.says('Ready')
    await here(['call', 'companies.get', '--company_id', '99999'])
    await tail.says('/api/v1/company/99999')
    const { code, stdout } = await tail.interrupt()
    expect(code).toBe(130)
    expect(stdout).toMatch(
      /^\d\d:\d\d:\d\d {2}request {2}40\d {2}GET \/api\/v1\/company\/99999 {2}\d+ m?s {2}[0-9a-f-]{36}$/m,
    )
    expect(await here(['logs', 'tail', '--status', '9xx'])).toMatchObject({ code: 2 })
  })
})
