import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forceNestedLoops } from '../../../../test/nested-loops.ts'
import { startSmtp } from '../../../../test/smtp.ts'
import { as, startWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { repeat } from '../../../platform/repeat.ts'
import { waitAfter } from './back-off.ts'
import { claimMails } from './mail.store.ts'
import { queueMail } from './mail.ts'
import { deleteOldMails, sendDueMails } from './send-mail.due.ts'
import { toHtml } from './to-message.ts'

// The worker is off, and the tests run its turns.
const quiet = { ...withoutWorker.env, MAIL_FROM: 'Foyer <no-reply@foyer.example>' }

describe('sending mail', () => {
  let server: Awaited<ReturnType<typeof startSmtp>>
  let world: World
  let close: () => Promise<void>
  const letter = { to: 'zoe@example.com', subject: 'Hello', text: 'A secret link: https://x.example/#token' }

  beforeAll(async () => {
    server = await startSmtp()
    ;({ world, close } = await startWorld({ env: { ...quiet, SMTP_URL: server.url } }))
  })
  afterAll(async () => {
    await close()
    await server.stop()
  })
  beforeEach(async () => {
    await world.query('delete from mails')
    server.received.length = 0
    server.refusals.length = 0
  })

  const queue = (of = world, mail = letter) =>
    of.program.ctx.db.transaction(tx => queueMail(of.program.ctx, tx, mail))
  const turn = (of = world) => sendDueMails(of.program.ctx)
  const rows = () => world.query('select * from mails order by id')
  const metric = async (name: string) => {
    const { text } = await world.app.get('/metrics')
    return Number(
      text
        .split('\n')
        .find(line => line.startsWith(name))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  }

  it('SEC-18 a mail leaves with its transaction: what is rolled back sends nothing', async () => {
    const { ctx } = world.program
    await ctx.db
      .transaction(async tx => {
        await queueMail(ctx, tx, letter)
        throw new Error('no')
      })
      .catch(() => undefined)
    await turn()
    expect(server.received).toEqual([])
    await queue()
    await turn()
    await turn()
    expect(server.received.map(({ to }) => to)).toEqual([['zoe@example.com']])
    expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: null, sent_at: expect.any(Date) })
  })

  it('SEC-18 the text is sealed in the database, and neither it nor the address is in the log', async () => {
    const before = world.logs.length
    await queue()
    server.refusals.push(550)
    await turn()
    await queue()
    await turn()
    expect(JSON.stringify(await rows())).not.toContain('A secret link')
    const logged = world.logs.slice(before).join('\n')
    expect(logged).toContain('mail sent')
    expect(logged).toContain('mail given up')
    expect(logged).not.toMatch(/zoe@|secret link|#token/)
  })

  it('SEC-18 a temporary refusal is retried later, and then succeeds with the same Message-ID', async () => {
    server.refusals.push(451, 421)
    await queue()
    await turn()
    await turn()
    expect(server.received).toEqual([])
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') })
    world.clock.advance(60)
    await turn()
    expect((await rows())[0]).toMatchObject({ attempts: 2, sent_at: null })
    world.clock.advance(5 * 60)
    await turn()
    expect(server.received).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: '', sent_at: expect.any(Date) })
  })

  it('SEC-18 a final refusal ends it at once', async () => {
    server.refusals.push(550)
    await queue()
    await turn()
    world.clock.advance(24 * 3600)
    await turn()
    expect(server.received).toEqual([])
    expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: expect.any(Date) })
  })

  it('SEC-18 a server that is away for hours loses nothing; after a day it is given up', async () => {
    const port = server.port
    await server.stop()
    await queue()
    await turn()
    expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: null, failed_at: null })
    expect(await metric('foyer_mails_waiting')).toBe(1)
    for (let hour = 0; hour < 3; hour++) {
      world.clock.advance(3600)
      await turn()
    }
    server = await startSmtp({ port })
    world.clock.advance(4 * 3600)
    await turn()
    expect(server.received).toHaveLength(1)
    expect(await metric('foyer_mails_waiting')).toBe(0)

    await server.stop()
    await queue()
    for (let hour = 0; hour < 28; hour++) {
      await turn()
      world.clock.advance(3600)
    }
    expect((await rows())[1]).toMatchObject({ sent_at: null, failed_at: expect.any(Date) })
    server = await startSmtp({ port })
    await turn()
    expect(server.received).toEqual([])
    expect(await metric('foyer_mails_total{outcome="failed"}')).toBeGreaterThan(0)
  })

  it('SEC-18 several workers never send one twice', async () => {
    const other = await startWorld({
      env: { ...quiet, SMTP_URL: server.url },
      beside: world,
      clock: world.clock.twin(),
    })
    for (let number = 0; number < 30; number++)
      await queue(world, { ...letter, to: `p${number}@example.com` })
    await Promise.all([turn(), turn(other.world), turn(), turn(other.world)])
    await other.close()
    const recipients = server.received.map(({ to }) => to[0])
    expect(recipients).toHaveLength(30)
    expect(new Set(recipients).size).toBe(30)
  })

  it('SEC-18 a claimed mail of a killed worker is sent by another after the lease, with the same Message-ID', async () => {
    const dying = await startWorld({
      env: { ...quiet, SMTP_URL: server.url },
      beside: world,
      clock: world.clock.twin(),
    })
    await queue()
    const { arrived, release } = server.hold()
    const interrupted = turn(dying.world)
    await arrived
    await turn()
    expect(server.received).toHaveLength(1)
    world.clock.advance(5 * 60)
    const again = turn()
    await expect.poll(() => server.received.length).toBe(2)
    release()
    await again
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 2, sent_at: expect.any(Date) })
    // The first worker wakes up late: its claim has expired, so it changes nothing.
    await interrupted
    expect(await rows()).toEqual([row])
    const ids = server.received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
    expect(ids[0]).toBe(ids[1])
    await dying.close()
  })

  it('SEC-18 a stop waits for the batch that is under way; the rest waits for the next worker', async () => {
    for (let number = 0; number < 12; number++)
      await queue(world, { ...letter, to: `p${number}@example.com` })
    const { ctx } = world.program
    const { arrived, release } = server.hold()
    const job = { name: 'send-mail', everyMs: 1000, run: (signal: AbortSignal) => sendDueMails(ctx, signal) }
    const worker = repeat([job], ctx.log)
    await arrived
    const stopped = worker.stop()
    release()
    await stopped
    expect(server.received).toHaveLength(5)
    expect((await rows()).filter(row => row.attempts === 0)).toHaveLength(7)
    await turn()
    expect(server.received).toHaveLength(12)
  })

  it('SEC-18 a worker takes one batch at a time, whatever plan the database chooses', async () => {
    for (let number = 0; number < 12; number++) await queue()
    const { db, clock } = world.program.ctx
    const at = clock.real()
    const claimed = await db.transaction(async tx => {
      await forceNestedLoops(tx)
      return claimMails(tx, { at, leaseUntil: at, count: 5 })
    })
    expect(claimed).toHaveLength(5)
  })

  it('SEC-18 without a sender nothing is lost', async () => {
    const { ctx } = world.program
    await queue()
    await sendDueMails({ ...ctx, config: { ...ctx.config, mailFrom: undefined } })
    expect((await rows())[0]).toMatchObject({ failed_at: null, last_error: 'MAIL_FROM is not set' })
    world.clock.advance(60)
    await turn()
    expect(server.received).toHaveLength(1)
  })

  it('SEC-18 production wipes the text of what was sent or given up', async () => {
    const { ctx } = world.program
    const production = { ...ctx, config: { ...ctx.config, mode: 'production' as const } }
    server.refusals.push(550)
    await queue()
    await sendDueMails(production)
    await queue()
    await sendDueMails(production)
    expect((await rows()).map(row => [row.sealed_text, row.failed_at !== null])).toEqual([
      [null, true],
      [null, false],
    ])
    expect(server.received).toHaveLength(1)
  })

  it('SEC-18 what a person typed into a title becomes no header', async () => {
    await queue(world, { ...letter, subject: 'Join Evil\r\nBcc: victim@example.com' })
    await turn()
    expect(server.received[0]?.source).toMatch(/^Subject: Join Evil Bcc: victim@example\.com\r?$/m)
    expect(server.received[0]?.source).not.toMatch(/^Bcc:/m)
  })

  it('mail is deleted after a month', async () => {
    await queue()
    await turn()
    world.clock.advance(30 * 24 * 3600 + 1)
    await queue()
    await deleteOldMails(world.program.ctx)
    expect(await rows()).toHaveLength(1)
  })
})

