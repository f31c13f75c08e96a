import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const { follow } = useFoyer()
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = (response: ServerResponse) => void

const ready: Answer = response => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const data = { type: 'ready', listener_id: 1, url: 'listener:1', timeout_ms: 1000, secret_hints: [] }
  response.write(`retry: 1\n\nid: 1.1\nevent: ready\ndata: ${JSON.stringify(data)}\n\n`)
}

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
}

/** A server whose streams are answered in turn; the last answer is for all that follow. */
async function startServer(...answers: Answer[]): Promise<string> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.writeHead(200).end('{"success": true, "data": null, "meta": {}}')
    else (answers.length > 1 ? answers.shift() : answers[0])?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const listenTo = (api: string, to = 'http://127.0.0.1:9/hook') =>
  follow(['listen', '--forward-to', to], {
    FOYER_API_URL: api,
    FOYER_PARTNER_TOKEN: 'foyer_partner_of_the_test',
    COLUMNS: '80',
  })

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
      response.write(`id: 1.2\nevent: delivery\ndata: ${JSON.stringify(delivery)}\n\n`)
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
})
