import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { until } from '../../../server/test/until.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const { follow } = useFoyer()
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = (response: ServerResponse) => void

const readyIn =
  (timeout_ms: number): Answer =>
  response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const data = { type: 'ready', listener_id: 1, url: 'listener:1', timeout_ms, secret_hints: [] }
    response.write(`retry: 1\n\nid: 1.1\nevent: ready\ndata: ${JSON.stringify(data)}\n\n`)
  }

const ready = readyIn(1000)

const sendDelivery = (response: ServerResponse, change: object = {}) =>
  response.write(`id: 1.2\nevent: delivery\ndata: ${JSON.stringify({ ...delivery, ...change })}\n\n`)

const delivery = {
  type: 'delivery',
  listener_id: 1,
  delivery_id: 42,
  attempt: 1,
  resource: 'client',
  resource_id: 1000,
  status: 'update',
  location_id: 1,
  headers: {},
  body: '{}',
  report_before: '2030-01-31T12:00:15.000Z',
}

const takeReport: Answer = response =>
  void response.writeHead(200).end('{"success": true, "data": null, "meta": {}}')

/** A server whose streams are answered in turn; the last answer is for all that follow. */
const startServer = (...answers: Answer[]) => startServerWith(takeReport, ...answers)

async function startServerWith(onReport: Answer, ...answers: Answer[]): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') onReport(response)
    else (answers.length > 1 ? answers.shift() : answers[0])?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const partnerOf = (api: string) => ({
  FOYER_API_URL: api,
  FOYER_PARTNER_TOKEN: 'foyer_partner_of_the_test',
  COLUMNS: '80',
})

const listenTo = (api: string, to = 'http://127.0.0.1:9/hook') =>
  follow(['listen', '--forward-to', to], partnerOf(api))

describe('EXA-161 foyer listen', () => {
  it('says once that the connection is lost, and once that it is back', async () => {
    const away: Answer = response => void response.destroy()
    const cut: Answer = response => {
      ready(response)
      response.end()
    }
    const api = await startServer(cut, away, away, ready)
    const listening = listenTo(api)
    await listening.says('Connected again.')
    const { code, stderr } = await listening.interrupt()
    expect(code).toBe(130)
    expect(stderr.match(/is lost\. Trying again until it is back\./g)).toHaveLength(1)
    expect(stderr.match(/Connected again\./g)).toHaveLength(1)
    expect(stderr.match(/^Ready: listener:1 /gm)).toHaveLength(1)
  })

  it('waits as long as the server asks for', async () => {
    const api = await startServer(response => {
      const body = { success: false, data: null, meta: { message: 'You have 5 listeners open already.' } }
      response.writeHead(429, { 'retry-after': '0' }).end(JSON.stringify(body))
    }, ready)
    const listening = listenTo(api)
    await listening.says('Ready: listener:1')
    const { stderr } = await listening.interrupt()
    expect(stderr).toMatch(/^429 You have 5 listeners open already\. Trying again in 1 s, until it works\.\n/)
  })

  it('shows the first words of a refusal, on a line that fits', async () => {
    const refusing = await startReceiver((_got, response) =>
      response.writeHead(400).end(`The signature is wrong.\n${'More. '.repeat(50)}`),
    )
    const api = await startServer(response => {
      ready(response)
      sendDelivery(response)
    })
    const listening = listenTo(api, refusing.url)
    await listening.says('delivery 42')
    const { stdout } = await listening.interrupt()
    expect(stdout).toMatch(
      /^\d\d:\d\d:\d\d {2}client\.update {2}1000 {2}400 {2}delivery 42 {2}The signature is wrong\. .*…\n$/,
    )
    expect(stdout.trimEnd().length).toBeLessThanOrEqual(80)
    await refusing.close()
  })

  it('forwards an attempt again that a worker hands over again', async () => {
    const local = await startReceiver()
    let reports = 0
    const api = await startServerWith(
      response => {
        reports++
        takeReport(response)
      },
      response => {
        ready(response)
        sendDelivery(response)
        sendDelivery(response)
        sendDelivery(response, { report_before: '2030-01-31T12:00:16.000Z' })
        sendDelivery(response, { delivery_id: 43 })
      },
    )
    const listening = listenTo(api, local.url)
    await listening.says('delivery 43')
    await until(async () => reports >= 3, 'the reports have come')
    const { stdout } = await listening.interrupt()
    expect(stdout.match(/delivery 42/g)).toHaveLength(2)
    expect(local.received).toHaveLength(3)
    expect(reports).toBe(3)
    await local.close()
  })

  it('repeats a report that the server did not take when the attempt comes again, and forwards nothing twice', async () => {
    const local = await startReceiver()
    let reports = 0
    let stream: ServerResponse | undefined
    const api = await startServerWith(
      response => {
        reports++
        if (reports > 1) return takeReport(response)
        response.writeHead(500).end('{}')
        stream?.destroy()
      },
      response => {
        stream = response
        ready(response)
        sendDelivery(response)
      },
    )
    const listening = listenTo(api, local.url)
    await until(async () => reports === 2, 'the report is repeated')
    const { stderr } = await listening.interrupt()
    expect(stderr.match(/The result of delivery 42 was not taken/g)).toHaveLength(1)
    expect(local.received).toHaveLength(1)
    await local.close()
  })

  it('counts a long response as soon as production would, and stores as much of it', async () => {
    const endless = await startReceiver((_got, response) => {
      response.writeHead(200).write('x'.repeat(70 * 1024))
    })
    const api = await startServer(response => {
      readyIn(15_000)(response)
      sendDelivery(response)
    })
    const listening = follow(['listen', '--forward-to', endless.url, '--print-json'], partnerOf(api))
    await until(async () => listening.printed.stdout !== '', 'it is printed')
    const { stdout } = await listening.interrupt()
    expect(JSON.parse(stdout).result).toMatchObject({ status: 200, body: 'x'.repeat(4096) })
    await endless.close()
  })

  it.each<[string, string, (response: ServerResponse) => void, string]>([
    ['takes too long', 'http', () => undefined, 'No complete response within 0.05 seconds.'],
    [
      'closes the connection',
      'http',
      response => void response.destroy(),
      'The connection was closed before the response was complete.',
    ],
    ['does not speak TLS', 'https', response => void response.end(), 'The TLS handshake failed'],
  ])('does not say that nobody responds when the local server %s', async (_what, scheme, answer, words) => {
    const local = await startReceiver((_got, response) => answer(response))
    const api = await startServer(response => {
      readyIn(scheme === 'https' ? 5000 : 50)(response)
      sendDelivery(response)
      sendDelivery(response, { delivery_id: 43 })
    })
    const to = local.url.replace('http', scheme)
    const listening = listenTo(api, to)
    await listening.says('delivery 42')
    await listening.says('delivery 43')
    const { stderr } = await listening.interrupt()
    expect(stderr).not.toContain('Nobody responds')
    expect(stderr.split(`The server at ${to} gave no response: ${words}`)).toHaveLength(2)
    await local.close()
  })
})
