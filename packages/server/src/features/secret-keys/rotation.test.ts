import pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, it } from 'vitest'
import { buildServer, Child } from '../../../test/child.ts'
import { newFolder, removeFolder } from '../../../test/folders.ts'
import { testKey } from '../../../test/global-setup.ts'
import { fillSealedColumns, newKey, queueMails, silenceProcesses } from '../../../test/keys.ts'
import { connect } from '../../../test/paying.ts'
import { startReceiver } from '../../../test/receiver.ts'
import { TestClock } from '../../../test/test-clock.ts'
import { lockWaits, until } from '../../../test/until.ts'
import { demoKey, pageOf } from '../../../test/v3.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../test/webhooks.ts'
import { as, startWorld, type World, withoutWorker } from '../../../test/world.ts'
import { KeyRing } from '../../platform/crypto/key-ring.ts'
import { seal, tryUnseal } from '../../platform/crypto/seal.ts'
import { mailPurpose } from '../infrastructure/mail/mail.ts'
import { createPartner, partnerTokenOf, rotateToken } from '../marketplace/partners/partners.ts'
import { demo } from '../sandbox/demo-world/facts.ts'
import { rotateSecret, sealPurpose, signingSecrets } from '../webhooks/sending/secrets.ts'
import { saveKey } from './check-keys.ts'
import { createKeyWatch } from './watch-keys.ts'

const patience = 180_000
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const ringOf = (current: string, ...accepted: string[]) =>
  new KeyRing(
    Buffer.from(current, 'base64'),
    accepted.map(key => Buffer.from(key, 'base64')),
  )

/** Returns a database without a process: only what a test starts runs on it. */
async function bareDatabase(prepare: (world: World) => Promise<void>) {
  const { world, close } = await startWorld(withoutWorker)
  closing.push(close)
  await prepare(world)
  await world.program.stop()
  return world
}

const foyer = async (base: World, args: string[], keys: Record<string, string>) => {
  const folder = await newFolder()
  closing.push(() => removeFolder(folder))
  return new Child(await buildServer(), ['keys', ...args], {
    DATABASE_URL: base.databaseUrl,
    FOYER_DATA_DIR: folder,
    ...keys,
  })
}

it(
  'SEC-17 the steps of the guide change the key under traffic, and nobody notices',
  async () => {
    const base = await bareDatabase(async world => {
      await fillSealedColumns(world)
      await connect(world, { applicationId: demo.applications.paid, locationId: demo.locations.main })
      await queueMails(world, 3000)
    })
    const printed = await (await foyer(base, ['new'], {})).exited
    const next = /FOYER_SECRET_KEY=(\S+)/.exec(printed.output)?.[1] as string
    const clock = new TestClock()
    const startWith = async (env: Record<string, string>) => {
      const { world, close } = await startWorld({ beside: base, clock, env })
      let closed: Promise<void> | undefined
      const closeOnce = () => (closed ??= close())
      closing.push(closeOnce)
      return { world, close: closeOnce }
    }
    const receiver = await startReceiver()
    closing.push(receiver.close)

    // The processes first have the old key, then the new one to open with, then the new one to seal with.
    let [one, two] = [await startWith({}), await startWith({ FOYER_ROLES: 'app' })]
    const webhook = new Webhook(await rotateSecret(one.world.program.ctx, demo.otherPartner.id))
    await addEndpoint(one.world, { url: receiver.url })
    const cursor = pageOf(await one.world.api.get(`${resources}?limit=1`, { as: demoKey })).next_cursor
    const query = `salon_id=${demo.locations.main}&application_id=${demo.applications.paid}`
    const link = await one.world.api.get(`/v1/marketplace/application/payment_link?${query}`, {
      as: as.partner,
    })
    const restart = async (env: Record<string, string>) => {
      await one.close()
      one = await startWith(env)
      await two.close()
      two = await startWith({ ...env, FOYER_ROLES: 'app' })
    }
    await restart({ FOYER_SECRET_KEYS_ACCEPTED: next })
    const during = { FOYER_SECRET_KEY: next, FOYER_SECRET_KEYS_ACCEPTED: testKey }
    await restart(during)
    await base.query("update secret_keys set seen_at = now() - interval '5 minutes' where id = $1", [
      ringOf(testKey).current.id,
    ])

    const rotation = await foyer(base, ['rotate'], during)
    let [isRotating, events] = [true, 0]
    const by = { userId: demo.developer.id, address: '' }
    const { id: partnerId } = await createPartner(one.world.program.ctx, { ...by, title: 'Busy' })
    const traffic = (async () => {
      const { ctx } = one.world.program
      while (isRotating || events < 5) {
        await createClient(one.world)
        events++
        const { token } = await rotateToken(ctx, { ...by, partnerId })
        expect(await partnerTokenOf(two.world.program.ctx, partnerId)).toBe(token)
        await rotateSecret(ctx, partnerId)
        expect((await signingSecrets(two.world.program.ctx, partnerId)).length).toBeGreaterThan(0)
        await fannedOut(one.world)
        clock.advance(5)
      }
    })()
    const { code, output } = await rotation.exited
    isRotating = false
    await traffic
    expect(output).toMatch(/mails\.sealed_text: \d+ of \d+/)
    expect(output).toContain(`Key ${ringOf(testKey).current.id} holds nothing any more: it may go.`)
    expect(code, output).toBe(0)
    const status = await (await foyer(base, ['status'], { FOYER_SECRET_KEY: next })).exited
    expect(status.code, status.output).toBe(0)

    // Signatures of the old key are valid as long as it is accepted.
    const after = await one.world.api.get(`${resources}?limit=1&cursor=${cursor}`, { as: demoKey })
    expect(after.status).toBe(200)
    const { url } = link.json.data
    const page = url.slice(new URL(url).origin.length)
    expect((await two.world.app.get(page, { headers: { accept: 'text/html' } })).status).toBe(200)

    await restart({ FOYER_SECRET_KEY: next })
    await settled(one.world)
    expect(receiver.received).toHaveLength(events)
    for (const { body, headers } of receiver.received) webhook.verify(body, headers as Record<string, string>)
    expect((await two.world.app.get(page, { headers: { accept: 'text/html' } })).status).toBe(403)
    expect(one.world.program.ctx.key.unreadable + two.world.program.ctx.key.unreadable).toBe(0)
    const audit = await base.query("select note from audit_log where action = 'key-rotate' order by id")
    expect(audit).toHaveLength(2)
  },
  patience,
)

