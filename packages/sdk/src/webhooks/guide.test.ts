import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { demo } from '../../../server/src/features/sandbox/demo-world/facts.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../server/test/webhooks.ts'
import { as, useWorld } from '../../../server/test/world.ts'
import { findProgram, runProgram, saveProgram } from '../../test/guide-programs.ts'
import { openPostgres } from '../../test/inbox-stores.ts'
import { secret, signWebhook, sampleBody as text } from '../../test/sign-webhook.ts'

const world = useWorld()
const guide = 'webhooks-guide.md'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const signNow = () => signWebhook(secret, { at: new Date(Math.floor(Date.now() / 1000) * 1000) })

describe('the programs of the webhooks guide', () => {
  it.each(['createServer(receive)', 'expressWebhook', 'fastifyWebhook'])('%s receives', async name => {
    const { url, output, stop } = await runProgram(await findProgram(guide, name), {
      FOYER_WEBHOOK_SECRET: secret,
    })
    closing.push(stop)
    const send = (headers: Record<string, string>) =>
      fetch(url, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } })
    expect((await send({})).status).toBe(400)
    expect((await send(signNow())).status).toBe(200)
    await output.has('dlv_1 client update 7')
  })

  it('webhookHandler receives', async () => {
    const program = (await findProgram(guide, 'webhookHandler')).replace(
      'process.env.FOYER_WEBHOOK_SECRET',
      `'${secret}'`,
    )
    const { path, remove } = await saveProgram(program.replace(/console\.log\(.*\)/, 'undefined'))
    closing.push(remove)
    const { POST } = await import(pathToFileURL(path).href)
    const request = (headers: Record<string, string>) =>
      new Request('http://127.0.0.1/hook', { method: 'POST', body: text, headers })
    expect((await POST(request(signNow()))).status).toBe(200)
    expect((await POST(request({}))).status).toBe(400)
  })

  it('createInbox copies what was lost, and what comes', async () => {
    const { connectionString, pool, close } = await openPostgres()
    const { data } = (await world.api.post('/v2/webhooks/secret/rotate', { as: as.partner })).json
    await addEndpoint(world, {
      url: 'https://hooks.example/lost',
      partnerId: demo.partner.id,
      includesOwnChanges: true,
    })
    await createClient(world, 'Lost')
    await fannedOut(world)
    const program = await findProgram(guide, 'createInbox')
    const { url, output, stop } = await runProgram(
      program.replace('http://127.0.0.1:8080', world.program.ctx.urls.api),
      { FOYER_WEBHOOK_SECRET: data.secret, DATABASE_URL: connectionString },
    )
    closing.push(close, stop)
    await output.has('expired: 0')
    await addEndpoint(world, { url, partnerId: demo.partner.id, includesOwnChanges: true })
    await createClient(world, 'Come')
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    const { rows } = await pool.query('select name from contacts order by id')
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lost', 'Come']))
  })
})
