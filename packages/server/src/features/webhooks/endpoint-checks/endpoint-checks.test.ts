import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { catalogue, signedPaymentText } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/people.ts'
import { rightEndpoint, serveEndpoint } from '../../../../test/right-endpoint.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const secret = demo.partner.webhookSecret
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.splice(0)) await close()
})
beforeEach(() => world.clock.advance(3601))
afterEach(async () => {
  await until(async () => (await openRuns()).length === 0, 'no check runs')
  await world.query('delete from endpoints')
})

const openRuns = () => world.query('select id from endpoint_checks where ended_at is null')

async function serve(listener: RequestListener) {
  const endpoint = await serveEndpoint(listener)
  closing.push(endpoint.close)
  return endpoint
}
const right = () => serve(rightEndpoint(world, secret))

/** An endpoint of the partner in a Location. */
const own = (url: string, partnerId = 1) => addEndpoint(world, { url, partnerId })
const start = (url: string, who = as.partner, body: object = {}) =>
  world.api.post('/v2/webhooks/endpoint_checks', { as: who, body: { url, ...body } })
const read = (id: number, who = as.partner) =>
  world.api.get(`/v2/webhooks/endpoint_checks/${id}`, { as: who })

interface Run {
  status: string
  total: number
  checks: { name: string; state: string; seen: string; advice: string | null }[]
}

/** Starts a run, and waits for its end. */
async function check(url: string): Promise<Run> {
  const { status, json } = await start(url)
  expect(status).toBe(202)
  return ended(json.data.id)
}

const ended = (id: number): Promise<Run> =>
  until(async () => {
    const { data } = (await read(id)).json
    return data.finished_at !== null && data
  }, 'the check has ended')

const named = ({ checks }: Run, state: string) =>
  checks.filter(each => each.state === state).map(({ name }) => name)

