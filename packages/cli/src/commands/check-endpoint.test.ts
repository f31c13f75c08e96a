import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { CheckResult } from '@foyer/endpoint-checks'
import { verifyWebhook } from '@foyer/sdk/webhooks'
import { describe, expect, it } from 'vitest'
import { attemptTimeoutMs } from '../../../server/src/features/webhooks/limits.ts'
import { toRequestHeaders } from '../../../server/src/features/webhooks/sending/request-headers.ts'
import { checkWith, withSecret } from '../../test/check-endpoint.ts'
import { handmade, partnerToken, readBytes, right, useEndpoints } from '../../test/endpoints.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const { run } = useFoyer()
const check = checkWith(run)
const { listen } = useEndpoints()

const find = (checks: CheckResult[], name: string) => checks.find(each => each.name === name)

describe('EXA-157 foyer check-endpoint', () => {
  it('passes the receiver of the SDK, with as many requests as it says', async () => {
    const { url, seen } = await listen(right())
    const args = ['--marketplace', '--partner-token', partnerToken, '--location', '7']
    const { code, stderr, checks, namesOf } = await check(url, args)
    expect(checks.filter(({ state }) => state !== 'passed')).toMatchObject([
      { name: 'restart', state: 'skipped', seen: expect.stringContaining("--restart 'COMMAND'") },
    ])
    expect({ code, passed: namesOf('passed').length }).toEqual({ code: 0, passed: 27 })
    expect(stderr).toBe(
      `Sending ${seen.length} requests to ${url}: at most 15 s for each, and no new check after 300 s.\n`,
    )
  })

  it('names no Location in events of an installation, unless you do', async () => {
    const events: { salon_id?: number; application_id?: number; event?: string }[] = []
    const { url } = await listen(right(received => events.push(received as never)))
    const args = ['--marketplace', '--partner-token', partnerToken, '--only', 'uninstall,freeze,payment']
    const sentTo = async (more: string[]) => {
      events.splice(0)
      expect(await check(url, [...args, ...more])).toMatchObject({ code: 0, failed: [] })
      return events.filter(({ event }) => event).map(each => [each.salon_id, each.application_id])
    }
    const nobody = 2_147_483_647
    expect(await sentTo([])).toEqual(Array(3).fill([nobody, nobody]))
    expect(await sentTo(['--location', '7'])).toEqual(Array(3).fill([7, nobody]))
  })

  it.concurrent.each(['schedule.update', 'goods_operations_sale.create', 'record.delete'])(
    'passes it with %s, in another Location',
    async event => {
      const bodies: { company_id?: number; resource?: string }[] = []
      const { url } = await listen(right(received => bodies.push(received)))
      expect(await check(url, ['--event', event, '--location', '7'])).toMatchObject({ code: 0, failed: [] })
      expect(bodies[0]).toMatchObject({ resource: event.split('.')[0], status: event.split('.')[1] })
      expect(new Set(bodies.map(({ company_id }) => company_id))).toEqual(new Set([7]))
    },
  )

  it('sends the very headers of a delivery, and waits as long', async () => {
    const { url, seen } = await listen(right())
    const { stderr } = await check(url, ['--only', 'right-signature'])
    const headers = seen[0]?.headers ?? {}
    const of = (name: string) => String(headers[name])
    const real = toRequestHeaders({
      id: of('webhook-id'),
      timestamp: of('webhook-timestamp'),
      signature: of('webhook-signature'),
      isTest: false,
    })
    const { host, connection, 'content-length': length, ...sent } = headers
    expect(Object.entries(sent).flat()).toEqual(real)
    expect(stderr).toContain(`at most ${attemptTimeoutMs / 1000} s for each`)
  })

  it('prints a table, and what to mend', async () => {
    const { url } = await listen(handmade({ verify: ignoringTime }))
    const { code, stdout } = await run(['check-endpoint', url, '-o', 'table'], withSecret)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^RESULT +CHECK +EXPECTED +SEEN\nfailed +old-timestamp +4xx +200\n/)
    expect(stdout).toMatch(/^passed +right-signature +2xx +200$/m)
    expect(stdout).toContain(
      [
        'old-timestamp: A stranger repeats a delivery that was recorded ten minutes ago.',
        '  Expected: 4xx. Seen: 200',
        '  → Refuse a webhook-timestamp that is more than five minutes old.',
      ].join('\n'),
    )
    expect(stdout).toMatch(/\n21 passed, 2 failed, 1 skipped\.\n$/)
  })

  it('runs the checks that are named, after the right signature, or all but those', async () => {
    const { url } = await listen(right())
    const { checks } = await check(url, ['--only', 'unicode,missing-id', '--only', 'get'])
    expect(checks.map(({ name }) => name)).toEqual(['right-signature', 'missing-id', 'unicode', 'get'])
    const others = await check(url, ['--skip', 'burst', '--skip', 'slow-body'])
    expect(others.checks).toHaveLength(22)
  })
})

