import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { confirm, grant, install, uninstall } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { deliveriesTo, settled } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { fanOut } from './fan-out.ts'

// The worker is off, so a test decides what happens between a change and its fan-out.
const world = useWorld(withoutWorker)
const { main } = demo.locations
const { public: application, paid } = demo.applications
const { memberWithoutRights: nora } = demo
const byOther = bearer(demo.otherPartner.token, demo.owner.token)
const url = 'https://hooks.example/one'
let phones = 7_340_000

afterEach(async () => {
  await fanOut(world.program.ctx)
  for (const applicationId of [application, paid]) await uninstall(world, { applicationId })
  await world.query('update applications set disabled_at = null')
  for (const table of ['due_deliveries', 'deliveries', 'endpoints', 'hook_settings'])
    await world.query(`delete from ${table}`)
  await world.query('delete from memberships where location_id = $1 and user_id = $2', [main, nora.id])
})

/** Creates a client with the token of a partner who has no endpoint here, and returns its id. */
async function change(): Promise<number> {
  const body = { name: 'Wendy', phone: `+1628${++phones}` }
  const { status, json } = await world.api.post(`/v1/clients/${main}`, { as: byOther, body })
  expect(status).toBe(201)
  return json.data.id
}

const set = async (who: string, body: object = {}) => {
  const { status, text } = await world.api.post(`/v1/hooks_settings/${main}`, {
    as: who,
    body: { urls: [url], active: 1, client: 1, ...body },
  })
  expect(status, text).toBe(201)
}
const installed = (applicationId: number = application) =>
  install(world, { applicationId, settings: { webhook_urls: [url] } })

/** Gives Nora a role of her own with every right of the owner. */
async function giveRole() {
  await world.query(
    `with role as (
       insert into roles (location_id, title, rights) select $1, gen_random_uuid()::text, rights from roles
       where location_id = $1 and slug = 'owner' returning id
     )
     insert into memberships (location_id, user_id, role_id, created_at) select $1, $2, id, now() from role`,
    [main, nora.id],
  )
  await world.program.ctx.db.transaction(tx => world.program.ctx.accessCache.invalidate(tx))
}
const takeRole = async () => {
  const path = `/account/locations/${main}/users/${nora.id}`
  expect((await world.app.delete(path, { as: as.ownerPerson })).status).toBe(204)
}
const setByNora = async () => {
  await giveRole()
  await set(bearer(demo.partner.token, nora.token))
}

const operator = () => signedIn(world, demo.operator)
const actOnInstallation = async (action: string, applicationId: number = application) => {
  const path = `/account/operator/applications/${applicationId}/links/${main}/${action}`
  const { status } = await world.app.post(path, { as: await operator(), body: { note: 'x' } })
  expect(status).toBe(200)
}
const actOnApplication = async (action: string) => {
  const path = `/account/operator/applications/${application}/${action}`
  const { status, text } = await world.app.post(path, { as: await operator(), body: { note: 'x' } })
  expect(status, text).toBe(200)
}
const switchEndpoint = async (isOff: boolean) => {
  const [row] = await world.query('select id from endpoints')
  const path = `/account/locations/${main}/receivers/${row?.id}`
  const { status } = await world.app.put(path, { as: as.ownerPerson, body: { is_switched_off: isOff } })
  expect(status).toBe(200)
}

const log = async () =>
  (await world.api.get(`/v2/locations/${main}/event_log?count=200`, { as: as.partner })).json.data as {
    resource_id: number
    sequence: number
    deliveries: { outcome: string }[]
  }[]
const inLog = async (id: number) => (await log()).find(({ resource_id }) => resource_id === id)
const explain = async (id: number) => {
  const query = `location_id=${main}&resource=client&resource_id=${id}`
  const { json } = await world.api.get(`/v2/webhooks/explain?${query}`, { as: as.partner })
  return json.data.map(({ sentence }: { sentence: string }) => sentence) as string[]
}

/** Starts a worker after the changes, so that what is due is sent, held or cancelled. */
async function send() {
  await fanOut(world.program.ctx)
  const worker = await startWorld({ beside: world, clock: world.clock, env: { FOYER_ROLES: 'worker' } })
  world.clock.advance(5)
  await settled(world)
  await worker.close()
  return (await deliveriesTo(world, url)).map(({ outcome, reason }) => ({ outcome, reason }))
}