describe('the outbox of the sandbox', () => {
  let world: World
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ world, close } = await startWorld(withoutWorker))
    const { ctx } = world.program
    for (const [to, subject] of [
      ['a@example.com', 'One'],
      ['b@example.com', 'Two'],
      ['a@example.com', 'Three'],
    ] as const)
      await ctx.db.transaction(tx => queueMail(ctx, tx, { to, subject, text: `Text of ${subject}` }))
  })
  afterAll(() => close())

  it('SEC-18 GET /v2/sandbox/outbox lists the newest first, in pages, also those to one address', async () => {
    const read = async (query: string) =>
      (await world.api.get(`/v2/sandbox/outbox${query}`, { as: as.partner })).json
    const first = await read('?count=2')
    expect(first.data.map((mail: { subject: string }) => mail.subject)).toEqual(['Three', 'Two'])
    expect(first.data[0]).toEqual({
      id: 3,
      to: 'a@example.com',
      subject: 'Three',
      text: 'Text of Three',
      created_at: world.clock.real().toISOString(),
      status: 'waiting',
      error: '',
    })
    const second = await read(`?count=2&cursor=${first.meta.next_cursor}`)
    expect(second.data.map((mail: { subject: string }) => mail.subject)).toEqual(['One'])
    expect(second.meta.next_cursor).toBeNull()
    expect((await read('?to=A@Example.com')).data).toHaveLength(2)
    expect((await read("?to=a'%20or%201=1")).data).toEqual([])
    expect((await world.api.get('/v2/sandbox/outbox')).status).toBe(401)
  })

  it('SEC-18 without a mail server everything arrives there', async () => {
    await sendDueMails(world.program.ctx)
    const { json } = await world.app.get('/account/sandbox/outbox')
    expect(json.data.map((mail: { status: string }) => mail.status)).toEqual(['sent', 'sent', 'sent'])
    expect(json.data[0].text).toBe('Text of Three')
  })
})

describe('letters', () => {
  it('SEC-18 the HTML part is the text, with its links, and nothing of it is markup', () => {
    const html = toHtml('Hi <b>&\n\nhttps://a.example/x?y=1&z#t\nlast "line" javascript:alert(1)')
    expect(html).toContain('<p>Hi &lt;b&gt;&amp;</p>')
    expect(html).toContain(
      '<a href="https://a.example/x?y=1&amp;z#t">https://a.example/x?y=1&amp;z#t</a><br>last',
    )
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('SEC-18 attempts are spread over a day', () => {
    const waits = Array.from({ length: 8 }, (_, index) => waitAfter(index + 1) ?? 0)
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(25)
    expect(waitAfter(9)).toBeUndefined()
  })
})