const resources = `/v3/locations/${demo.locations.main}/resources`

/** Whoever writes to this mail waits there until it is released. */
async function stopAtMail(base: World, count: number) {
  const client = new pg.Client(base.databaseUrl)
  await client.connect()
  const { rows } = await client.query('select id from mails order by id offset $1 limit 1', [count - 1])
  await client.query(`create function wait_here() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end'`)
  await client.query(
    `create trigger wait_here before update on mails for each row when (old.id = ${rows[0].id}) execute function wait_here()`,
  )
  await client.query('select pg_advisory_lock(1)')
  const release = async () => {
    await client.query('select pg_advisory_unlock(1)')
    // This waits for the transaction that was stopped here to end.
    await client.query('drop trigger wait_here on mails')
    await client.end()
  }
  return { release }
}

it(
  'SEC-17 a rotation that is killed goes on where it was',
  async () => {
    const base = await bareDatabase(world => queueMails(world, 500))
    await silenceProcesses(base)
    const next = newKey()
    const keys = { FOYER_SECRET_KEY: next, FOYER_SECRET_KEYS_ACCEPTED: testKey }
    const { release } = await stopAtMail(base, 250)
    const first = await foyer(base, ['rotate'], keys)
    await until(
      async () => first.output.includes('mails.sealed_text: 200 of 500'),
      '200 letters are sealed anew',
    )
    await lockWaits(base)
    first.kill('SIGKILL')
    await first.exited
    await release()
    const sealedWith = async (ring: KeyRing) =>
      (await base.query('select sealed_text from mails')).filter(({ sealed_text }) =>
        tryUnseal(ring, mailPurpose, sealed_text as Buffer),
      ).length
    // The batch that it was killed in is undone as a whole.
    expect(await sealedWith(ringOf(next))).toBe(200)
    expect(await sealedWith(ringOf(testKey))).toBe(300)
    const between = await (await foyer(base, ['status'], keys)).exited
    expect(between.code).toBe(1)
    expect(between.output).toMatch(/opens +\d+ .*needed/)

    await silenceProcesses(base)
    const second = await (await foyer(base, ['rotate'], keys)).exited
    expect(second.output).toContain('mails.sealed_text: 300 of 300')
    expect(second.output).not.toContain('of 500')
    expect(second.code, second.output).toBe(0)
    expect(await sealedWith(ringOf(next))).toBe(500)
  },
  patience,
)