describe('EXA-50 an endpoint does not get a change from before', () => {
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['it was set', async () => {}, () => set(as.owner)],
    [
      'its application was installed',
      () => grant(world),
      () => confirm(world, { settings: { webhook_urls: [url] } }),
    ],
    [
      'a repeated callback named it',
      () => install(world),
      () => confirm(world, { settings: { webhook_urls: [url] } }),
    ],
    ['its flag was 1', () => set(as.owner, { client: 0 }), () => set(as.owner)],
    ['it was active', () => set(as.owner, { active: 0 }), () => set(as.owner)],
    [
      'the owner switched it on',
      async () => {
        await set(as.owner)
        await switchEndpoint(true)
      },
      () => switchEndpoint(false),
    ],
    [
      'its person had a role',
      async () => {
        await setByNora()
        await takeRole()
      },
      giveRole,
    ],
    [
      'an owner took it over',
      async () => {
        await setByNora()
        await takeRole()
      },
      async () => {
        const [row] = await world.query('select id from endpoints')
        const path = `/account/locations/${main}/receivers/${row?.id}/take_over`
        expect((await world.app.post(path, { as: as.ownerPerson })).status).toBe(200)
      },
    ],
    [
      'its application declared the right',
      async () => {
        await installed()
        await world.query(
          "update applications set rights = array_remove(rights, 'clients_access') where id = 1",
        )
      },
      () => world.query("update applications set rights = rights || '{clients_access}' where id = 1"),
    ],
    [
      'its application declared the kind of record',
      async () => {
        await installed()
        await world.query("update applications set kinds = array_remove(kinds, 'client') where id = 1")
      },
      () => world.query("update applications set kinds = kinds || '{client}' where id = 1"),
    ],
  ])('%s', async (_name, before, after) => {
    await before()
    const id = await change()
    await after()
    await fanOut(world.program.ctx)
    expect(await deliveriesTo(world, url)).toEqual([])
    // An active application without an endpoint still has the change in its event log.
    expect((await inLog(id))?.deliveries ?? []).toEqual([])
    expect((await explain(id)).join()).not.toMatch(/delivered|to be sent|cancelled/)
  })

  it('also when another endpoint of the same URL may not get it any more', async () => {
    await installed()
    await change()
    await world.query(
      `insert into endpoints (location_id, partner_id, url, kinds, user_id, created_at)
       values ($1, 1, $2, '{client}', $3, $4)`,
      [main, url, demo.owner.id, world.clock.now()],
    )
    await uninstall(world)
    expect(await send()).toMatchObject([{ outcome: 'cancelled' }])
  })
})

describe('EXA-51 a change is cancelled, and in the event log with its sequence, when right after it', () => {
  const removed = 'The application or the endpoint was removed before it was sent.'
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>, string]>([
    ['the partner uninstalled', () => installed(), () => uninstall(world), removed],
    [
      'the owner disconnected it',
      () => installed(),
      () =>
        world.app.delete(`/account/locations/${main}/applications/${application}`, { as: as.ownerPerson }),
      removed,
    ],
    ['an operator took it off the Location', () => installed(), () => actOnInstallation('disable'), removed],
    ['an operator disabled the application', () => installed(), () => actOnApplication('disable'), removed],
    ['its partner named another URL', () => set(as.owner), () => set(as.owner, { urls: [] }), removed],
    [
      'the owner switched it off',
      () => set(as.owner),
      () => switchEndpoint(true),
      'The owner of the Location has switched this endpoint off.',
    ],
    [
      'the role of its person was taken away',
      setByNora,
      takeRole,
      'The person who set this endpoint no longer has a role in the Location. An owner of the Location can take it over.',
    ],
  ])('%s', async (_name, before, after, reason) => {
    await before()
    const sequenceBefore = (await log()).at(-1)?.sequence ?? 0
    const id = await change()
    await after()
    expect(await send()).toEqual([{ outcome: 'cancelled', reason }])
    await world.query('update applications set disabled_at = null')
    await install(world)
    expect(await inLog(id)).toMatchObject({
      sequence: sequenceBefore + 1,
      deliveries: [{ outcome: 'cancelled' }],
    })
    expect(await explain(id)).toContain(`It was cancelled before it was sent: ${reason}`)
  })
})

describe('EXA-52 a change is held when right after it', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['an operator froze the application', () => actOnInstallation('freeze', paid)],
    [
      'what was paid came to an end',
      async () => {
        const past = new Date(world.clock.now().getTime() - 1000)
        await world.query('update installations set paid_until = $1, free_until = $1, grace_until = $1', [
          past,
        ])
        await checkPaidPeriods(world.program.ctx)
      },
    ],
  ])('%s, and replayed when it is active again', async (_name, freeze) => {
    await installed(paid)
    const id = await change()
    await freeze()
    const reason = 'The application is frozen in this Location.'
    expect(await send()).toEqual([{ outcome: 'held', reason }])
    await actOnInstallation('unfreeze', paid)
    expect(await inLog(id)).toMatchObject({ deliveries: [{ outcome: 'held' }] })
    expect(await explain(id)).toEqual([
      `It is held: ${reason} Replay it when the application is active again.`,
    ])
  })

  it('and one from before an unfreeze is held, not sent', async () => {
    await installed(paid)
    await actOnInstallation('freeze', paid)
    await change()
    await actOnInstallation('unfreeze', paid)
    expect(await send()).toMatchObject([{ outcome: 'held' }])
  })
})

describe('EXA-53 the explanation', () => {
  it('says that an endpoint was set after the change, also within the same moment', async () => {
    await install(world)
    const id = await change()
    await confirm(world, { settings: { webhook_urls: [url] } })
    await fanOut(world.program.ctx)
    expect(await explain(id)).toEqual([`This endpoint was set later, at ${world.clock.now().toISOString()}.`])
    expect(await inLog(id)).toMatchObject({ deliveries: [] })
  })

  it('says that an endpoint was changed after the change, also within the same moment', async () => {
    await set(as.owner, { client: 0 })
    const id = await change()
    await set(as.owner)
    await fanOut(world.program.ctx)
    expect(await explain(id)).toEqual(['This endpoint was changed later; what was set before is not kept.'])
    expect(await inLog(id)).toBeUndefined()
  })
})