/** Takes the time from the delivery, so that it is never late. */
const ignoringTime = ((received: { headers: IncomingMessage['headers'] }) =>
  verifyWebhook({
    ...received,
    now: Number(received.headers['webhook-timestamp']) * 1000,
  } as never)) as typeof verifyWebhook

/** Knows one signature only. */
const firstSignature = ((received: { headers: Record<string, string> }) => {
  const [first = ''] = (received.headers['webhook-signature'] ?? '').split(' ')
  return verifyWebhook({ ...received, headers: { ...received.headers, 'webhook-signature': first } } as never)
}) as typeof verifyWebhook

async function readAsText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const writtenAnew = async (request: IncomingMessage) => {
  const text = (await readBytes(request)).toString()
  return JSON.stringify(JSON.parse(text))
}

/** Responds to the first delivery. Of those that come together it holds ten, until it has sent one away. */
function busy(): RequestListener {
  let isAlone = true
  const held: ServerResponse[] = []
  return handmade({
    respond(response) {
      if (!isAlone && held.length < 10) return held.push(response)
      if (!isAlone) response.statusCode = 503
      for (const each of [response, ...held]) each.end()
      isAlone = false
    },
  })
}

function refusingDuplicates(): RequestListener {
  const known = new Set<unknown>()
  return handmade({
    respond(response, { 'webhook-id': id }) {
      response.writeHead(known.has(id) ? 409 : 200).end()
      known.add(id)
    },
  })
}

const failing = (isWrong: (event: { resource?: string; status?: string; data?: object }) => boolean) =>
  right(event => {
    if (isWrong(event as never)) throw new Error('I do not know this.')
  })

const refusals = [
  'wrong-signature',
  'missing-signature',
  'missing-id',
  'old-timestamp',
  'future-timestamp',
  'changed-body',
]

describe('EXA-157 foyer check-endpoint finds', () => {
  const mistakes: [string, RequestListener, string[], RegExp][] = [
    [
      'no verification at all',
      (request, response) =>
        void request
          .resume()
          .on('end', () => response.end())
          .on('error', () => undefined),
      [...refusals, 'empty-post'],
      /^Verify webhook-signature/,
    ],
    [
      'a verification that fails with 500',
      handmade({ refusal: 500 }),
      [...refusals, 'get', 'empty-post'],
      /refuse with 400/,
    ],
    [
      'a verification without time',
      handmade({ verify: ignoringTime }),
      ['old-timestamp', 'future-timestamp'],
      /five minutes old/,
    ],
    [
      'a verification of the first signature alone',
      handmade({ verify: firstSignature }),
      ['rotated-secret', 'other-versions'],
      /Split webhook-signature/,
    ],
    [
      'JSON that is parsed and written before it is verified',
      handmade({ read: writtenAnew }),
      ['unicode'],
      /before anything parses/,
    ],
    ['pieces that are joined as text', handmade({ read: readAsText }), ['slow-body'], /as bytes/],
    ['a conflict for duplicates', refusingDuplicates(), ['duplicate'], /webhook-id that you have handled/],
    [
      '500 for unknown resources',
      failing(({ resource }) => resource === 'resource_of_tomorrow'),
      ['unknown-resource'],
      /ignore it/,
    ],
    [
      '500 for unknown statuses',
      failing(({ status }) => status === 'status_of_tomorrow'),
      ['unknown-status'],
      /ignore it/,
    ],
    [
      '500 for unknown fields',
      failing(({ data }) => data !== undefined && 'field_of_tomorrow' in data),
      ['unknown-field'],
      /ignore the others/,
    ],
    ['a small limit for bodies', right(undefined, { maxBytes: 100 * 1024 }), ['large-body'], /to 1 MiB/],
    ['500 for tests', failing(({ resource }) => resource === 'test'), ['test-delivery'], /webhook-test/],
  ]

  it.concurrent.each(mistakes)('%s', async (_name, listener, failed, advice) => {
    const { url } = await listen(listener)
    const found = await check(url)
    expect(found).toMatchObject({ code: 1, failed })
    expect(find(found.checks, failed[0] ?? '')?.advice).toMatch(advice)
  })

  it('a server that takes few deliveries at once', async () => {
    const { url } = await listen(busy())
    const found = await check(url, ['--only', 'burst'])
    expect(found).toMatchObject({ code: 1, failed: ['burst'] })
    expect(find(found.checks, 'burst')?.advice).toMatch(/as many at once/)
  })
})