it(
  'SEC-17 a key that holds nothing may go only when the database does not ask for it any more',
  async () => {
    const base = await bareDatabase(async () => undefined)
    const next = newKey()
    const former = ringOf(testKey).current.id
    const both = { FOYER_SECRET_KEY: next, FOYER_SECRET_KEYS_ACCEPTED: testKey }
    await silenceProcesses(base)
    const rotated = await (await foyer(base, ['rotate'], both)).exited
    expect(rotated.code, rotated.output).toBe(0)

    // A process that was overlooked starts with the former settings, and stops.
    const forgotten = await startWorld({
      beside: base,
      env: { FOYER_ROLES: 'app', FOYER_SECRET_KEYS_ACCEPTED: next },
    })
    await forgotten.close()
    await silenceProcesses(base)
    for (const keys of [both, { FOYER_SECRET_KEY: next }]) {
      const status = await (await foyer(base, ['status'], keys)).exited
      expect(status.output).toMatch(new RegExp(`${former} .* 0 .*run foyer keys rotate`))
      expect(status.output).not.toContain('may go')
      expect(status.code, status.output).toBe(1)
    }
    const start = () => startWorld({ beside: base, env: { FOYER_ROLES: 'app', FOYER_SECRET_KEY: next } })
    const refusal = await start().then(
      () => '',
      (error: Error) => error.message,
    )
    expect(refusal).toContain(`key ${former} is registered there as in use`)
    expect(refusal).toContain('run foyer keys rotate with the present key')
    expect(refusal).not.toContain('values in it are sealed')

    const again = await (await foyer(base, ['rotate'], { FOYER_SECRET_KEY: next })).exited
    expect(again.output).toContain(`Key ${former} holds nothing any more: it may go.`)
    expect(again.code, again.output).toBe(0)
    const clean = await (await foyer(base, ['status'], both)).exited
    expect(clean.output).toMatch(new RegExp(`${former} .* 0 .*may go`))
    expect(clean.code, clean.output).toBe(0)
    await (await start()).close()
  },
  patience,
)

it('SEC-17 rotate does not begin while a process seals with another key', async () => {
  const { world, close } = await startWorld({ env: { FOYER_ROLES: 'app' } })
  closing.push(close)
  const rotation = await foyer(world, ['rotate'], {
    FOYER_SECRET_KEY: newKey(),
    FOYER_SECRET_KEYS_ACCEPTED: testKey,
  })
  await until(
    async () => rotation.output.includes('Waiting until no process seals with key'),
    'the rotation waits for other processes',
  )
  rotation.kill('SIGKILL')
  await rotation.exited
  expect(await world.query('select id from secret_keys')).toHaveLength(1)
})

it('SEC-17 forget with a wrong key leaves a running server its key, and says what to do', async () => {
  const { world, close } = await startWorld({ env: { FOYER_ROLES: 'app' } })
  closing.push(close)
  const { id } = ringOf(testKey).current
  const otherKey = { FOYER_SECRET_KEY: newKey() }
  const refused = await (await foyer(world, ['forget', id], otherKey)).exited
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`A process seals with key ${id}`)
  expect(refused.output).toContain('stop that process and run this again a minute later')
  expect(await world.query('select id from secret_keys')).toEqual([{ id }])
  await createKeyWatch(world.program.ctx)()
  expect(JSON.parse((await world.app.get('/readyz')).text).status).not.toBe('degraded')
  await (await startWorld({ beside: world, env: { FOYER_ROLES: 'app' } })).close()

  await world.program.stop()
  await silenceProcesses(world)
  const given = await (await foyer(world, ['forget', id], otherKey)).exited
  expect(given.output).toContain(`Key ${id} is forgotten.`)
  expect(given.code).toBe(0)
})

it('SEC-17 a value that no key opens is loud, and its deliveries wait for a process that has the key', async () => {
  const { world, close } = await startWorld()
  closing.push(close)
  const next = newKey()
  const [mute, listening] = [await startReceiver(), await startReceiver()]
  closing.push(mute.close, listening.close)
  const { ctx } = world.program
  await addEndpoint(world, { url: mute.url })
  await addEndpoint(world, { url: listening.url, partnerId: demo.partner.id, includesOwnChanges: true })
  const sealed = seal(ringOf(next), sealPurpose(demo.otherPartner.id), `whsec_${newKey()}`)
  await world.query(
    "insert into webhook_secrets (partner_id, sealed, hint, created_at) values ($1, $2, '', now())",
    [demo.otherPartner.id, sealed],
  )
  const watch = createKeyWatch(ctx)
  await createClient(world)
  await fannedOut(world)
  world.clock.advance(5)
  await listening.waitFor(1)
  await until(async () => ctx.key.unreadable > 0, 'something sealed cannot be opened')
  expect(mute.received).toHaveLength(0)
  expect(
    world.logs.filter(line => line.includes('the webhook secret of a partner cannot be read')),
  ).toHaveLength(1)
  expect((await world.app.get('/metrics')).text).toMatch(/foyer_sealed_unreadable_total [1-9]/)
  for (let looks = 0; looks < 3; looks++) {
    await watch()
    expect(JSON.parse((await world.app.get('/readyz')).text)).toMatchObject({
      status: 'degraded',
      problem: expect.stringContaining('could not be opened'),
    })
  }

  await saveKey(ctx.db, ringOf(next), ringOf(next).current.id)
  await watch()
  const { problem } = JSON.parse((await world.app.get('/readyz')).text)
  expect(problem).toContain(`sealed with key ${ringOf(next).current.id}, which this process does not have`)

  const helper = await startWorld({
    beside: world,
    clock: world.clock,
    env: { FOYER_ROLES: 'worker', FOYER_SECRET_KEYS_ACCEPTED: next },
  })
  closing.push(() => helper.close())
  expect(await mute.waitFor(1)).toHaveLength(1)
})