describe('a check of an endpoint', () => {
  it('CHK-02 does all that the command does, except for the restart, and says how to do that', async () => {
    const { url, seen } = await right()
    await own(url)
    const { status, json } = await start(url)
    expect(status).toBe(202)
    expect(json.data).toMatchObject({ url, status: 'waiting', finished_at: null, total: 0, checks: [] })
    const run = await ended(json.data.id)
    expect(Check(catalogue.webhooks.getEndpointCheck.data, run)).toBe(true)
    expect(run).toMatchObject({ status: 'finished', reason: '', total: 24 })
    expect(run.checks.filter(({ state }) => state !== 'passed')).toMatchObject([
      { name: 'restart', state: 'skipped', seen: expect.stringContaining("--restart 'COMMAND'") },
    ])
    // A redirect or a second connection would be more.
    expect(seen.length).toBe(60)
  })

  it('CHK-02 sends what is cut and what is slow, and finds whoever cannot take it', async () => {
    const { url } = await serve((request, response) => {
      let pieces = 0
      request.on('data', () => (pieces += 1)).on('error', () => undefined)
      // A common mistake: whoever sends in pieces gets no room.
      request.on('end', () => pieces > 3 && response.writeHead(413).end())
      if (!response.writableEnded) rightEndpoint(world, secret)(request, response)
    })
    await own(url)
    const run = await check(url)
    expect(named(run, 'failed')).toContain('slow-body')
  })

  it.each([
    ['partners', 'webhook_url', true],
    ['applications', 'webhook_url', true],
    ['applications', 'receiver_url', false],
  ])(
    'CHK-02 takes the URL of %s.%s, with the events of the marketplace: %s',
    async (table, column, isWith) => {
      const { url } = await right()
      await world.query(`update ${table} set ${column} = $1 where id = 1`, [url])
      const run = await check(url)
      expect(named(run, 'failed')).toEqual([])
      const ofMarketplace = named(run, 'passed').filter(name =>
        ['uninstall', 'freeze', 'payment', 'client_erased'].includes(name),
      )
      expect(ofMarketplace).toHaveLength(isWith ? 4 : 0)
      await world.query(`update ${table} set ${column} = '' where id = 1`)
    },
  )

  it('CHK-02 names no Location, application or payment that exists in events of the marketplace', async () => {
    const bodies: string[] = []
    const { url } = await serve((request, response) => {
      let body = ''
      request.on('data', chunk => (body += chunk)).on('end', () => bodies.push(body))
      void rightEndpoint(world, secret)(request, response)
    })
    await world.query('update partners set webhook_url = $1 where id = 1', [url])
    await own(url)
    const { json } = await start(url, as.partner, { location_id: 1 })
    expect(named(await ended(json.data.id), 'failed')).toEqual([])
    await world.query(`update partners set webhook_url = '' where id = 1`)
    const sent = bodies.filter(body => body.includes('"event":')).map(body => JSON.parse(body))
    expect(sent.map(({ event }) => event)).toEqual(['uninstall', 'freeze', 'payment', 'client_erased'])
    const isKnown = async (table: string, id: number) =>
      (await world.query(`select from ${table} where id = $1`, [id])).length > 0
    expect(await isKnown('locations', 1)).toBe(true)
    for (const { salon_id, application_id } of sent) {
      expect(await isKnown('locations', salon_id)).toBe(false)
      expect(await isKnown('applications', application_id)).toBe(false)
    }
    const { sign, ...payment } = sent[2]
    expect(payment).toMatchObject({ payment_id: 2_147_483_647, tariff_option_id: 2_147_483_647 })
    const signed = createHmac('sha256', demo.partner.token).update(signedPaymentText(payment))
    expect(sign).toBe(signed.digest('hex'))
  })

  it('CHK-02 takes a URL of an application that waits for review', async () => {
    const { url } = await right()
    const pending = JSON.stringify({ webhook_url: url })
    await world.query('update applications set pending = $1 where id = 1', [pending])
    expect(named(await check(url), 'passed')).toContain('uninstall')
    await world.query('update applications set pending = null where id = 1')
  })

  it('CHK-03 sends a few requests to an endpoint that has not the secret, and one to a stranger', async () => {
    const open = await serve((request, response) => void request.resume().on('end', () => response.end()))
    await own(open.url)
    const run = await check(open.url)
    expect(named(run, 'failed')).toEqual(['wrong-signature'])
    expect(run.checks[2]).toMatchObject({ state: 'skipped', seen: 'wrong-signature failed' })
    expect(open.seen.length).toBeLessThanOrEqual(5)
    const stranger = await serve((_request, response) => void response.writeHead(404).end())
    await own(stranger.url)
    expect(named(await check(stranger.url), 'failed')).toEqual(['right-signature'])
    expect(stranger.seen).toHaveLength(1)
  })

  it.each([
    ['403', '403 to a right one', 'wrong-signature failed'],
    ['429', '429', 'the endpoint wants fewer requests'],
  ])('CHK-03 sends little to a server that accepts once and then answers %s', async (then, seen, skipped) => {
    let count = 0
    const limited = await serve((request, response) => {
      count += 1
      const status = count === 1 ? 200 : Number(then)
      request.resume().on('end', () => response.writeHead(status).end())
    })
    await own(limited.url)
    const run = await check(limited.url)
    expect(run.checks[1]).toMatchObject({ name: 'wrong-signature', state: 'failed' })
    expect(run.checks[1]?.seen).toContain(seen)
    expect(run.checks[2]).toMatchObject({ state: 'skipped', seen: expect.stringMatching(skipped) })
    expect(limited.seen.length).toBeLessThanOrEqual(5)
  })

  it('CHK-03 follows no redirect, wherever it leads', async () => {
    const inside = await serve((_request, response) => void response.end())
    const { url, seen } = await serve(
      (_request, response) => void response.writeHead(307, { location: inside.url }).end(),
    )
    await own(url)
    const run = await check(url)
    expect(run.checks[0]).toMatchObject({ state: 'failed', seen: `307 to ${inside.url}` })
    expect([seen.length, inside.seen.length]).toEqual([1, 0])
  })

  it('CHK-03 reads little of a response without end', async () => {
    let sent = 0
    const { url } = await serve((request, response) => {
      request.resume()
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const write = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.writeHead(422).on('drain', write)
      write()
    })
    await own(url)
    const run = await check(url)
    expect(run.checks[0]).toMatchObject({ state: 'failed', seen: expect.stringMatching(/^422 “x{120}…”$/) })
    expect(sent).toBeLessThan(16 * 1024 * 1024)
  })
})

it.each([
  ['an emoji where the text is cut', `${'x'.repeat(119)}${'😀'.repeat(9)}`, `${'x'.repeat(119)}😀…`],
  ['NUL', 'a\u0000b', 'a\ufffdb'],
  ['half of an emoji', Buffer.from([0x61, 0xf0, 0x9f, 0x98]), 'a\ufffd'],
])('CHK-02 writes down an error with %s', async (_name, text, expected) => {
  const { url } = await serve((_request, response) => void response.writeHead(422).end(text))
  await own(url)
  const run = await check(url)
  expect(run.status).toBe('finished')
  expect(run.checks[0]).toMatchObject({ name: 'right-signature', seen: `422 “${expected}”` })
})

describe('CHK-03 a check of an endpoint is refused', () => {
  it('for a URL of another partner or of nobody, and nothing is sent there', async () => {
    const { url, seen } = await right()
    await own(url, 2)
    for (const given of [url, `${url}/`, 'http://127.0.0.1:1/', 'nonsense']) {
      const { status, json } = await start(given)
      expect([status, json.meta.message]).toEqual([
        404,
        expect.stringContaining('not the URL of one of your endpoints. Set it first'),
      ])
    }
    expect(seen).toEqual([])
  })

  it('for an endpoint that was removed', async () => {
    const { url } = await right()
    await own(url)
    await world.query('update endpoints set removed_at = now() where url = $1', [url])
    expect((await start(url)).status).toBe(404)
  })

  it('without a secret, and without a URL', async () => {
    const { url } = await right()
    await own(url, 2)
    const { status, json } = await start(url, as.otherPartner)
    expect([status, json.meta.message]).toEqual([
      409,
      expect.stringMatching(/^You have no webhook secret yet/),
    ])
    for (const body of [{}, { url: '' }, { url: {} }, { url: 'x'.repeat(5000) }, { url, location_id: 0 }])
      expect((await world.api.post('/v2/webhooks/endpoint_checks', { as: as.partner, body })).status).toBe(
        422,
      )
  })

  it('where the URL leads into a private network', async () => {
    const url = 'http://10.1.2.3/hook'
    await own(url)
    const { status, json } = await start(url)
    expect([status, json.meta.message]).toEqual([422, 'url must not lead into a private network.'])
  })

  it('while another one runs, also for two that come at once', async () => {
    let release = () => undefined as unknown
    const held = new Promise<unknown>(resolve => {
      release = () => resolve(undefined)
    })
    const { url } = await serve((request, response) => {
      void held.then(() => rightEndpoint(world, secret)(request, response))
    })
    await own(url)
    const answers = await Promise.all([start(url), start(url), start(url)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    const { json } = answers.find(({ status }) => status === 202) as (typeof answers)[0]
    const { id } = json.data
    expect((await start(url)).json.meta.message).toBe(`Run ${id} has not ended yet: wait for its result.`)
    release()
    expect((await ended(id)).status).toBe('finished')
    expect((await start(url)).status).toBe(202)
  })

  it('after ten within an hour', async () => {
    const { url } = await serve((_request, response) => void response.writeHead(404).end())
    await own(url)
    await world.query(
      `insert into endpoint_checks
         (partner_id, url, location_id, with_marketplace, created_at, started_at, alive_until, ended_at, ended_as)
       select 1, $1, 1, false, $2, $2, $2, $2, 'finished' from generate_series(1, 10)`,
      [url, world.clock.real()],
    )
    world.clock.advance(600)
    const { status, headers, json } = await start(url)
    expect([status, headers['retry-after']]).toEqual([429, '3000'])
    expect(json.meta.message).toContain('10 times within an hour')
    world.clock.advance(3001)
    expect((await start(url)).status).toBe(202)
  })
})

describe('CHK-04 a developer', () => {
  const path = '/account/partners/1/webhooks/endpoint_checks'
  it('checks the endpoints of the own partner account, and reads no other run', async () => {
    const { url } = await right()
    await own(url)
    const developer = await signedIn(world, demo.developer)
    const { status, json } = await world.app.post(path, { as: developer, body: { url } })
    expect(status).toBe(202)
    await ended(json.data.id)
    const ofRun = `${path}/${json.data.id}`
    expect((await world.app.get(ofRun, { as: developer })).json.data.status).toBe('finished')
    expect((await world.app.get(ofRun, { as: as.newcomerPerson })).status).toBe(404)
    expect((await read(json.data.id, as.otherPartner)).status).toBe(404)
    expect((await read(987_654)).status).toBe(404)
    const foreign = await world.app.post(path, { as: as.newcomerPerson, body: { url } })
    expect(foreign.status).toBe(404)
  })
})

/** Does this while the first request of a run waits for its response. */
async function changeMeanwhile(change: (url: string) => Promise<unknown>): Promise<Run & { sent: number }> {
  let isFirst = true
  const { url, seen } = await serve(async (request, response) => {
    if (isFirst) {
      isFirst = false
      await change(url)
    }
    void rightEndpoint(world, secret)(request, response)
  })
  await own(url)
  return { ...(await check(url)), sent: seen.length }
}

it('CHK-03 a run ends when its endpoint is removed', async () => {
  const run = await changeMeanwhile(url =>
    world.query('update endpoints set removed_at = now() where url = $1', [url]),
  )
  expect(run).toMatchObject({
    status: 'interrupted',
    reason: 'The URL is not one of your endpoints any more.',
    sent: 1,
  })
})

// The last ones: the secret is another one afterwards.
it('CHK-03 a run ends when the secret is rotated', async () => {
  const run = await changeMeanwhile(() => world.api.post('/v2/webhooks/secret/rotate', { as: as.partner }))
  const reason = 'Your webhook secret was changed meanwhile. Check the endpoint again.'
  expect(run).toMatchObject({ status: 'interrupted', reason, sent: 1 })
})

describe('a check of an endpoint, after a rotation', () => {
  it('CHK-02 signs with both secrets for a day after a rotation', async () => {
    const former = await world.api.post('/v2/webhooks/secret/rotate', { as: as.partner })
    const { url } = await serve(rightEndpoint(world, former.json.data.secret))
    await own(url)
    const rotated = await world.api.post('/v2/webhooks/secret/rotate', { as: as.partner })
    expect(named(await check(url), 'failed')).toEqual([])
    const changed = await serve(rightEndpoint(world, rotated.json.data.secret))
    await own(changed.url)
    expect(named(await check(changed.url), 'failed')).toEqual([])
  })
})
